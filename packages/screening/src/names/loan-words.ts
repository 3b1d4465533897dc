/**
 * Words that were written as they sound with the signs of a script that lacks half of the sounds: "Trump" in katakana is
 * "toranpu", in Hangul "teureompeu", in Chinese characters "telangpu"; Thai and Burmese names in Latin letters are as free.
 * Compared by their consonants in classes that such scripts do not distinguish, and by vowels for a part of that: some are put in to be able to
 * write it, others are not written.
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
/** A vowel that the other word has not: those that such scripts put between consonants are hardly heard. */
const VOWEL_LOST: { readonly [vowel: string]: number } = {
  u: 0.1,
  o: 0.1,
  i: 0.1,
  y: 0.1,
  w: 0.1,
  a: 0.2,
  e: 0.2,
};
/** Between two consonants of a script that leaves vowels unwritten. */
const VOWEL_UNWRITTEN = 0.1;
/** The vowel a word begins with. */
const FIRST_VOWEL_LOST = 0.35;
const VOWEL_OTHER = 0.35;
const VOWELS_CLOSE: { readonly [pair: string]: number } = {};
for (const [pairs, cost] of [
  ['iy uw ow', 0],
  ['ae ei ao ou ey', 0.12],
  ['au eo', 0.2],
] as const)
  for (const [a = '', b = ''] of pairs.split(' ')) {
    (VOWELS_CLOSE as { [pair: string]: number })[a + b] = cost;
    (VOWELS_CLOSE as { [pair: string]: number })[b + a] = cost;
  }
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

const lost = (sound: string): number => VOWEL_LOST[sound] ?? LOST[sound] ?? CONSONANT_LOST;

function written(a: string, b: string): number {
  if (a === b) return 0;
  const close = CLOSE[a + b];
  if (close !== undefined) return close;
  if (isVowel(a) && isVowel(b)) return VOWELS_CLOSE[a + b] ?? VOWEL_OTHER;
  return Number.POSITIVE_INFINITY;
}

/** An R at the end is written by few. */
const LAST_R_LOST = 0.2;

/** What it costs that a sound of a form stands in one word alone. */
function alone(form: string, at: number): number {
  const sound = form[at]!;
  if (at === 0 && isVowel(sound)) return FIRST_VOWEL_LOST;
  return sound === 'r' && at === form.length - 1 ? LAST_R_LOST : lost(sound);
}

/**
 * What turning one form into the other costs, in consonants.
 * @param loan the form of the word that is written as it sounds
 */
function loanCost(loan: string, other: string): number {
  let before = [0];
  for (let j = 0; j < other.length; j++) before.push(before[j]! + alone(other, j));
  for (let i = 0; i < loan.length; i++) {
    const x = loan[i]!;
    const without = alone(loan, i);
    const unwritten = !isVowel(x) && (i + 1 === loan.length || !isVowel(loan[i + 1]!));
    const row = [before[0]! + without];
    for (let j = 1; j <= other.length; j++) {
      const y = other[j - 1]!;
      const inserted = unwritten && isVowel(y) ? VOWEL_UNWRITTEN : alone(other, j - 1);
      row.push(Math.min(before[j - 1]! + written(x, y), before[j]! + without, row[j - 1]! + inserted));
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

/**
 * How alike two words are when one is a loan word, 0–1. Of what \`loanForm\` gives.
 * @param loan the form of the loan word
 */
export function loanLikeness(loan: string, other: string): number {
  const weight = Math.max(weightOf(loan), weightOf(other));
  if (weight === 0) return 0;
  const likeness = 1 - loanCost(loan, other) / weight;
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
