/**
 * Words that were written as they sound with the signs of a script that lacks half of the sounds: "Trump" in katakana is
 * "toranpu", in Hangul "teureompeu", in Chinese characters "telangpu"; Thai and Burmese names in Latin letters are as free.
 * Compared by their consonants in classes that such scripts do not distinguish; vowels hardly count.
 */

const LATIN_GROUPS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch|sh|zh|x(?=[iu])/g, 'S'],
  [/tch|ch|q(?=i|u)/g, 'C'],
  [/ck|cq|c(?![eiyhC])/g, 'k'],
  [/ph/g, 'f'],
  [/th|dh/g, 't'],
  [/kh|gh/g, 'k'],
  [/bh/g, 'b'],
  [/ts|tz/g, 's'],
  [/x/g, 'ks'],
  [/c|z/g, 's'],
  [/q/g, 'k'],
  [/ng(?![aeiou])/g, 'n'],
  [/(.)\1+/g, '$1'],
];

/** A word as loan words are compared: a letter for each sound. */
export function loanForm(latin: string): string {
  let form = latin;
  for (const [pattern, to] of LATIN_GROUPS) form = form.replace(pattern, to);
  return form;
}

const VOWELS = 'aeiouyw';
const isVowel = (sound: string): boolean => VOWELS.includes(sound);
const VOWEL_LOST = 0.1;
const VOWEL_OTHER = 0.1;
const CONSONANT_LOST = 1;
/** Sounds that are hardly heard, or that the scripts drop at the end of a syllable. */
const LOST: { readonly [sound: string]: number } = {
  h: 0.3,
  r: 0.45,
  l: 0.6,
  n: 0.7,
  v: 0.5,
  j: 0.5,
  t: 0.6,
  d: 0.6,
};

const CLOSE: { readonly [pair: string]: number } = {};
for (const [pairs, cost] of [
  ['lr bv pb fp fv dt gk sS SC jC jS kC', 0.15],
  ['mn sC sj hf fb hk vw', 0.3],
  ['tC dj tj ts ds gj ln hg yj wv bw uv nr gC gS kS pv rn ny', 0.45],
] as const) {
  for (const [a = '', b = ''] of pairs.split(' ')) {
    (CLOSE as { [pair: string]: number })[a + b] = cost;
    (CLOSE as { [pair: string]: number })[b + a] = cost;
  }
}

const lost = (sound: string): number => (isVowel(sound) ? VOWEL_LOST : (LOST[sound] ?? CONSONANT_LOST));

function written(a: string, b: string): number {
  if (a === b) return 0;
  const close = CLOSE[a + b];
  if (close !== undefined) return close;
  if (isVowel(a) && isVowel(b)) return VOWEL_OTHER;
  return Number.POSITIVE_INFINITY;
}

/** What turning one form into the other costs, in consonants. */
function loanCost(a: string, b: string): number {
  let before = [0];
  for (const sound of b) before.push(before.at(-1)! + lost(sound));
  for (const x of a) {
    const row = [before[0]! + lost(x)];
    for (let j = 1; j <= b.length; j++) {
      const y = b[j - 1]!;
      row.push(Math.min(before[j - 1]! + written(x, y), before[j]! + lost(x), row[j - 1]! + lost(y)));
    }
    before = row;
  }
  return before.at(-1)!;
}

/** What a form says: its consonants, and its vowels a little. */
function weightOf(form: string): number {
  let weight = 0;
  for (const sound of form) weight += isVowel(sound) ? 0.25 : 1;
  return weight;
}

/** Fewer sounds than this prove less than their likeness. */
const ENOUGH = 3;
const FEW = 0.9;

/** Words less alike than this are others. */
export const LEAST_LOAN = 0.68;

/** How alike two words are when one is a loan word, 0–1. Of what `loanForm` gives. */
export function loanLikeness(a: string, b: string): number {
  const weight = Math.max(weightOf(a), weightOf(b));
  if (weight === 0) return 0;
  const likeness = 1 - loanCost(a, b) / weight;
  return weight < ENOUGH ? likeness * FEW : likeness;
}

const CLASSES: { readonly [sound: string]: string } = {
  p: 'b',
  v: 'b',
  f: 'b',
  t: 'd',
  C: 'd',
  j: 'd',
  k: 'g',
  r: 'l',
  m: 'n',
  S: 's',
};

/** Classes of the consonants of a form: loan words of one name mostly agree in them. They are looked at. */
export function loanSkeleton(form: string): string {
  let skeleton = '';
  for (const sound of form) {
    if (isVowel(sound) || sound === 'h') continue;
    const of = CLASSES[sound] ?? sound;
    if (!skeleton.endsWith(of)) skeleton += of;
  }
  return skeleton;
}
