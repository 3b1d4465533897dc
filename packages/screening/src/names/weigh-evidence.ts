import { ENTITY_FOREST, PERSON_FOREST } from '../data/evidence-forest';
import { ENTITY_WEIGHTS, type EvidenceWeights, PERSON_WEIGHTS } from '../data/evidence-weights';
import { type ComparisonEvidence, type EvidenceKind, faults } from './evidence';
import { areKnownApart, areSpellings, editsIn, FACTS, type PairFacts } from './pair-facts';

/** Trees of three questions each, in the order that `parseForest` reads them. */
interface Forest {
  readonly trees: number;
  /** Of each tree seven features that are asked, one for all, then one and the other for each answer, and so on. */
  readonly feature: Uint8Array;
  /** Values up to this one go left. */
  readonly threshold: Float64Array;
  /** Of each tree eight, in log-odds. */
  readonly value: Float64Array;
}

const QUESTIONS = 7;
const ANSWERS = 8;

/**
 * Reads a forest from its table: a line for each tree, seven times a feature's number and a threshold, then eight values in
 * hundredths of log-odds. A question that is not asked is "0 *": everything goes left.
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

/** The sum of what the trees say of a row of features, in log-odds. Written out: it is asked for most names compared. */
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

/** Beyond this many words more agreement proves no more. */
export const MOST_EVIDENCE = 4;

/**
 * Evidence that the trees weigh; they ask about it and about the facts of the pair. What is not named here is too rare to learn from, or
 * a spelling that tables or sounds know, which counts the same whatever else differs.
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
  /** The weights of `LEARNED_KINDS`, in their order. */
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
 * So much more or less than the sum of the weights the trees may say at most, in log-odds: a bound that is known before they are
 * asked, and that keeps them to reason where they have seen nothing like it.
 */
export const MOST_BESIDE_SUM = 2;

/** What the sum has of a say: trees answer in steps, and between two steps more evidence is still more. */
const SHARE_OF_SUM = 0.1;

/** What the words found are worth when nothing speaks against them, in log-odds. */
const flawless = (matched: number, weights: EvidenceWeights): number =>
  weights.base + weights.matched * Math.min(matched, MOST_EVIDENCE);

/** What evidence comes to by its weights alone, in log-odds; each kind for itself. */
export function sumOfEvidence(found: ComparisonEvidence, person: boolean): number {
  const { weights } = person ? PERSONS : ENTITIES;
  return flawless(found.matched, weights) + faults(found, weights);
}

/** What spellings that tables or sounds know come to. */
const spellingFaults = (found: ComparisonEvidence, weights: EvidenceWeights): number =>
  weights.respelt * found.respelt + weights.families * found.families;

/** What else the trees do not ask about comes to, written out as `faults` is. */
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

/** What all the kinds that the trees do not ask about come to by their weights. */
export function sumOfOtherKinds(found: ComparisonEvidence, person: boolean): number {
  const { weights } = person ? PERSONS : ENTITIES;
  return spellingFaults(found, weights) + rareFaults(found, weights);
}

/** Whether nothing speaks against two names being one. */
export const isFaultless = (found: ComparisonEvidence, person: boolean): boolean =>
  faults(found, (person ? PERSONS : ENTITIES).weights) === 0;

/** Returns room for the row that the trees are asked about. */
export const evidenceRow = (): Float64Array => new Float64Array(LEARNED_KINDS.length + FACTS.length);

/** Writes what the trees ask about, in the order of `LEARNED_KINDS` and `FACTS`. Written out: it is asked for every name compared. */
export function writeRow(found: ComparisonEvidence, facts: PairFacts, into: Float64Array): void {
  into[0] = Math.min(found.matched, MOST_EVIDENCE);
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

/** Whether two names differ in what makes them two whatever else is alike: the trees have seen too few of such. */
const areSurelyTwo = (found: ComparisonEvidence, facts: PairFacts): boolean =>
  areKnownApart(facts) ||
  found.syllablesDiffer > 0 ||
  found.keyWordsDiffer > 0 ||
  found.placesDiffer > 0 ||
  found.numbersDiffer > 0 ||
  found.formsDiffer > 1 ||
  found.fathersSwapped > 0;

/** A letter that differs, and words left over that weigh less than a word does. */
const ONE_LETTER = 1.05;
const LITTLE = 0.5;

const isWhole = (found: ComparisonEvidence): boolean =>
  2 * found.conflict + found.extraQuery + found.extraName < LITTLE;

/**
 * Whether no words differ but in spellings that tables or sounds know, and a small word at most: of such the trees are not asked, for they
 * have seen them mostly where lists hold two persons of one name.
 */
export const areKnownSpellings = (found: ComparisonEvidence, facts: PairFacts): boolean =>
  areSpellings(facts) && isWhole(found);

/** Whether nothing but a letter differs, and a small word at most: a typing error, which the trees never make worse. */
const isOneLetter = (found: ComparisonEvidence, facts: PairFacts): boolean =>
  editsIn(facts) > 0 && editsIn(facts) <= ONE_LETTER && isWhole(found);

/**
 * How surely two names are one, in log-odds: what the trees say of the evidence together, and the weights of what they do not ask
 * about; never much more or less than the sum of all weights, no more where they differ in what makes them two, no less where they
 * differ in a letter alone, and as much as can be where they are spellings of one name and nothing else speaks against it. More of any fault never makes it surer.
 * @param facts null where nothing but the sum counts: names that are one but for their spaces, acronyms, ships and aircraft with a number
 * @param row is written over: room for what the trees are asked about
 * @returns Infinity where nothing speaks against it
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
  const most = areSurelyTwo(found, facts) ? sum : sum + MOST_BESIDE_SUM;
  if (areKnownSpellings(found, facts)) return rare === 0 ? most : sum;
  const least = isOneLetter(found, facts) ? sum : sum - MOST_BESIDE_SUM;
  const said = askForest(forest, row) + rest;
  return Math.max(least, Math.min(said + SHARE_OF_SUM * (sum - said), most));
}
