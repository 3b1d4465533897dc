import { describe, expect, test } from 'vitest';
import { DEFAULT_OPTIONS } from '../options';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { geolocation } from './network';

const options = { ...DEFAULT_OPTIONS, geolocation: { ...DEFAULT_OPTIONS.geolocation, enabled: true } };
const nowhere = { latitude: null, longitude: null, accuracy: null };
const coords = { latitude: 49, longitude: 8.4, accuracy: 20 };

type PastFacts = (position: unknown) => void;

/** Sets up a browser with this permission state and position result. */
const browser = (state: string, answer: (found: PastFacts, failed: PastFacts) => void) =>
  pageWith({
    navigator: {
      permissions: { query: async () => ({ state }) },
      geolocation: { getCurrentPosition: answer },
    },
  });

describe('geolocation', () => {
  test('returns skipped unless the options enable it', async () => {
    expect(await signalFrom(geolocation)).toEqual({ e: 'skipped' });
  });

  test('returns the position when permission is granted', async () => {
    browser('granted', (found) => found({ coords }));
    expect(await signalFrom(geolocation, { options })).toEqual({ v: { status: 'GRANTED', ...coords } });
  });

  test.each(['DENIED', 'PROMPT'])('does not prompt when the permission is %s', async (status) => {
    browser(status.toLowerCase(), () => {
      throw new Error('asked');
    });
    expect(await signalFrom(geolocation, { options })).toEqual({ v: { status, ...nowhere } });
  });

  test.each([
    [1, 'DENIED'],
    [2, 'UNAVAILABLE'],
    [3, 'TIMEOUT'],
    [9, 'UNAVAILABLE'],
  ])('reports error code %d as %s', async (code, status) => {
    browser('granted', (_, failed) => failed({ code }));
    expect(await signalFrom(geolocation, { options })).toEqual({ v: { status, ...nowhere } });
  });

  test('returns unsupported without the API, and an error when it throws', async () => {
    pageWith({ navigator: {} });
    expect(await signalFrom(geolocation, { options })).toEqual({ e: 'unsupported' });
    browser('granted', BROKEN);
    expect(await signalFrom(geolocation, { options })).toEqual({ e: 'error' });
  });
});
