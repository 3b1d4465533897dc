import { letterMask } from './edit-cost';

/**
 * Rules that write a Latin spelling as most romanisations would meet: "Youssef", "Yusuf" and "Jusuf" come near each
 * other. For comparing only, never for showing. Order matters: longer groups first.
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
  [/(.)\1+/g, '$1'],
];

/** For each rule the letters of which a word needs one, as `letterMask`; what earlier rules wrote counts as well. */
const NEEDS = [
  'e',
  'e',
  't',
  's',
  'c',
  'p',
  'cq',
  'k',
  'g',
  't',
  'dz',
  'd',
  'tc',
  'k',
  'w',
  'w',
  'f',
  'h',
  'ou',
  'a',
  'ijy',
  'eiy',
  'e',
  '',
].map(letterMask);
const WRITES = FOLDS.map(([, to]) => letterMask(to.replace('$1', '')));

/** `soundFold` of what is not asked for again, such as a whole name: not remembered. */
export function foldOnce(latin: string): string {
  let text = latin;
  let letters = letterMask(latin);
  for (let rule = 0; rule < FOLDS.length; rule++) {
    const needs = NEEDS[rule]!;
    if (needs !== 0 && (letters & needs) === 0) continue;
    const [pattern, to] = FOLDS[rule]!;
    text = text.replace(pattern, to);
    letters |= WRITES[rule]!;
  }
  return text;
}

const folded = new Map<string, string>();
const REMEMBERED = 50_000;

/** The romanisation fold of a lower-case Latin word; digits pass. */
export function soundFold(latin: string): string {
  let found = folded.get(latin);
  if (found === undefined) {
    found = foldOnce(latin);
    if (folded.size >= REMEMBERED) folded.clear();
    folded.set(latin, found);
  }
  return found;
}
