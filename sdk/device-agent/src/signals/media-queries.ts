import type { MediaQueriesSignal } from '@assay/contract';
import type { Collector } from '../collector';

/** Whether a media query holds. */
export const holds = (query: string): boolean => matchMedia(`(${query})`).matches;

const firstHolding = <Value extends string>(name: string, values: readonly Value[]): Value | null =>
  values.find((value) => holds(`${name}: ${value}`)) ?? null;

/** Lengths in queries and in scripts are rounded differently when a page is zoomed. */
const near = (name: string, value: number, by: number, unit: string) =>
  holds(`min-${name}: ${value - by}${unit}`) && holds(`max-${name}: ${value + by}${unit}`);

function monochromeBits(): number | null {
  for (let bits = 0; bits <= 16; bits++) if (holds(`monochrome: ${bits}`)) return bits;
  return null;
}

export const mediaQueries: Collector<'mediaQueries'> = {
  name: 'mediaQueries',
  limit: 100,
  fresh: true,
  collect: (): MediaQueriesSignal => ({
    screenAgrees:
      near('device-width', screen.width, 1, 'px') && near('device-height', screen.height, 1, 'px'),
    ratioAgrees: near('resolution', devicePixelRatio, 0.05, 'dppx'),
    colorGamut: firstHolding('color-gamut', ['rec2020', 'p3', 'srgb']),
    highDynamicRange: holds('dynamic-range: high'),
    monochromeBits: monochromeBits(),
    reducedMotion: holds('prefers-reduced-motion: reduce'),
    reducedTransparency: holds('prefers-reduced-transparency: reduce'),
    darkScheme: holds('prefers-color-scheme: dark'),
    forcedColors: holds('forced-colors: active'),
    invertedColors: holds('inverted-colors: inverted'),
    contrast:
      firstHolding('prefers-contrast', ['more', 'less', 'custom']) ??
      (holds('prefers-contrast: no-preference') ? 'none' : null),
  }),
};
