import { NUMBER_MARKS } from '../data/number-words';
import { knownOf } from './known-word';
import { NUMBERS } from './number-words';
import type { Word } from './words';

const DIGITS = /^\d/;

/** Checks whether a word is a number or a number mark. */
function isOfNumber(word: Word): boolean {
  const known = knownOf(word);
  known.number ??= NUMBERS.has(word.latin) || NUMBER_MARKS.has(word.latin);
  return known.number;
}

/**
 * Replaces number words by digits: "Thirty-Third" becomes 33, "No. 7" becomes 7. Each word retains its
 * original.
 */
export function numbersAsDigits(words: readonly Word[]): readonly Word[] {
  if (!words.some(isOfNumber)) return words;
  const found: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const number = NUMBERS.get(word.latin);
    if (number === undefined) found.push(word);
    else {
      const unit = number >= 20 ? NUMBERS.get(words[at + 1]?.latin ?? '') : undefined;
      const whole = unit !== undefined && unit < 10 ? number + unit : number;
      if (whole !== number) at++;
      found.push({ ...word, latin: String(whole) });
    }
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
