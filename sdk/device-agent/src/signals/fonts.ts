import type { Collector } from '../collector';
import { FONTS } from '../data/fonts';
import { breathe } from '../natives';
import { surface } from './canvas';

const TEXT = 'mmMwWLliI0O&1';
const SIZE = 48;
const GENERIC = ['serif', 'sans-serif', 'monospace', 'system-ui', 'cursive', 'fantasy'];
/** A font that is missing falls back to one of these two, which differ in every width. */
const FALLBACKS = ['monospace', 'serif'];

/**
 * Widths come from a canvas: they need no layout and do not move with zoom or pixel ratio.
 */
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
    // The system may have to look for a family on its disk: each stands alone.
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
