import { consonantsApart, soundsOf } from './consonants';

/**
 * Costs by letter, to compare the vowels of a word with those written in a script without short vowels: the
 * long ones, written with half-vowels, and final vowels. "سلطانی" ends in the I of "Soltani", which "Sultan"
 * lacks.
 */

type Costs = { readonly [letter: string]: number };

/**
 * Letters of a code from `data/transliteration.ts` that represent vowels, and the cost of each letter in the
 * other word.
 */
const WRITTEN: { readonly [letter: string]: Costs } = {
  w: { o: 0, u: 0, w: 0, v: 0, a: 0.8, e: 0.8, i: 0.8, y: 0.8 },
  y: { i: 0, y: 0, e: 0, a: 0.8, j: 0, o: 0.8, u: 0.8, w: 0.8 },
  a: { a: 0, e: 0, i: 0.2, o: 0.2, u: 0.2, y: 0.4, w: 0.4, Q: 0 },
  Q: { a: 0, e: 0, i: 0.4, o: 0.4, u: 0.4, y: 0.5, w: 0.5, Q: 0, h: 0, t: 0 },
};
/** Cost of a letter without a counterpart in the other word. */
const UNSAID: Costs = { w: 0.8, y: 0.8, a: 0.25, Q: 0.2, h: 0.4 };
/** Cost of an unwritten vowel of a Latin word: near zero within a word, where it may be short. */
const UNWRITTEN: Costs = { a: 0.02, e: 0.02, i: 0.02, o: 0.02, u: 0.02, y: 0.3, w: 0.3, h: 0.5 };
const UNWRITTEN_AT_END: Costs = { a: 0.35, e: 0.35, i: 0.7, o: 0.7, u: 0.7, y: 0.7, w: 0.7, h: 0.1 };
/**
 * Cost of an A at the end, which is pronounced unless it is the consonant with the same letter: "ربيع" and
 * "رافع".
 */
const A_AT_END = 0.9;
const MAYBE_CONSONANT = /(?:[wy]|a[^aywQ])a$/;
const A_OR_CONSONANT = 0.3;
/** An H at the end is pronounced as a vowel, or not at all. */
const H_AT_END = 0.1;
/** Cost of different consonants. They were compared before, and here only align the vowels. */
const OTHER_CONSONANT = 0.5;
const LOST_CONSONANT = 0.4;

const isVowel = (letter: string): boolean => letter !== 'h' && UNWRITTEN[letter] !== undefined;

const oncePerSound = (text: string): string => text.replace(/(.)\1+/g, '$1');
/**
 * Removes repeated consonants. Repeated vowels remain, because each may be pronounced, as at the end of
 * "Rabi'i".
 */
const consonantsOnce = (text: string): string => text.replace(/([^aeiouyw])\1+/g, '$1');

const CODES = 128;
const SHIFT = 7;
const ASCII = CODES - 1;

/** @param letter of a code */
function writtenAs(letter: string, other: string): number {
  const vowels = WRITTEN[letter];
  if (vowels !== undefined) return vowels[other] ?? 1;
  if (isVowel(other)) return 1;
  // Hebrew uses one letter for B and V.
  return consonantsApart(letter, other) < 1 || (letter === 'b' && other === 'v') ? 0 : OTHER_CONSONANT;
}

/** Cost of matching each letter of a code with each letter of the other word. */
const PAIRED = Float64Array.from({ length: CODES * CODES }, (_, at) =>
  writtenAs(String.fromCharCode(at >> SHIFT), String.fromCharCode(at & ASCII)),
);

/** A word prepared for comparison: the codes of its letters, and the cost of each without a counterpart. */
interface Heard {
  readonly letters: Uint8Array;
  readonly alone: Float64Array;
}

function heardAs(text: string, alone: (letter: string, at: number) => number): Heard {
  return {
    letters: Uint8Array.from(text, (letter) => letter.charCodeAt(0) & ASCII),
    alone: Float64Array.from(text, alone),
  };
}

function readCode(code: string): Heard {
  const text = oncePerSound(soundsOf(code, true)).slice(0, MOST);
  const last = text.length - 1;
  const aAtEnd = MAYBE_CONSONANT.test(text) ? A_OR_CONSONANT : A_AT_END;
  return heardAs(text, (letter, at) => {
    if (at === last && letter === 'a') return aAtEnd;
    if (at === last && letter === 'h') return H_AT_END;
    return UNSAID[letter] ?? LOST_CONSONANT;
  });
}

function readLatin(sounds: string): Heard {
  const text = consonantsOnce(sounds).slice(0, MOST);
  const last = text.length - 1;
  return heardAs(
    text,
    (letter, at) => (at === last ? UNWRITTEN_AT_END : UNWRITTEN)[letter] ?? LOST_CONSONANT,
  );
}

/** Maximum size of the cache; the names of a list repeat words. */
const REMEMBERED = 50_000;
function remembered(read: (word: string) => Heard): (word: string) => Heard {
  const known = new Map<string, Heard>();
  return (word) => {
    let found = known.get(word);
    if (found === undefined) {
      found = read(word);
      if (known.size >= REMEMBERED) known.clear();
      known.set(word, found);
    }
    return found;
  };
}
const heardCode = remembered(readCode);
const heardLatin = remembered((latin) => readLatin(soundsOf(latin, false)));
/** Reads every letter as a separate sound: the Z and H of "Azhar". */
const heardApart = remembered(readLatin);

/** Maximum number of letters compared; words have fewer. */
const MOST = 64;
/** Rows of the cost table, reused by each call. */
const ROWS = [new Float64Array(MOST + 1), new Float64Array(MOST + 1)] as const;

function costOf(code: Heard, other: Heard): number {
  const columns = other.letters.length;
  let before: Float64Array = ROWS[0];
  let row: Float64Array = ROWS[1];
  before[0] = 0;
  for (let j = 0; j < columns; j++) before[j + 1] = before[j]! + other.alone[j]!;
  for (let i = 0; i < code.letters.length; i++) {
    const paired = code.letters[i]! << SHIFT;
    const without = code.alone[i]!;
    row[0] = before[0]! + without;
    for (let j = 0; j < columns; j++) {
      const either = Math.min(before[j + 1]! + without, row[j]! + other.alone[j]!);
      row[j + 1] = Math.min(either, before[j]! + PAIRED[paired | other.letters[j]!]!);
    }
    const free = before;
    before = row;
    row = free;
  }
  return before[columns]!;
}

/** Cost that is tolerated as a difference in spelling. */
const SPARE = 0.25;
const MAX_DISTANCE = 1.5;
const beyondSpare = (cost: number): number => Math.min(MAX_DISTANCE, Math.max(0, cost - SPARE));

/**
 * @param code letters of a word without vowels, as for `consonantsOf`
 * @param latin the other word
 * @returns 0 if all long vowels agree; about 1 for each different one
 */
export function longVowelsApart(code: string, latin: string): number {
  const heard = heardCode(code);
  const cost = costOf(heard, heardLatin(latin));
  return beyondSpare(latin.includes('h') ? Math.min(cost, costOf(heard, heardApart(latin))) : cost);
}

/** Does the same for two words without vowels. */
export const longVowelsOfCodesApart = (a: string, b: string): number =>
  beyondSpare(costOf(heardCode(a), heardCode(b)));
