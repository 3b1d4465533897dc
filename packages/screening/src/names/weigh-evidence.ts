import { ENTITY_FOREST, PERSON_FOREST } from '../data/evidence-forest';
import { ENTITY_WEIGHTS, type EvidenceWeights, PERSON_WEIGHTS } from '../data/evidence-weights';
import { type ComparisonEvidence, type EvidenceKind, faults } from './evidence';
import { askForest, type Forest, parseForest } from './forest';
import { areKnownApart, areSpellings, editsIn, FACTS, type PairFacts } from './pair-facts';

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
