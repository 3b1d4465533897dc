import { consonantCost, LEAST_DROPPED } from './consonants';
import { letterMask } from './edit-cost';
import type { Lexeme } from './lexeme';
import { KEPT_LETTERS } from './sound-fold';

/** Joined words of a script without vowels: the consonants that a whole has at least, and what they may differ. */
export const SHORTEST_CONSONANTS = 3;
export const SAME_CONSONANTS = 0.4;

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

const VOWELS = 'aeiouwyQ';

/**
 * The consonants of neighbours of one script when they are written as one; null where letters of two may become one sound.
 * @param article whether that of Arabic stands between them
 */
export function joinedConsonants(
  parts: readonly Lexeme[],
  from: number,
  to: number,
  article: boolean,
): string | null {
  const { vowelless } = parts[from]!;
  let joined = '';
  /** Whether the letter before is a consonant: with the same behind it that is one sound. */
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
  if (letters === whole.text.length && mask === whole.textMask) return false;
  if (article && letters + 1 === whole.text.length && (mask | L) === whole.textMask) return false;
  if (((mask ^ whole.foldMask) & KEPT_LETTERS & (article ? ~L : -1)) === 0) return false;
  return (
    areFar(joinedConsonants(parts, from, to, false), whole) &&
    (!article || areFar(joinedConsonants(parts, from, to, true), whole))
  );
}

/** Whether consonants are others than those of a whole, or it has too few of its own. */
const areFar = (joined: string | null, { consonants }: Lexeme): boolean =>
  consonants.length < SHORTEST_CONSONANTS ||
  (joined !== null &&
    (Math.abs(joined.length - consonants.length) * LEAST_DROPPED > SAME_CONSONANTS ||
      consonantCost(joined, consonants) > SAME_CONSONANTS));
