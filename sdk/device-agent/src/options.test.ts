import { describe, expect, test } from 'vitest';
import { DEFAULT_OPTIONS, withGiven } from './options';
import { endpointOf } from './server';

describe('options', () => {
  test.each([undefined, null, 7, 'text', []])('ignore %j', (given) => {
    expect(withGiven(DEFAULT_OPTIONS, given)).toEqual(DEFAULT_OPTIONS);
  });

  test('are merged over the defaults, including nested options', () => {
    const read = withGiven(DEFAULT_OPTIONS, {
      networkTimeoutMs: 500,
      consentId: 'c-1',
      geolocation: { canPrompt: true },
      throwOn: ['geolocationTimeout'],
      behavioralDataCollection: { targets: '' },
    });
    expect(read).toEqual({
      ...DEFAULT_OPTIONS,
      networkTimeoutMs: 500,
      consentId: 'c-1',
      geolocation: { ...DEFAULT_OPTIONS.geolocation, canPrompt: true },
      throwOn: ['geolocationTimeout'],
      behavioralDataCollection: { targets: '', formFilloutDurationTargetId: null },
    });
  });

  test('with a wrong type are ignored in favor of the default', () => {
    const given = {
      networkTimeoutMs: '500',
      fieldTimeoutMs: Number.NaN,
      throwOn: 'all',
      geolocation: true,
      silentMode: 1,
      consentId: 12,
      windowLocation: { maxLength: -1 },
      unknown: true,
    };
    expect(withGiven(DEFAULT_OPTIONS, given)).toEqual(DEFAULT_OPTIONS);
  });

  test('of getSession are merged over those of init', () => {
    const first = withGiven(DEFAULT_OPTIONS, { consentId: 'c-1', region: 'eu' });
    expect(withGiven(first, { consentId: 'c-2', region: null })).toMatchObject({
      consentId: 'c-2',
      region: 'eu',
    });
  });
});

describe('endpointOf', () => {
  test.each([
    [{ endpoint: 'https://assay.example/' }, 'https://assay.example'],
    [{ endpoint: 'https://{region}.assay.example', region: 'us' }, 'https://us.assay.example'],
    [{ endpoint: 'javascript:alert(1)' }, null],
  ])('resolves %j to %s', (given, expected) => {
    expect(endpointOf(withGiven(DEFAULT_OPTIONS, given))).toBe(expected);
  });
});
