import { LARGE_NUMBERS, NUMBER_JOINTS, NUMBER_MARKS } from '../data/number-words';
import { knownOf } from './known-word';
import { NUMBERS } from './number-words';
import type { Word } from './words';

const DIGITS = /^\d/;
const FEW_DIGITS = /^\d{1,3}$/;
const TEN = 10;
const HUNDRED = 100;
const THOUSAND = 1_000;

/** Checks whether a word is a number, a part of one, or a number mark. */
function isOfNumber(word: Word): boolean {
  const known = knownOf(word);
  known.number ??= NUMBERS.has(word.latin) || NUMBER_MARKS.has(word.latin) || LARGE_NUMBERS.has(word.latin);
  return known.number;
}

/** Returns the value of a number word, or of one to three digits, such as those of "Forty 4". */
function partOf(word: Word | undefined): number | undefined {
  if (word === undefined) return undefined;
  return NUMBERS.get(word.latin) ?? (FEW_DIGITS.test(word.latin) ? Number(word.latin) : undefined);
}

/** Checks whether a part may follow the number so far: units after tens, both after hundreds. */
function continues(sum: number, part: number): boolean {
  if (part === 0) return false;
  if (sum % HUNDRED === 0) return sum > 0 && part < HUNDRED;
  return sum % TEN === 0 && sum % HUNDRED >= 2 * TEN && part < TEN;
}

interface SpelledNumber {
  readonly value: number;
  /** Number of words. */
  readonly count: number;
}

/** Reads a number in words from a position: "One Hundred and Twenty", "Forty 4", "treinta y cuatro". */
function numberAt(words: readonly Word[], from: number): SpelledNumber | null {
  let at = from;
  let sum = 0;
  let thousands = 0;
  let isSpelled = false;
  for (;;) {
    const joint = at > from && NUMBER_JOINTS.has(words[at]?.latin ?? '') ? 1 : 0;
    const word = words[at + joint];
    const part = partOf(word);
    const large = word === undefined ? undefined : LARGE_NUMBERS.get(word.latin);
    if (large !== undefined && joint === 0 && (sum === 0 ? isFollowed(words, at) : sum < large)) {
      if (large === THOUSAND) {
        thousands += Math.max(1, sum) * THOUSAND;
        sum = 0;
      } else sum = Math.max(1, sum) * large;
      isSpelled = true;
    } else if (
      part !== undefined &&
      (at === from || (isSpelled && continues(sum, part)) || (sum === 0 && thousands > 0))
    ) {
      sum += part;
      isSpelled ||= NUMBERS.has(word!.latin);
    } else break;
    at += joint + 1;
  }
  return isSpelled ? { value: thousands + sum, count: at - from } : null;
}

/** Checks whether a "hundred" or "thousand" without a number before it has one after it. */
const isFollowed = (words: readonly Word[], at: number): boolean => {
  const next = NUMBER_JOINTS.has(words[at + 1]?.latin ?? '') ? words[at + 2] : words[at + 1];
  const part = next === undefined ? undefined : NUMBERS.get(next.latin);
  return part !== undefined && part < HUNDRED;
};

/**
 * Replaces number words by digits: "Thirty-Third" becomes 33, "One Hundred Twenty" 120, "No. 7" becomes 7.
 * Each word retains its original.
 */
export function numbersAsDigits(words: readonly Word[]): readonly Word[] {
  if (!words.some(isOfNumber)) return words;
  const found: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberAt(words, at);
    found.push(number === null ? words[at]! : { ...words[at]!, latin: String(number.value) });
    at += number?.count ?? 1;
  }
  return found.filter(
    (word, at) => !(NUMBER_MARKS.has(word.latin) && DIGITS.test(found[at + 1]?.latin ?? '')),
  );
}

const ARTICLE = 'the';

/** Replaces "the Sixth" by 6 in a person's name, without the article. */
export function ordinalsAsDigits(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ latin }) => latin === ARTICLE)) return words;
  const isOrdinal = (word: Word | undefined): boolean => word !== undefined && NUMBERS.has(word.latin);
  return words.flatMap((word, at): Word[] => {
    if (word.latin === ARTICLE && isOrdinal(words[at + 1])) return [];
    return at > 0 && words[at - 1]!.latin === ARTICLE && isOrdinal(word)
      ? [{ ...word, latin: String(NUMBERS.get(word.latin)) }]
      : [word];
  });
}
