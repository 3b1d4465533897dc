/** Which fonts a browser found: a bit each out of 128, chosen by a keyed digest of the font's name. */
export type FontBits = readonly [number, number, number, number];

export const FONT_WORDS = 4;

export function fontBits(names: readonly string[], numberOf: (name: string) => number): FontBits {
  const words: [number, number, number, number] = [0, 0, 0, 0];
  for (const name of names) {
    const bit = numberOf(name) & 127;
    const word = (bit >>> 5) as 0 | 1 | 2 | 3;
    words[word] = (words[word] | (1 << (bit & 31))) >>> 0;
  }
  return words;
}

function ones(word: number): number {
  let rest = word;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** @returns how many fonts only one of the two has, and how many both have; about, for two fonts may share a bit. */
export function compareFonts(
  a: FontBits,
  b: FontBits,
): { readonly onlyA: number; readonly onlyB: number; readonly both: number } {
  let [onlyA, onlyB, both] = [0, 0, 0];
  for (let word = 0; word < FONT_WORDS; word++) {
    const [one, other] = [a[word] as number, b[word] as number];
    onlyA += ones(one & ~other);
    onlyB += ones(other & ~one);
    both += ones(one & other);
  }
  return { onlyA, onlyB, both };
}
