import { editDistance } from '@assay/likeness';
import { transliterate } from '../mrz/names';
import { romanisations } from './romanise';

const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Words of a name, in the letters of machine-readable zones; those of Cyrillic and Greek letters as they are, in capitals. */
export const nameWords = (name: string): readonly string[] =>
  FOREIGN.test(name)
    ? name
        .normalize('NFC')
        .toUpperCase()
        .split(/[^\p{L}\p{M}'’ʼ`]+/u)
        .filter(Boolean)
        .flatMap((word) => (FOREIGN.test(word) ? [word] : nameWords(word)))
    : transliterate(name).split('<').filter(Boolean);

/**
 * A word without what issuers write in different ways: AE, OE, UE and AA for letters with marks become their base, so
 * that `MUELLER`, `MULLER` and `MÜLLER` are one.
 */
const loose = (word: string): string => word.replace(/([AOU])E/g, '$1').replace(/AA/g, 'A');

const sameSpelling = (a: string, b: string): boolean => {
  const [left, right] = [loose(a), loose(b)];
  return left === right || (Math.min(left.length, right.length) >= 5 && editDistance(left, right, 1) <= 1);
};

/** How a word is written in Latin letters, by whatever authority. */
const spellingsOf = (word: string): readonly string[] => (FOREIGN.test(word) ? romanisations(word) : [word]);

/** Whether two words are one, but for how issuers write letters and one misread letter in five or more. */
export const sameWord = (a: string, b: string): boolean =>
  (FOREIGN.test(a) && FOREIGN.test(b) && sameSpelling(a, b)) ||
  spellingsOf(a).some((one) => spellingsOf(b).some((other) => sameSpelling(one, other)));

/**
 * How far a claimed name is the name on a document, 0–1: the share of the shorter name's words that the longer one has,
 * halved when first or last names have nothing in common. Order does not count; a document's further names do no harm.
 */
export function nameAgreement(claimed: string, surname: string, givenNames: string): number {
  const words = nameWords(claimed);
  const [last, first] = [nameWords(surname), nameWords(givenNames)];
  const printed = [...last, ...first];
  if (words.length === 0 || printed.length === 0) return 0;
  const has = (list: readonly string[], word: string) => list.some((other) => sameWord(other, word));
  const joined =
    sameWord(words.join(''), [...first, ...last].join('')) || sameWord(words.join(''), printed.join(''));
  if (joined) return 1;
  const [shorter, longer] = words.length <= printed.length ? [words, printed] : [printed, words];
  const share = shorter.filter((word) => has(longer, word)).length / shorter.length;
  const isHalf = ![last, first].every((part) => part.length === 0 || part.some((word) => has(words, word)));
  return isHalf ? share / 2 : share;
}
