/**
 * Consonants of a word, as a script without vowels writes them. Half-vowels (w, y) count as vowels because
 * Arabic and Hebrew use them for long vowels. Capitals are two-letter sounds, as in
 * `data/transliteration.ts`.
 */
const WITH_H: readonly (readonly [RegExp, string])[] = [
  [/shch|sch|sh/g, 'S'],
  [/tch|ch/g, 'C'],
  [/kh/g, 'X'],
  [/gh/g, 'G'],
  [/th/g, 'T'],
  [/dh/g, 'D'],
  [/zh/g, 'Z'],
  [/ph/g, 'f'],
];
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/dj/g, 'j'],
  [/x/g, 'ks'],
  [/ck|q|c(?![eiy])/g, 'k'],
  [/c|tz|ts/g, 's'],
];

/**
 * Returns the consonants of a Latin word, or of the code of a word without vowels.
 * @param code true if every letter is a separate sound: "th" is a T and an H
 */
export function consonantsOf(word: string, code: boolean): string {
  const known = code ? ofCodes : ofWords;
  let found = known.get(word);
  if (found === undefined) {
    found = readConsonants(word, code);
    if (known.size >= REMEMBERED) known.clear();
    known.set(word, found);
  }
  return found;
}

/** Caches for words and joined words, because the names of a list repeat them. */
const ofWords = new Map<string, string>();
const ofCodes = new Map<string, string>();
const REMEMBERED = 50_000;

const readConsonants = (word: string, code: boolean): string =>
  soundsOf(word, code)
    .replace(/(.)\1+/g, '$1')
    .replace(/[aeiouwyQ]/g, '');

/** Returns the letters of a word as in `consonantsOf`, one symbol per sound, including the vowels. */
export function soundsOf(word: string, code: boolean): string {
  if (code) return word.replaceAll('q', 'k');
  let text = word;
  if (word.includes('h')) for (const [pattern, to] of WITH_H) text = text.replace(pattern, to);
  for (const [pattern, to] of PAIRS) text = text.replace(pattern, to);
  return text;
}

const CLASSES: { readonly [consonant: string]: string } = {
  p: 'b',
  v: '',
  D: 'd',
  P: 'd',
  z: 's',
  Z: 'k',
  T: 't',
  g: 'k',
  G: 'k',
  j: 'k',
  X: 'h',
  C: 'S',
};

/**
 * Returns the consonants in classes that spellings confuse; words with equal classes are compared. Based on
 * `consonantsOf`.
 */
export function skeletonOf(word: string, code: boolean): string {
  let skeleton = '';
  for (const consonant of consonantsOf(word, code)) {
    const of = CLASSES[consonant] ?? consonant;
    if (!skeleton.endsWith(of)) skeleton += of;
  }
  return skeleton.length > 2 && skeleton.endsWith('h') ? skeleton.slice(0, -1) : skeleton;
}

const CODES = 128;
const SHIFT = 7;

/** Cost of replacing one consonant with another; 1 if not listed. */
const ALIKE = new Float64Array(CODES * CODES).fill(1);
for (const [pairs, cost] of [
  ['Pd', 0],
  ['bp fv Gg PD Pz', 0.1],
  ['bv', 0.15],
  ['Dd Dz Tt Ts Zj XX', 0.2],
  ['gk gj Xh Xk XC hG DT', 0.3],
  ['SC Ss sz Cj Cs kG tD Tz', 0.4],
  ['dt mn jk dz', 0.6],
] as const) {
  for (const pair of pairs.split(' ')) {
    const [a, b] = [pair.charCodeAt(0), pair.charCodeAt(1)];
    ALIKE[(a << SHIFT) | b] = cost;
    ALIKE[(b << SHIFT) | a] = cost;
  }
}
for (let code = 0; code < CODES; code++) ALIKE[(code << SHIFT) | code] = 0;

/** Cost of omitting a consonant; lower for those that spellings drop. */
const DROPPED = new Float64Array(CODES).fill(1);
for (const [consonant, cost] of [
  ['h', 0.35],
  ['v', 0.25],
  ['l', 0.7],
] as const)
  DROPPED[consonant.charCodeAt(0)] = cost;

/** Returns the cost of replacing one consonant with another, 0–1. */
export const consonantsApart = (a: string, b: string): number =>
  ALIKE[((a.charCodeAt(0) & ASCII) << SHIFT) | (b.charCodeAt(0) & ASCII)]!;

/** Minimum cost of omitting a consonant. */
export const MIN_DROP_COST = Math.min(...DROPPED);

/** Maximum number of consonants compared; words have fewer. */
const MOST = 64;
/** Rows of the cost table, reused because a query computes it thousands of times. */
const ROWS = [new Float64Array(MOST + 1), new Float64Array(MOST + 1)] as const;
const ASCII = CODES - 1;

/** Returns the cost of changing one sequence of consonants into the other. */
export function consonantCost(a: string, b: string): number {
  const columns = Math.min(b.length, MOST);
  let before: Float64Array = ROWS[0];
  let row: Float64Array = ROWS[1];
  before[0] = 0;
  for (let j = 0; j < columns; j++) before[j + 1] = before[j]! + DROPPED[b.charCodeAt(j) & ASCII]!;
  for (let i = 0; i < a.length; i++) {
    const x = a.charCodeAt(i) & ASCII;
    const without = DROPPED[x]!;
    let left = before[0]! + without;
    row[0] = left;
    for (let j = 0; j < columns; j++) {
      const y = b.charCodeAt(j) & ASCII;
      const written = before[j]! + ALIKE[(x << SHIFT) | y]!;
      left = Math.min(written, before[j + 1]! + without, left + DROPPED[y]!);
      row[j + 1] = left;
    }
    const free = before;
    before = row;
    row = free;
  }
  return before[columns]!;
}
