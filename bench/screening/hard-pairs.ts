import { DEFAULT_SETTINGS, romanise, scorePair } from '@assay/screening';
import { FIFTH_PERSONS } from './data/fifth-persons';
import { FOURTH_ORGANISATIONS } from './data/fourth-organisations';
import { FOURTH_PERSONS } from './data/fourth-persons';
import { FURTHER_ORGANISATIONS } from './data/further-organisations';
import { FURTHER_PERSONS } from './data/further-persons';
import { FURTHER_SCRIPTS } from './data/further-scripts';
import { ORGANISATIONS } from './data/organisations';
import { PERSONS_LATIN } from './data/persons-latin';
import { PERSONS_SCRIPTS } from './data/persons-scripts';
import { SEVENTH_ORGANISATIONS_COUNTED, SEVENTH_PERSONS_COUNTED } from './data/seventh-counted';
import { SEVENTH_ORGANISATIONS_READ, SEVENTH_PERSONS_READ } from './data/seventh-read';
import { SIXTH_ORGANISATIONS_COUNTED, SIXTH_PERSONS_COUNTED } from './data/sixth-counted';
import { SIXTH_ORGANISATIONS_READ, SIXTH_PERSONS_READ } from './data/sixth-read';
import { THIRD_ORGANISATIONS } from './data/third-organisations';
import { THIRD_PERSONS } from './data/third-persons';
import { type Pair, placeOf } from './pairs';

/** A pair's score and its label. */
export interface Judged {
  readonly score: number;
  readonly same: boolean;
}

export function f1At(
  judged: readonly Judged[],
  threshold: number,
): { f1: number; precision: number; recall: number } {
  const found = judged.filter(({ score }) => score >= threshold);
  const right = found.filter(({ same }) => same).length;
  const precision = right / (found.length || 1);
  const recall = right / (judged.filter(({ same }) => same).length || 1);
  return { f1: (2 * precision * recall) / (precision + recall || 1), precision, recall };
}

/** Returns the best F1 over all thresholds, and its threshold. */
export function bestF1(judged: readonly Judged[]): { f1: number; threshold: number } {
  const sorted = [...judged].sort((a, b) => b.score - a.score);
  const positives = sorted.filter(({ same }) => same).length;
  let right = 0;
  let best = { f1: 0, threshold: 1 };
  for (const [index, { score, same }] of sorted.entries()) {
    if (same) right++;
    if (sorted[index + 1]?.score === score) continue;
    const f1 = (2 * right) / (index + 1 + positives);
    if (f1 > best.f1) best = { f1, threshold: score };
  }
  return best;
}

/**
 * Returns the area under the ROC curve: how often a matching pair scores above a non-matching one, with ties
 * as half.
 */
export function areaUnderCurve(judged: readonly Judged[]): number {
  const sorted = [...judged].sort((a, b) => a.score - b.score);
  let ranks = 0;
  let positives = 0;
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    while (to < sorted.length && sorted[to]!.score === sorted[from]!.score) to++;
    for (let at = from; at < to; at++) {
      if (!sorted[at]!.same) continue;
      positives++;
      ranks += (from + to + 1) / 2;
    }
    from = to;
  }
  const negatives = sorted.length - positives;
  return (ranks - (positives * (positives + 1)) / 2) / (positives * negatives);
}

/** Returns the share of matching pairs that score above all but `falseShare` of the others. */
export function recallAt(judged: readonly Judged[], falseShare: number): number {
  const others = judged
    .filter(({ same }) => !same)
    .map(({ score }) => score)
    .sort((a, b) => b - a);
  const limit = others[Math.floor(others.length * falseShare)] ?? 0;
  const positives = judged.filter(({ same }) => same);
  return positives.filter(({ score }) => score > limit).length / positives.length;
}

/** One pair in this many is only counted; the others may be inspected during development. */
const HALVES = 2;

/**
 * Reads pairs of a table: lines `: kind`, then `= query | candidate` for the same and `# query | candidate`
 * for others.
 * @param counted whether all of it is only counted; undefined for the half selected by a hash of each pair
 */
function pairsOf(table: string, type: Pair['type'], counted?: boolean): Pair[] {
  const pairs: Pair[] = [];
  let kind = '';
  for (const line of table.trim().split('\n')) {
    const mark = line[0];
    const text = line.slice(2);
    if (mark === ':') kind = text;
    else {
      const [query = '', candidate = ''] = text.split(' | ');
      const test = counted ?? placeOf(text) % HALVES === 0;
      pairs.push({ kind, type, query, candidate, same: mark === '=', test });
    }
  }
  return pairs;
}

/**
 * Curated pairs of kinds that screening often gets wrong; the half that influenced no choice is marked
 * `test`.
 */
const hardPairs = (): Pair[] => [
  ...pairsOf(PERSONS_LATIN, 'PERSON'),
  ...pairsOf(PERSONS_SCRIPTS, 'PERSON'),
  ...pairsOf(ORGANISATIONS, 'ENTITY'),
];

/**
 * Further pairs of the same kinds, unknown when the tables were created; the failures of the half marked
 * `test` were never read.
 */
const furtherPairs = (): Pair[] => [
  ...pairsOf(FURTHER_PERSONS, 'PERSON'),
  ...pairsOf(FURTHER_SCRIPTS, 'PERSON'),
  ...pairsOf(FURTHER_ORGANISATIONS, 'ENTITY'),
];

/**
 * A third list with earlier and new kinds, labeled before it was scored. The failures of its half marked
 * `test` were printed once, on 2026-11-28. Later choices must not be evaluated with it.
 */
const thirdPairs = (): Pair[] => [
  ...pairsOf(THIRD_PERSONS, 'PERSON'),
  ...pairsOf(THIRD_ORGANISATIONS, 'ENTITY'),
];

/** A fourth list of the same type, printed on the same day. */
const fourthPairs = (): Pair[] => [
  ...pairsOf(FOURTH_PERSONS, 'PERSON'),
  ...pairsOf(FOURTH_ORGANISATIONS, 'ENTITY'),
];

/** A fifth list of the same type, of persons whose words have other spellings. */
const fifthPairs = (): Pair[] => pairsOf(FIFTH_PERSONS, 'PERSON');

/** A sixth list by an author who knew none of the others; its halves are in two files. */
const sixthPairs = (): Pair[] => [
  ...pairsOf(SIXTH_PERSONS_READ, 'PERSON', false),
  ...pairsOf(SIXTH_ORGANISATIONS_READ, 'ENTITY', false),
  ...pairsOf(SIXTH_PERSONS_COUNTED, 'PERSON', true),
  ...pairsOf(SIXTH_ORGANISATIONS_COUNTED, 'ENTITY', true),
];

/** A seventh list by another independent author: names in the style of payment messages and passports. */
const seventhPairs = (): Pair[] => [
  ...pairsOf(SEVENTH_PERSONS_READ, 'PERSON', false),
  ...pairsOf(SEVENTH_ORGANISATIONS_READ, 'ENTITY', false),
  ...pairsOf(SEVENTH_PERSONS_COUNTED, 'PERSON', true),
  ...pairsOf(SEVENTH_ORGANISATIONS_COUNTED, 'ENTITY', true),
];

/** A pair with its current score. */
interface JudgedPair extends Judged {
  readonly pair: Pair;
}

const judgedPair = (pair: Pair): JudgedPair => ({
  pair,
  same: pair.same,
  score: scorePair({ name: pair.query, type: pair.type }, { names: [pair.candidate] }).score,
});

export const judgeHard = (): JudgedPair[] => hardPairs().map(judgedPair);
export const judgeFurther = (): JudgedPair[] => furtherPairs().map(judgedPair);
export const judgeThird = (): JudgedPair[] => thirdPairs().map(judgedPair);
export const judgeFourth = (): JudgedPair[] => fourthPairs().map(judgedPair);
export const judgeFifth = (): JudgedPair[] => fifthPairs().map(judgedPair);
export const judgeSixth = (): JudgedPair[] => sixthPairs().map(judgedPair);
export const judgeSeventh = (): JudgedPair[] => seventhPairs().map(judgedPair);

/** Scripts of names, recognized by the characters of a query or candidate. */
const SCRIPTS = [
  'Arabic',
  'Armenian',
  'Bengali',
  'Cyrillic',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Greek',
  'Han',
  'Hangul',
  'Hebrew',
  'Kana',
  'Khmer',
  'Myanmar',
  'Thai',
].map((name) => ({
  name,
  sign: new RegExp(
    name === 'Kana' ? '[\\p{Script=Hiragana}\\p{Script=Katakana}]' : `\\p{Script=${name}}`,
    'u',
  ),
}));
/** Strangers compared with each name in a script: the candidates of this many other pairs of the script. */
const STRANGERS = 20;
/** Minimum number of pairs for a meaningful share. */
const MIN_COUNT = 20;

/** Results for the curated pairs of one script, both halves. */
interface ScriptFigures {
  readonly script: string;
  readonly pairs: number;
  /** Recall at a false positive rate of 1%. */
  readonly recall: number;
}

/**
 * Checks whether words of two pairs start alike after romanization; the pairs may then refer to the same
 * party.
 */
function shareWords(a: Pair, b: Pair): boolean {
  const beginnings = ({ query, candidate }: Pair) =>
    [...`${romanise(query)} ${romanise(candidate)}`.toLowerCase().matchAll(/[a-z]{3,}/g)].map(([word]) =>
      word.slice(0, 3),
    );
  const ofA = new Set(beginnings(a));
  return beginnings(b).some((beginning) => ofA.has(beginning));
}

/** Returns the recognition of names in each script with enough curated pairs. */
export function figuresByScript(): ScriptFigures[] {
  const all = [...hardPairs(), ...furtherPairs()];
  return SCRIPTS.flatMap(({ name, sign }): ScriptFigures[] => {
    const written = all.filter(({ query, candidate }) => sign.test(query) || sign.test(candidate));
    const same = written.filter((pair) => pair.same);
    if (same.length < MIN_COUNT) return [];
    const strangers = same.flatMap((pair, at) =>
      Array.from({ length: STRANGERS }, (_, step) => same[(at + step + 1) % same.length]!)
        .filter((other) => other.type === pair.type && !shareWords(pair, other))
        .map(({ candidate }): Pair => ({ ...pair, candidate, same: false })),
    );
    const judged = [...written, ...strangers].map(judgedPair);
    return [{ script: name, pairs: same.length, recall: recallAt(judged, 0.01) }];
  });
}

/** Results of one kind of pairs. */
interface KindFigures {
  readonly kind: string;
  readonly pairs: number;
  readonly f1: number;
  readonly recall: number;
  readonly precision: number;
  readonly auc: number;
}

export function figuresOf(kind: string, judged: readonly Judged[]): KindFigures {
  return {
    kind,
    pairs: judged.length,
    ...f1At(judged, DEFAULT_SETTINGS.scoreThreshold),
    auc: areaUnderCurve(judged),
  };
}

/** Returns the figures of every kind, over both halves. */
export function figuresByKind(judged: readonly JudgedPair[]): KindFigures[] {
  const kinds = [...new Set(judged.map(({ pair }) => pair.kind))];
  return kinds.map((kind) =>
    figuresOf(
      kind,
      judged.filter(({ pair }) => pair.kind === kind),
    ),
  );
}
