import { editDistance } from '@assay/text-similarity';
import { transliterate } from '../mrz/zone-fields';
import {
  GREEK,
  GREEK_PAIRS,
  GREEK_VOICED,
  GREEK_WITH_Y,
  ICAO_CYRILLIC,
  ROMANISATIONS,
  type Romanisation,
} from './data/romanisation';

function cyrillic(word: string, { letters, initial = {}, pairs = {} }: Romanisation): string {
  let latin = '';
  for (let at = 0; at < word.length; at++) {
    const letter = word[at]!;
    const pair = pairs[letter + (word[at + 1] ?? '')];
    if (pair !== undefined) at++;
    latin +=
      pair ?? (at === 0 ? initial[letter] : undefined) ?? letters[letter] ?? ICAO_CYRILLIC[letter] ?? letter;
  }
  return latin;
}

/** Transliterates a Greek word by ISO 843, type 2: ΜΠ is B at the start or end, and MP inside a word. */
function greek(word: string): string {
  const upper = word.normalize('NFD');
  // A diaeresis separates a pair: ΑΫ is two letters.
  const letters = [...upper.replace(/\u0301/g, '').replace(/(.)\u0308/g, '\u0000$1')];
  let latin = '';
  for (let at = 0; at < letters.length; at++) {
    const [letter, next = '', after = ''] = [letters[at]!, letters[at + 1], letters[at + 2]];
    if (letter === '\u0000') continue;
    const pair = GREEK_PAIRS[letter + next];
    if (pair !== undefined) {
      latin += pair;
      at++;
    } else if (GREEK_WITH_Y.includes(letter) && next === 'Υ') {
      latin += GREEK[letter]! + (after !== '' && GREEK_VOICED.includes(after) ? 'V' : 'F');
      at++;
    } else if (letter === 'Μ' && next === 'Π' && (at === 0 || at + 2 === letters.length)) {
      latin += 'B';
      at++;
    } else latin += GREEK[letter] ?? letter;
  }
  return latin;
}

/**
 * Returns the Latin capitals in which authorities may write a Cyrillic or Greek word, the form of ICAO Doc
 * 9303 or ISO 843 first; a Latin word is unchanged.
 * @param country ISO 3166-1 alpha-2, to return only its forms; null returns those of all
 */
export function romanisations(word: string, country: string | null = null): readonly string[] {
  const upper = word.toUpperCase().replace(/[’ʼ`]/g, "'");
  if (/\p{Script=Greek}/u.test(upper)) return [greek(upper)];
  if (!/\p{Script=Cyrillic}/u.test(upper)) return [upper];
  const own = country === null ? undefined : ROMANISATIONS[country];
  const systems = own ?? Object.values(ROMANISATIONS).flat();
  return [...new Set(systems.map((system) => cyrillic(upper, system)))];
}

const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/**
 * Returns the words of a name in the letters of machine-readable zones; Cyrillic and Greek words stay in
 * their script, in capitals.
 */
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
 * Removes spelling differences between issuers: AE, OE, UE and AA for letters with diacritics become the base
 * letter, so that `MUELLER`, `MULLER` and `MÜLLER` are equal.
 */
const loose = (word: string): string => word.replace(/([AOU])E/g, '$1').replace(/AA/g, 'A');

const sameSpelling = (a: string, b: string): boolean => {
  const [left, right] = [loose(a), loose(b)];
  return left === right || (Math.min(left.length, right.length) >= 5 && editDistance(left, right, 1) <= 1);
};

/** Returns the Latin spellings of a word by any authority. */
const spellingsOf = (word: string): readonly string[] => (FOREIGN.test(word) ? romanisations(word) : [word]);

/**
 * Checks whether two words are equal, allowing for issuers' spellings and one misread letter per five or
 * more.
 */
export const sameWord = (a: string, b: string): boolean =>
  (FOREIGN.test(a) && FOREIGN.test(b) && sameSpelling(a, b)) ||
  spellingsOf(a).some((one) => spellingsOf(b).some((other) => sameSpelling(one, other)));

/**
 * Returns the agreement of a claimed name with the name on a document, 0–1. It is the share of the shorter
 * name's words that the longer one contains, halved if first or last names have nothing in common. Order
 * doesn't matter, and additional names on the document don't lower it.
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
