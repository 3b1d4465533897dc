import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { mediaQueries } from './styles';

const LIMITS = /^\((min|max)-(device-width|device-height|resolution): ([\d.]+)/;

/** Sets up a browser with these screen values and matching queries. */
const browser = (facts: { readonly [name: string]: number }, held: readonly string[]) => (query: string) => {
  const [, bound, name = '', limit] = LIMITS.exec(query) ?? [];
  const fact = facts[name] ?? Number.NaN;
  const within = bound === 'min' ? fact >= Number(limit) : fact <= Number(limit);
  return { matches: bound ? within : held.includes(query) };
};
const facts = { 'device-width': 1920, 'device-height': 1080, resolution: 1.25 };

describe('mediaQueries', () => {
  test('match an honest screen and report user preferences', async () => {
    const held = [
      '(color-gamut: p3)',
      '(color-gamut: srgb)',
      '(monochrome: 0)',
      '(prefers-contrast: no-preference)',
    ];
    pageWith({
      screen: { width: 1920, height: 1080 },
      devicePixelRatio: 1.25,
      matchMedia: browser(facts, [...held, '(prefers-color-scheme: dark)']),
    });
    expect(await signalFrom(mediaQueries)).toEqual({
      v: {
        screenAgrees: true,
        ratioAgrees: true,
        colorGamut: 'p3',
        highDynamicRange: false,
        monochromeBits: 0,
        reducedMotion: false,
        reducedTransparency: false,
        darkScheme: true,
        forcedColors: false,
        invertedColors: false,
        contrast: 'none',
      },
    });
  });

  test("don't match a screen that a script faked; a query without a match is null", async () => {
    const screen = { width: 1366, height: 768 };
    pageWith({ screen, devicePixelRatio: 1, matchMedia: browser(facts, []) });
    expect(await signalFrom(mediaQueries)).toMatchObject({
      v: { screenAgrees: false, ratioAgrees: false, colorGamut: null, monochromeBits: null, contrast: null },
    });
  });

  test('return an error when queries throw', async () => {
    pageWith({ screen: {}, devicePixelRatio: 1, matchMedia: BROKEN });
    expect(await signalFrom(mediaQueries)).toEqual({ e: 'error' });
  });
});
