import { textHash } from './text-table';

/** Letters from which one, and two, edits in a word are looked for. */
const ONE_EDIT_FROM = 3;
const TWO_EDITS_FROM = 8;
/** Only the beginning of a word is varied: that keeps the variants few, and the end is compared afterwards. */
const VARIED_LETTERS = 7;

export const editsSought = (letters: number): number =>
  letters >= TWO_EDITS_FROM ? 2 : letters >= ONE_EDIT_FROM ? 1 : 0;

/**
 * Hashes of a word's beginning with up to `edits` letters left out, itself first: two words within that many edits
 * share one of them (symmetric deletion, after W. Garbe's SymSpell).
 */
export function deletionHashes(word: string, edits: number): Set<number> {
  const start = word.slice(0, VARIED_LETTERS);
  const hashes = new Set([textHash(start)]);
  let level = [start];
  for (let edit = 0; edit < edits; edit++) {
    const next: string[] = [];
    for (const text of level) {
      for (let index = 0; index < text.length; index++) {
        if (index > 0 && text[index] === text[index - 1]) continue;
        const shorter = text.slice(0, index) + text.slice(index + 1);
        const hash = textHash(shorter);
        if (hashes.has(hash)) continue;
        hashes.add(hash);
        next.push(shorter);
      }
    }
    level = next;
  }
  return hashes;
}
