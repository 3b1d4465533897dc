import { describe, expect, test } from 'vitest';
import { BROKEN, signalFrom } from '../testing/page';
import { iframe } from './user-agent';

const EVAL = 'function eval() { [native code] }';

/** Returns the window of a frame with Node's clock and language. */
const frameOf = (navigator: object) =>
  ({ navigator, Intl, Date, eval: { toString: () => EVAL } }) as unknown as Window & typeof globalThis;

describe('iframe', () => {
  test('returns what a new window sees', async () => {
    const userAgentData = { platform: 'Linux', brands: [{ brand: 'Chromium', version: '142' }] };
    const navigator = {
      userAgent: 'Browser/1',
      platform: 'Linux x86_64',
      language: 'en',
      languages: ['en'],
      hardwareConcurrency: 4,
      webdriver: true,
      userAgentData,
    };
    expect(await signalFrom(iframe, { frame: async () => frameOf(navigator) })).toEqual({
      v: {
        userAgent: 'Browser/1',
        platform: 'Linux x86_64',
        language: 'en',
        languages: ['en'],
        hardwareConcurrency: 4,
        deviceMemory: null,
        zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        offset: new Date().getTimezoneOffset(),
        webdriver: true,
        dataPlatform: 'Linux',
        brands: ['Chromium/142'],
        evalLength: EVAL.length,
        unmaskedVendor: null,
        unmaskedRenderer: null,
      },
    });
  });

  test('returns unsupported when a page allows no frame, and an error when its window throws', async () => {
    expect(await signalFrom(iframe)).toEqual({ e: 'unsupported' });
    expect(await signalFrom(iframe, { frame: async () => frameOf(BROKEN) })).toEqual({ e: 'error' });
  });
});
