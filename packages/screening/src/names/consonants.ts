/**
 * The consonants of a word, which is what a script without vowels keeps of it. Half-vowels (w, y) count as vowels because
 * Arabic and Hebrew write long vowels with them. Capitals are sounds of two letters, as in `data/transliteration.ts`.
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
 * Consonants of a Latin word, or of the code of a word without vowels.
 * @param code every letter of it is a sound of its own: "th" is a T and an H
 */
export function consonantsOf(word: string, code: boolean): string {
  let text = word;
  if (code) text = text.replaceAll('q', 'k');
  else {
    if (word.includes('h')) for (const [pattern, to] of WITH_H) text = text.replace(pattern, to);
    for (const [pattern, to] of PAIRS) text = text.replace(pattern, to);
  }
  return text.replace(/[aeiouwy]/g, '').replace(/(.)\1+/g, '$1');
}

const CLASSES: { readonly [consonant: string]: string } = {
  p: 'b',
  v: '',
  D: 'd',
  z: 's',
  Z: 'k',
  T: 't',
  g: 'k',
  G: 'k',
  j: 'k',
  X: 'h',
  C: 'S',
};

/** Classes of consonants that spellings confuse; words with equal classes are looked at. Of what `consonantsOf` takes. */
export function skeletonOf(word: string, code: boolean): string {
  let skeleton = '';
  for (const consonant of consonantsOf(word, code)) {
    const of = CLASSES[consonant] ?? consonant;
    if (!skeleton.endsWith(of)) skeleton += of;
  }
  return skeleton.length > 2 && skeleton.endsWith('h') ? skeleton.slice(0, -1) : skeleton;
}

const ALIKE: { readonly [pair: string]: number } = {};
for (const [pairs, cost] of [
  ['bp fv Gg', 0.1],
  ['Dd Dz Tt Ts Zj XX', 0.2],
  ['gk gj Xh Xk hG', 0.3],
  ['SC Ss sz Cj Cs kG tD', 0.4],
  ['dt mn jk dz', 0.6],
] as const) {
  for (const [a = '', b = ''] of pairs.split(' ')) {
    (ALIKE as { [pair: string]: number })[a + b] = cost;
    (ALIKE as { [pair: string]: number })[b + a] = cost;
  }
}
/** Consonants that spellings drop. */
const DROPPED: { readonly [consonant: string]: number } = { h: 0.35, v: 0.25, l: 0.7 };

/** Cost of turning one row of consonants into the other. */
export function consonantCost(a: string, b: string): number {
  let before = [0];
  for (const y of b) before.push(before.at(-1)! + (DROPPED[y] ?? 1));
  for (const x of a) {
    const row = [before[0]! + (DROPPED[x] ?? 1)];
    for (let j = 1; j <= b.length; j++) {
      const y = b[j - 1]!;
      const written = before[j - 1]! + (x === y ? 0 : (ALIKE[x + y] ?? 1));
      row.push(Math.min(written, before[j]! + (DROPPED[x] ?? 1), row[j - 1]! + (DROPPED[y] ?? 1)));
    }
    before = row;
  }
  return before.at(-1)!;
}
