/**
 * Compares words written by their sound in a script that lacks half of the sounds: "Trump" is "toranpu" in
 * katakana, "teureompeu" in Hangul, "telangpu" in Chinese characters. Thai and Burmese names in Latin letters
 * vary as much. Uses consonants in classes that such scripts don't distinguish, and vowels with lower weight,
 * because scripts insert some vowels and omit others.
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

/** Converts a word to the form used for loan word comparison: one letter per sound. */
export function loanForm(latin: string): string {
  let form = latin;
  for (const [pattern, to] of LATIN_GROUPS) form = form.replace(pattern, to);
  return form;
}

const VOWELS = 'aeiouyw';
const isVowel = (sound: string): boolean => VOWELS.includes(sound);
/** Cost of a vowel that the other word lacks; low for vowels that such scripts insert between consonants. */
const VOWEL_LOST: { readonly [vowel: string]: number } = {
  u: 0.1,
  o: 0.1,
  i: 0.1,
  y: 0.1,
  w: 0.1,
  a: 0.2,
  e: 0.2,
};
/** Cost of a vowel between two consonants of a script that doesn't write vowels. */
const VOWEL_UNWRITTEN = 0.1;
/** Cost of the vowel at the start of a word. */
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
/** Cost of sounds that are barely audible, or that the scripts drop at the end of a syllable. */
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

/** Cost of an R at the end, which is rarely written. */
const LAST_R_LOST = 0.2;

/** Returns the cost of a sound that only one word contains. */
function alone(form: string, at: number): number {
  const sound = form[at]!;
  if (at === 0 && isVowel(sound)) return FIRST_VOWEL_LOST;
  return sound === 'r' && at === form.length - 1 ? LAST_R_LOST : lost(sound);
}

/**
 * Returns the cost of changing one form into the other, in consonants.
 * @param loan form of the word that is written by its sound
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

/** Returns the weight of a form: its consonants, and a fraction for its vowels. */
function weightOf(form: string): number {
  let weight = 0;
  for (const sound of form) weight += isVowel(sound) ? 0.25 : 1;
  return weight;
}

/** Minimum weight of a form at which its similarity isn't reduced. */
const ENOUGH = 3;
const FEW = 0.9;

/** Minimum similarity of matching words. */
export const MIN_LOAN_SIMILARITY = 0.68;

/**
 * Returns the similarity of two words of which one is a loan word, 0–1. Takes results of \`loanForm\`.
 * @param loan form of the loan word
 */
export function loanSimilarity(loan: string, other: string): number {
  const weight = Math.max(weightOf(loan), weightOf(other));
  if (weight === 0) return 0;
  const ratio = 1 - loanCost(loan, other) / weight;
  return weight < ENOUGH ? ratio * FEW : ratio;
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

/**
 * Returns the classes of the consonants of a form; loan words of one name mostly have equal classes. Used for
 * lookup.
 */
export function loanSkeleton(form: string): string {
  let skeleton = '';
  for (const sound of form) {
    if (isVowel(sound) || sound === 'h') continue;
    const of = CLASSES[sound] ?? sound;
    if (!skeleton.endsWith(of)) skeleton += of;
  }
  return skeleton;
}
