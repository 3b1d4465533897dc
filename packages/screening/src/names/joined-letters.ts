import { consonantCost, MIN_DROP_COST } from './consonants';
import { letterMask } from './edit-cost';
import type { Lexeme } from './lexeme';
import { STORED_LETTERS } from './sound-fold';

/**
 * Minimum number of consonants of a whole word, and maximum consonant cost, for joined words of a script
 * without vowels.
 */
export const MIN_CONSONANTS_LENGTH = 3;
export const SAME_CONSONANTS = 0.4;

/** Checks whether joined words certainly differ from the whole word in spelling and sound. */
export function lettersDiffer(parts: readonly Lexeme[], from: number, to: number, whole: Lexeme): boolean {
  let mask = 0;
  for (let index = from; index <= to; index++) {
    if (parts[index]!.vowelless) return false;
    mask |= parts[index]!.textMask;
  }
  return ((mask ^ whole.textMask) & STORED_LETTERS) !== 0 && ((mask ^ whole.foldMask) & STORED_LETTERS) !== 0;
}

/** Latin letters that may form one sound with the last letter of the previous word: "s" and "h". */
const RUN_ON = letterMask('chjksz');
const L = letterMask('l');

const VOWELS = 'aeiouwyQ';

/**
 * Returns the consonants of joined words in one script; null if letters of two words may form one sound.
 * @param article true if the Arabic article is between them
 */
export function joinedConsonants(
  parts: readonly Lexeme[],
  from: number,
  to: number,
  article: boolean,
): string | null {
  const { vowelless } = parts[from]!;
  let joined = '';
  /** True if the previous letter is a consonant; the same consonant after it is one sound. */
  let open = false;
  for (let index = from; index <= to; index++) {
    const part = parts[index]!;
    if (part.vowelless !== vowelless) return null;
    if (index > from) {
      if (!vowelless && (parts[index - 1]!.text.endsWith('c') || letterMask(part.text[0]!) & RUN_ON))
        return null;
      if (article) {
        if (!open || !joined.endsWith('l')) joined += 'l';
        open = true;
      }
    }
    const { consonants } = part;
    const written = vowelless ? part.key : part.text;
    const runsOn = open && !VOWELS.includes(written[vowelless ? 1 : 0]!);
    joined +=
      runsOn && consonants !== '' && joined.endsWith(consonants[0]!) ? consonants.slice(1) : consonants;
    open = !VOWELS.includes(written.at(-1)!);
  }
  return joined;
}

/**
 * Checks whether joined words certainly differ from a whole word when one side is written without vowels,
 * before they are joined.
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
  if (letters === whole.text.length && mask === whole.textMask) return false;
  if (article && letters + 1 === whole.text.length && (mask | L) === whole.textMask) return false;
  if (((mask ^ whole.foldMask) & STORED_LETTERS & (article ? ~L : -1)) === 0) return false;
  return (
    areFar(joinedConsonants(parts, from, to, false), whole) &&
    (!article || areFar(joinedConsonants(parts, from, to, true), whole))
  );
}

/** Checks whether the consonants differ from those of a whole word, or the whole word has too few. */
const areFar = (joined: string | null, { consonants }: Lexeme): boolean =>
  consonants.length < MIN_CONSONANTS_LENGTH ||
  (joined !== null &&
    (Math.abs(joined.length - consonants.length) * MIN_DROP_COST > SAME_CONSONANTS ||
      consonantCost(joined, consonants) > SAME_CONSONANTS));
