import { letterMask } from './edit-cost';

/**
 * Rules that convert a Latin spelling to a form shared by most romanizations: "Youssef", "Yusuf" and "Jusuf"
 * become similar. For comparison only, not for display. Order matters: longer groups first.
 */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/^[iy]e/, 'e'],
  [/eo(?=ng|k|m|p)|(?<=y)eo/g, 'u'],
  [/tsch|tch/g, 'C'],
  [/shch|sch|sh|sz/g, 'S'],
  [/ch|cz|cs/g, 'C'],
  [/ph/g, 'f'],
  [/ck|q|c(?![eiy])/g, 'k'],
  [/kh/g, 'h'],
  [/gh/g, 'g'],
  [/th/g, 't'],
  [/dj|dzh|zh|dh?z/g, 'j'],
  [/dh/g, 'd'],
  [/tz|ts|c/g, 's'],
  [/ks/g, 'x'],
  [/(?<=[aeiou])w(?![aeiouy])/g, 'v'],
  [/w/g, 'v'],
  [/ff?$/g, 'v'],
  [/(?<=[aeiou])h(?![aeiouy])/g, ''],
  [/oe|ue|oo|ou|o/g, 'u'],
  [/ae/g, 'a'],
  [/iya|ija|ia|ya|ja/g, 'ia'],
  [/ee|ie|iy|ii|yi|ij|y/g, 'i'],
  [/e/g, 'a'],
];
const DOUBLED = /(.)\1+/g;

/**
 * For each rule, two letter groups of each of which a word needs one, as `letterMask`; the same group twice
 * if one letter is enough. Most rules can be skipped this way. Letters written by earlier rules count too.
 */
const NEEDS = (
  [
    ['iy', 'e'],
    ['e', 'o'],
    ['t', 'h'],
    ['s', 'hz'],
    ['c', 'hsz'],
    ['p', 'h'],
    ['cq', 'cq'],
    ['k', 'h'],
    ['g', 'h'],
    ['t', 'h'],
    ['dz', 'hjz'],
    ['d', 'h'],
    ['ct', 'csz'],
    ['k', 's'],
    ['w', 'aeiou'],
    ['w', 'w'],
    ['f', 'f'],
    ['h', 'aeiou'],
    ['ou', 'oe'],
    ['a', 'e'],
    ['ijy', 'a'],
    ['eiy', 'eiy'],
    ['e', 'e'],
  ] as const
).map(([one, other]) => [letterMask(one), letterMask(other)] as const);
const WRITES = FOLDS.map(([, to]) => letterMask(to));

function isDoubled(text: string): boolean {
  for (let at = 1; at < text.length; at++) if (text.charCodeAt(at) === text.charCodeAt(at - 1)) return true;
  return false;
}

/** Returns `soundFold` without caching, for text that isn't requested again, such as a whole name. */
export function foldOnce(latin: string): string {
  let text = latin;
  let letters = letterMask(latin);
  for (let rule = 0; rule < FOLDS.length; rule++) {
    const [one, other] = NEEDS[rule]!;
    if ((letters & one) === 0 || (letters & other) === 0) continue;
    const [pattern, to] = FOLDS[rule]!;
    text = text.replace(pattern, to);
    letters |= WRITES[rule]!;
  }
  return isDoubled(text) ? text.replace(DOUBLED, '$1') : text;
}

/** Letters that `soundFold` neither removes nor writes, as `letterMask`. */
export const STORED_LETTERS = letterMask('bglmnr');
const LETTER_BITS = 5;
const LETTER = (1 << LETTER_BITS) - 1;
const MIXED = 0x9e3779b1;

/**
 * Returns a number for the retained letters of a text in order, with each run reduced to one letter. It is equal
 * for a text and its fold, and for few other texts.
 * @param before number of the preceding text, 0 for none
 */
export function retainedLetters(text: string, before = 0): number {
  let number = before;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at) & LETTER;
    if ((STORED_LETTERS & (1 << (letter - 1))) === 0 || (number & LETTER) === letter) continue;
    number = (Math.imul(number, MIXED) & ~LETTER) | letter;
  }
  return number;
}

const folded = new Map<string, string>();
const REMEMBERED = 50_000;

/** Returns the romanization fold of a lower-case Latin word; digits are unchanged. */
export function soundFold(latin: string): string {
  let found = folded.get(latin);
  if (found === undefined) {
    found = foldOnce(latin);
    if (folded.size >= REMEMBERED) folded.clear();
    folded.set(latin, found);
  }
  return found;
}
