import { LEAST_DROPPED } from './consonants';
import { letterMask } from './edit-cost';
import type { Lexeme } from './lexeme';

/** Joined words of a script without vowels: the consonants that a whole has at least, and what they may differ. */
export const SHORTEST_CONSONANTS = 3;
export const SAME_CONSONANTS = 0.4;

/** Letters that `soundFold` neither takes away nor writes. */
export const KEPT_LETTERS = letterMask('bglmnr');

/** Whether neighbours are sure to be another word than the whole, as it is written and as it sounds. */
export function lettersDiffer(parts: readonly Lexeme[], from: number, to: number, whole: Lexeme): boolean {
  let mask = 0;
  for (let index = from; index <= to; index++) {
    if (parts[index]!.vowelless) return false;
    mask |= parts[index]!.textMask;
  }
  return ((mask ^ whole.textMask) & KEPT_LETTERS) !== 0 && ((mask ^ whole.foldMask) & KEPT_LETTERS) !== 0;
}

/** Latin letters that may be one sound with the last of the word before: "s" and "h". */
const RUN_ON = letterMask('chjksz');
const L = letterMask('l');

/**
 * How many consonants neighbours of one script have when they are written as one; -1 where letters of two may become one sound.
 * @param article whether that of Arabic stands between them
 */
export function joinedConsonants(
  parts: readonly Lexeme[],
  from: number,
  to: number,
  article: boolean,
): number {
  const { vowelless } = parts[from]!;
  let count = 0;
  let last = '';
  for (let index = from; index <= to; index++) {
    const part = parts[index]!;
    if (part.vowelless !== vowelless) return -1;
    if (index > from) {
      if (!vowelless && (parts[index - 1]!.text.endsWith('c') || letterMask(part.text[0]!) & RUN_ON))
        return -1;
      if (article && last !== 'l') {
        count++;
        last = 'l';
      }
    }
    const { consonants } = part;
    if (consonants === '') continue;
    count += consonants.length - (consonants[0] === last ? 1 : 0);
    last = consonants[consonants.length - 1]!;
  }
  return count;
}

/**
 * Whether neighbours are sure to be another word than a whole, of which one side is written without vowels: told before they
 * are written as one.
 */
export function consonantsDiffer(parts: readonly Lexeme[], from: number, to: number, whole: Lexeme): boolean {
  if (parts[from]!.vowelless === whole.vowelless || parts[from]!.loan !== whole.loan) return false;
  const article = to === from + 1 && !whole.vowelless;
  let mask = 0;
  let letters = 0;
  for (let index = from; index <= to; index++) {
    const part = parts[index]!;
    mask |= part.writtenMask;
    letters += part.vowelless ? part.key.length - 1 : part.text.length;
  }
  if (letters === whole.text.length || (article && letters + 1 === whole.text.length)) return false;
  if (((mask ^ whole.foldMask) & KEPT_LETTERS & (article ? ~L : -1)) === 0) return false;
  return (
    areFar(joinedConsonants(parts, from, to, false), whole) &&
    (!article || areFar(joinedConsonants(parts, from, to, true), whole))
  );
}

/** Whether so many consonants are too few or too many for a whole, or it has too few of its own. */
const areFar = (count: number, { consonants }: Lexeme): boolean =>
  consonants.length < SHORTEST_CONSONANTS ||
  (count >= 0 && Math.abs(count - consonants.length) * LEAST_DROPPED > SAME_CONSONANTS);
