import type { MediaQueriesSignal } from '@assay/contract';
import type { Collector } from '../collector';
import { FONTS } from '../data/fonts';
import { breathe } from '../natives';
import { surface } from './canvas';

/** Checks whether a media query matches. */
export const holds = (query: string): boolean => matchMedia(`(${query})`).matches;

const firstHolding = <Value extends string>(name: string, values: readonly Value[]): Value | null =>
  values.find((value) => holds(`${name}: ${value}`)) ?? null;

/** Compares with a tolerance, because queries and scripts round lengths differently on a zoomed page. */
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

/** System colors of CSS Color 4 §6.2. */
const NAMES =
  'AccentColor AccentColorText ActiveText ButtonBorder ButtonFace ButtonText Canvas CanvasText Field FieldText GrayText Highlight HighlightText LinkText Mark MarkText SelectedItem SelectedItemText VisitedText'.split(
    ' ',
  );

export const systemColors: Collector<'systemColors'> = {
  name: 'systemColors',
  limit: 200,
  collect() {
    const probe = document.createElement('span');
    const parent = document.body ?? document.documentElement;
    const { style } = probe;
    // Set through the object model, because a strict content security policy forbids style attributes only.
    style.display = 'none';
    style.colorScheme = 'light';
    parent.append(probe);
    try {
      const computed = getComputedStyle(probe);
      const colours: Record<string, string> = {};
      for (const name of NAMES) {
        style.color = '';
        style.color = name;
        if (style.color) colours[name] = computed.color;
      }
      return colours;
    } finally {
      probe.remove();
    }
  },
};

const TEXT = 'mmMwWLliI0O&1';
const SIZE = 48;
const GENERIC = ['serif', 'sans-serif', 'monospace', 'system-ui', 'cursive', 'fantasy'];
/** A missing font falls back to one of these two, which differ in every width. */
const FALLBACKS = ['monospace', 'serif'];

/** Measures widths on a canvas, which needs no layout and is independent of zoom and pixel ratio. */
export const fonts: Collector<'fonts'> = {
  name: 'fonts',
  limit: 900,
  costly: true,
  async collect() {
    const { context } = surface(1, 1);
    if (!context) return null;
    const width = (family: string): number => {
      context.font = `${SIZE}px ${family}`;
      return context.measureText(TEXT).width;
    };
    // The system may search for a family on disk, so each one gets its own time slice.
    const widths = async (families: readonly string[]): Promise<number[]> => {
      const measured: number[] = [];
      for (const family of families) {
        measured.push(width(family));
        await breathe();
      }
      return measured;
    };
    await breathe(true);
    const fallbackWidths = await widths(FALLBACKS);
    const found: string[] = [];
    for (const name of FONTS) {
      if (FALLBACKS.some((fallback, at) => width(`"${name}",${fallback}`) !== fallbackWidths[at]))
        found.push(name);
      await breathe();
    }
    const again = await widths(FALLBACKS);
    return {
      found,
      probed: FONTS.length,
      noise: again.some((measured, at) => measured !== fallbackWidths[at]),
      genericWidths: await widths(GENERIC),
    };
  },
};
