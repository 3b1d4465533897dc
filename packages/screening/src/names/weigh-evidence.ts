import { ENTITY_FOREST, PERSON_FOREST } from '../data/evidence-forest';
import { ENTITY_WEIGHTS, type EvidenceWeights, PERSON_WEIGHTS } from '../data/evidence-weights';
import { type ComparisonEvidence, type EvidenceKind, faults } from './evidence';
import { areKnownApart, areSpellings, editsIn, FACTS, type PairFacts } from './pair-facts';

/** Trees of three questions each, in the order in which `parseForest` reads them. */
interface Forest {
  readonly trees: number;
  /** Seven features per tree: one for all rows, then one for each answer, and so on. */
  readonly feature: Uint8Array;
  /** Values up to this one go left. */
  readonly threshold: Float64Array;
  /** Eight values per tree, in log-odds. */
  readonly value: Float64Array;
}

const QUESTIONS = 7;
const ANSWERS = 8;

/**
 * Parses a forest from its table: one line per tree, with seven pairs of feature number and threshold,
 * followed by eight values in hundredths of log-odds. An unused question is "0 *": everything goes left.
 */
export function parseForest(table: string): Forest {
  const lines = table.trim().split('\n');
  const feature = new Uint8Array(lines.length * QUESTIONS);
  const threshold = new Float64Array(lines.length * QUESTIONS);
  const value = new Float64Array(lines.length * ANSWERS);
  for (const [tree, line] of lines.entries()) {
    const parts = line.trim().split(/\s+/);
    for (let question = 0; question < QUESTIONS; question++) {
      feature[tree * QUESTIONS + question] = Number(parts[question * 2]);
      const limit = parts[question * 2 + 1];
      threshold[tree * QUESTIONS + question] = limit === '*' ? Number.POSITIVE_INFINITY : Number(limit);
    }
    for (let answer = 0; answer < ANSWERS; answer++)
      value[tree * ANSWERS + answer] = Number(parts[QUESTIONS * 2 + answer]) / 100;
  }
  return { trees: lines.length, feature, threshold, value };
}

/**
 * Returns the sum of all trees for a row of features, in log-odds. Unrolled because it runs for most compared
 * names.
 */
export function askForest({ trees, feature, threshold, value }: Forest, row: Float64Array): number {
  let sum = 0;
  let at = 0;
  let answers = 0;
  for (let tree = 0; tree < trees; tree++) {
    const second = row[feature[at]!]! <= threshold[at]! ? at + 1 : at + 2;
    const third = row[feature[second]!]! <= threshold[second]! ? 2 * second - at + 1 : 2 * second - at + 2;
    const answer = row[feature[third]!]! <= threshold[third]! ? 2 * (third - at) + 1 : 2 * (third - at) + 2;
    sum += value[answers + answer - QUESTIONS]!;
    at += QUESTIONS;
    answers += ANSWERS;
  }
  return sum;
}

/** Maximum number of matching words that count as evidence. */
export const MAX_EVIDENCE = 4;

/**
 * Kinds of evidence used by the trees, together with the facts about the pair. Other kinds are too rare to
 * learn from, or are known spellings, which count the same regardless of other differences.
 */
export const LEARNED_KINDS = [
  'matched',
  'near',
  'fair',
  'distant',
  'consonantsApart',
  'consonants',
  'conflict',
  'conflictShare',
  'beginsOtherwise',
  'unlike',
  'extraQuery',
  'extraName',
  'extraWords',
  'beyondConsonants',
  'editsBeyond',
] as const satisfies readonly EvidenceKind[];

interface Scales {
  readonly weights: EvidenceWeights;
  /** Weights of `LEARNED_KINDS`, in their order. */
  readonly learned: Float64Array;
  readonly forest: Forest;
}

const scalesOf = (weights: EvidenceWeights, forest: string): Scales => ({
  weights,
  learned: Float64Array.from(LEARNED_KINDS, (kind) => weights[kind]),
  forest: parseForest(forest),
});
const PERSONS = scalesOf(PERSON_WEIGHTS, PERSON_FOREST);
const ENTITIES = scalesOf(ENTITY_WEIGHTS, ENTITY_FOREST);

/**
 * Maximum deviation of the trees from the sum of the weights, in log-odds. A bound known before evaluation,
 * which also limits them where they had no similar training data.
 */
export const MAX_TREE_CORRECTION = 2;

/**
 * Share of the sum in the result: trees answer in steps, and between two steps more evidence must still
 * count.
 */
const SHARE_OF_SUM = 0.1;

/** Returns the evidence of the matched words without any deduction, in log-odds. */
const flawless = (matched: number, weights: EvidenceWeights): number =>
  weights.base + weights.matched * Math.min(matched, MAX_EVIDENCE);

/** Returns the weighted sum of the evidence, in log-odds, with each kind counted separately. */
export function sumOfEvidence(found: ComparisonEvidence, person: boolean): number {
  const { weights } = person ? PERSONS : ENTITIES;
  return flawless(found.matched, weights) + faults(found, weights);
}

/** Returns the weighted sum of spellings that tables or sounds explain. */
const spellingFaults = (found: ComparisonEvidence, weights: EvidenceWeights): number =>
  weights.respelt * found.respelt + weights.families * found.families;

/** Returns the weighted sum of the other kinds not used by the trees; unrolled like `faults`. */
const rareFaults = (found: ComparisonEvidence, weights: EvidenceWeights): number =>
  weights.initials * found.initials +
  weights.shortForms * found.shortForms +
  weights.loneWord * found.loneWord +
  weights.numbersDiffer * found.numbersDiffer +
  weights.numberMissing * found.numberMissing +
  weights.formMissing * found.formMissing +
  weights.formsDiffer * found.formsDiffer +
  weights.wordsShort * found.wordsShort +
  weights.spacesDiffer * found.spacesDiffer +
  weights.keyWordsDiffer * found.keyWordsDiffer +
  weights.placesDiffer * found.placesDiffer +
  weights.keyWordsMissing * found.keyWordsMissing +
  weights.fathersSwapped * found.fathersSwapped +
  weights.onlyInitials * found.onlyInitials +
  weights.acronyms * found.acronyms +
  weights.titleOnly * found.titleOnly +
  weights.syllablesDiffer * found.syllablesDiffer;

/** Returns the weighted sum of all kinds not used by the trees. */
export function sumOfOtherKinds(found: ComparisonEvidence, person: boolean): number {
  const { weights } = person ? PERSONS : ENTITIES;
  return spellingFaults(found, weights) + rareFaults(found, weights);
}

/** Checks whether there is no evidence against a match. */
export const isFaultless = (found: ComparisonEvidence, person: boolean): boolean =>
  faults(found, (person ? PERSONS : ENTITIES).weights) === 0;

/** Creates the row of features for the trees. */
export const evidenceRow = (): Float64Array => new Float64Array(LEARNED_KINDS.length + FACTS.length);

/**
 * Writes the features for the trees, in the order of `LEARNED_KINDS` and `FACTS`. Unrolled because it runs
 * for every compared name.
 */
export function writeRow(found: ComparisonEvidence, facts: PairFacts, into: Float64Array): void {
  into[0] = Math.min(found.matched, MAX_EVIDENCE);
  into[1] = found.near;
  into[2] = found.fair;
  into[3] = found.distant;
  into[4] = found.consonantsApart;
  into[5] = found.consonants;
  into[6] = found.conflict;
  into[7] = found.conflictShare;
  into[8] = found.beginsOtherwise;
  into[9] = found.unlike;
  into[10] = found.extraQuery;
  into[11] = found.extraName;
  into[12] = found.extraWords;
  into[13] = found.beyondConsonants;
  into[14] = found.editsBeyond;
  for (let fact = 0; fact < FACTS.length; fact++) into[LEARNED_KINDS.length + fact] = facts[fact]!;
}

/**
 * Checks whether two names have a difference that always means two parties; the trees had too few such
 * examples.
 */
const areSurelyTwo = (found: ComparisonEvidence, facts: PairFacts): boolean =>
  areKnownApart(facts) ||
  found.syllablesDiffer > 0 ||
  found.keyWordsDiffer > 0 ||
  found.placesDiffer > 0 ||
  found.numbersDiffer > 0 ||
  found.formsDiffer > 1 ||
  found.fathersSwapped > 0;

/** Maximum difference of one letter, and maximum unmatched weight, which is less than a word. */
const ONE_LETTER = 1.05;
const LITTLE = 0.5;

const isWhole = (found: ComparisonEvidence): boolean =>
  2 * found.conflict + found.extraQuery + found.extraName < LITTLE;

/**
 * Checks whether words differ only in spellings that tables or sounds explain, and by a short word at most.
 * The trees aren't used then, because their examples were mostly two persons of one name on lists.
 */
export const areKnownSpellings = (found: ComparisonEvidence, facts: PairFacts): boolean =>
  areSpellings(facts) && isWhole(found);

/**
 * Checks whether only a letter differs, and a short word at most: a typing error, which the trees never score
 * lower.
 */
const isOneLetter = (found: ComparisonEvidence, facts: PairFacts): boolean =>
  editsIn(facts) > 0 && editsIn(facts) <= ONE_LETTER && isWhole(found);

/**
 * Returns the probability that two names belong to one party, in log-odds: the result of the trees, plus the
 * weights of the evidence that they don't use. Stays close to the weighted sum of all evidence. Never above
 * the sum if a difference means two parties, never below it if only a letter differs, and at the maximum if
 * they are spellings of one name without other differences. A larger fault never raises the result.
 * @param facts null if only the sum counts: names that differ only in spaces, acronyms, and ships and
 *   aircraft with a number
 * @param row scratch memory for the features of the trees, overwritten
 * @returns Infinity without any evidence against a match
 */
export function weighEvidence(
  found: ComparisonEvidence,
  facts: PairFacts | null,
  person: boolean,
  row: Float64Array,
): number {
  const { weights, learned, forest } = person ? PERSONS : ENTITIES;
  if (facts === null) {
    const against = faults(found, weights);
    return against === 0 ? Number.POSITIVE_INFINITY : flawless(found.matched, weights) + against;
  }
  writeRow(found, facts, row);
  const rare = rareFaults(found, weights);
  const rest = rare + spellingFaults(found, weights);
  let against = rest;
  for (let kind = 1; kind < learned.length; kind++) against += learned[kind]! * row[kind]!;
  if (against === 0) return Number.POSITIVE_INFINITY;
  const sum = flawless(found.matched, weights) + against;
  const most = areSurelyTwo(found, facts) ? sum : sum + MAX_TREE_CORRECTION;
  if (areKnownSpellings(found, facts)) return rare === 0 ? most : sum;
  const least = isOneLetter(found, facts) ? sum : sum - MAX_TREE_CORRECTION;
  const said = askForest(forest, row) + rest;
  return Math.max(least, Math.min(said + SHARE_OF_SUM * (sum - said), most));
}
