import type { Blob } from './ink';

/** Heights of digits, as shares of a picture's longer side: of print on a card that fills a half of it at least. */
const [LOWEST, HIGHEST] = [0.012, 0.12];
/** Width by height: a one without feet, and a zero of a wide face. */
const [NARROWEST, WIDEST] = [0.1, 1.1];
/** From one digit to the next, in heights: as far as over the blank between two groups. */
const LONGEST_GAP = 2.2;
/** How far a digit may stand above or below the one before, in heights: a card that lies askew by 15 degrees. */
const STEP = 0.28;
const [SHORTER, TALLER] = [0.8, 1.25];

const middleOf = ({ top, height }: Blob): number => top + height / 2;

const isSign = (blob: Blob, longest: number): boolean =>
  blob.height >= LOWEST * longest &&
  blob.height <= HIGHEST * longest &&
  blob.height >= 8 &&
  blob.width >= NARROWEST * blob.height &&
  blob.width <= WIDEST * blob.height;

/** The nearest sign to the right that may be the next of a row. */
function nextOf(of: Blob, signs: readonly Blob[], from: number): Blob | null {
  const end = of.left + of.width;
  for (let at = from; at < signs.length; at++) {
    const other = signs[at]!;
    if (other.left < end - 0.15 * of.height) continue;
    const gap = other.left - end;
    if (gap > LONGEST_GAP * of.height) return null;
    const ratio = other.height / of.height;
    const rise = Math.abs(middleOf(other) - middleOf(of));
    if (ratio >= SHORTER && ratio <= TALLER && rise <= STEP * of.height * (1 + gap / of.height)) return other;
  }
  return null;
}

/**
 * Rows of signs of one height beside each other, from left to right, as digits of a card stand.
 * @param longest pixels of the picture's longer side
 */
export function signRows(blobs: readonly Blob[], longest: number): readonly (readonly Blob[])[] {
  const signs = blobs.filter((blob) => isSign(blob, longest)).sort((a, b) => a.left - b.left);
  const used = new Set<Blob>();
  const rows: Blob[][] = [];
  for (const [at, first] of signs.entries()) {
    if (used.has(first)) continue;
    const row = [first];
    used.add(first);
    for (let next = nextOf(first, signs, at + 1); next; ) {
      if (used.has(next)) break;
      row.push(next);
      used.add(next);
      next = nextOf(next, signs, signs.indexOf(next) + 1);
    }
    rows.push(row);
  }
  return rows;
}
