import { ENTITY_WEIGHTS, PERSON_WEIGHTS } from '../data/evidence-weights';
import type { AlignedPair } from './alignment';
import type { ComparisonEvidence, EvidenceKind, Gathering, Hopeless } from './evidence';
import { gatherEvidence } from './gather-evidence';
import { asIfRare, asIfSpeltAlike, commonnessOfName, type PairFacts } from './pair-facts';
import type { ParsedName } from './parse-name';
import { QueryWords } from './query-words';
import { calibrate, type ScreeningSettings } from './settings';
import { isFaultless, weighEvidence } from './weigh-evidence';

/** A deduction from a score: its reason, and the share of the score that remained. */
export interface Penalty {
  readonly reason: string;
  readonly factor: number;
}

export interface NameScore {
  /** 0–1, calibrated. */
  readonly score: number;
  readonly pairs: readonly AlignedPair[];
  readonly penalties: readonly Penalty[];
  readonly edits: number;
  /** True if there is no evidence against a match, and the list doesn't mark the name as weak. */
  readonly flawless: boolean;
}

/** Deductions in words for auditors. */
const REASONS: { readonly [kind in EvidenceKind]?: string } = {
  respelt: 'different spelling',
  near: 'letters differ',
  fair: 'several letters differ',
  distant: 'many letters differ',
  consonantsApart: 'different consonants',
  initials: 'only an initial matches',
  shortForms: 'short form of a name',
  families: 'variant of a name',
  consonants: 'some consonants differ',
  conflict: 'words differ',
  beginsOtherwise: 'words start differently',
  unlike: 'names are dissimilar overall',
  extraQuery: 'the query has more words',
  extraName: 'the entry has more words',
  extraWords: 'the entry has many more words',
  beyondConsonants: 'extra words next to a match by consonants',
  loneWord: 'only one word of a longer name',
  numbersDiffer: 'numbers differ',
  numberMissing: 'a number is missing',
  formMissing: 'a legal form is missing',
  formsDiffer: 'legal forms differ',
  editsBeyond: 'more letters differ than this name allows',
  wordsShort: 'too few words match',
  spacesDiffer: 'spaces differ',
  keyWordsDiffer: 'lines of business differ',
  placesDiffer: 'places differ',
  keyWordsMissing: 'only one name states its line of business',
  fathersSwapped: "given name and father's name are swapped",
  onlyInitials: 'only initials match',
  acronyms: 'one name is an abbreviation of the other',
  titleOnly: 'only a title and a surname match',
  syllablesDiffer: 'Chinese syllables differ',
};
const KINDS = Object.keys(REASONS) as EvidenceKind[];
const LIKE_A_PERSON = "the query looks like a person's name";
const LIKE_AN_ENTITY = 'the query looks like the name of an organization';

const WEAK_NAME_CAP = 0.8;
/**
 * Minimum raw score of a typing error alone: just above the decision threshold, so that it never hides a
 * name; less likely ones are closer to it.
 */
const MIN_SLIP = 0.503;
const SLIP = 0.52;
/**
 * Maximum raw score of a name with too few matching words (`min_nr_token_match`): just below the decision
 * threshold.
 */
const TOO_FEW_WORDS = 0.49;
/** Raw score from which such names are compressed below that maximum. */
const FEW_WORDS = 0.4;
const NOTHING: NameScore = { score: 0, pairs: [], penalties: [], edits: 0, flawless: false };
const probability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** Reduction of the score for equal names of the highest commonness. */
const MANY_BEAR_IT = 0.06;

/**
 * Returns the probability that the names belong to one party, 0–1. Names without differences are one, however
 * short, unless they are common; no score is higher.
 */
function ratio(
  evidence: ComparisonEvidence,
  facts: PairFacts | null,
  person: boolean,
  doubt: number,
  row: Float64Array,
): number {
  const most = person && facts !== null ? 1 - MANY_BEAR_IT * commonnessOfName(facts) : 1;
  return Math.min(most, probability(weighEvidence(evidence, facts, person, row) - doubt));
}

/** Interpolates between `from` and `to` by `amount`. */
const between = (from: number, to: number, amount: number): number => from + (to - from) * amount;

/**
 * Returns the raw similarity, from which the score is computed: the weight of the evidence, limited by the
 * rules for typing errors and for too few words. Names retain the order given by the evidence.
 * @param slip true if only a typing error differs
 * @param doubt evidence against the type as which the query is compared, in log-odds
 * @param row as for `weighEvidence`
 */
function rawSimilarity(
  evidence: ComparisonEvidence,
  facts: PairFacts | null,
  person: boolean,
  slip: boolean,
  doubt: number,
  row: Float64Array,
): number {
  let raw = ratio(evidence, facts, person, doubt, row);
  if (slip && raw < SLIP) raw = between(MIN_SLIP, SLIP, raw / SLIP);
  if (evidence.wordsShort > 0 && raw > FEW_WORDS)
    raw = between(FEW_WORDS, TOO_FEW_WORDS, (raw - FEW_WORDS) / (1 - FEW_WORDS));
  return raw;
}

/** Kinds of evidence about differing letters; without any of them, no letters differ. */
const IN_LETTERS: ReadonlySet<EvidenceKind> = new Set([
  'near',
  'fair',
  'distant',
  'consonantsApart',
  'consonants',
]);

/**
 * Returns the deductions from a score, each as the share that remained: the score divided by the score
 * without that deduction.
 */
function penaltiesOf(
  evidence: Gathering,
  facts: PairFacts | null,
  score: number,
  person: boolean,
  slip: boolean,
  doubt: number,
  row: Float64Array,
): Penalty[] {
  const weights = person ? PERSON_WEIGHTS : ENTITY_WEIGHTS;
  const penalties: Penalty[] = [];
  let alike: PairFacts | null = null;
  const { conflictShare } = evidence;
  for (const kind of KINDS) {
    const amount = evidence[kind];
    if (amount === 0 || weights[kind] === 0) continue;
    evidence[kind] = 0;
    if (kind === 'conflict') evidence.conflictShare = 0;
    if (facts !== null && IN_LETTERS.has(kind)) alike ??= asIfSpeltAlike(facts);
    const without = rawSimilarity(evidence, IN_LETTERS.has(kind) ? alike : facts, person, slip, doubt, row);
    penalties.push({ reason: REASONS[kind]!, factor: score / calibrate(without) });
    evidence[kind] = amount;
    evidence.conflictShare = conflictShare;
  }
  if (person && facts !== null && commonnessOfName(facts) > 0) {
    const rare = calibrate(rawSimilarity(evidence, asIfRare(facts), person, slip, doubt, row));
    if (rare > score) penalties.push({ reason: 'common name', factor: score / rare });
  }
  if (doubt > 0) {
    const without = calibrate(rawSimilarity(evidence, facts, person, slip, 0, row));
    if (without > score)
      penalties.push({ reason: person ? LIKE_AN_ENTITY : LIKE_A_PERSON, factor: score / without });
  }
  return penalties;
}

/** Checks whether two names have nothing that can be compared. */
const nothingToCompare = (query: ParsedName, name: ParsedName): boolean =>
  query.words.length === 0 || name.words.length === 0 || (query.sounded && name.sounded);

/**
 * Returns the similarity of two names, and the reasons.
 * @param weak true if the list marks the name as weak; its score is at most 0.8
 * @param words of the query, reused when many names are compared with it
 */
export function scoreNames(
  query: ParsedName,
  name: ParsedName,
  settings: ScreeningSettings,
  weak: boolean,
  words = new QueryWords(query, settings),
): NameScore {
  if (nothingToCompare(query, name)) return NOTHING;
  const { evidence, facts, aligned, short, edits, person, slip } = gatherEvidence(
    query,
    name,
    settings,
    words,
  );
  if (evidence.matched === 0) return NOTHING;
  const { doubt } = words;
  const { row } = words.comparison;
  const score = calibrate(rawSimilarity(evidence, facts, person, slip, doubt, row));
  const pairs = aligned.pairs();
  return {
    score: weak ? Math.min(score, WEAK_NAME_CAP) : score,
    pairs: short === null ? pairs : [...pairs, short],
    penalties: penaltiesOf(evidence, facts, score, person, slip, doubt, row),
    edits,
    flawless: !weak && isFaultless(evidence, person),
  };
}

/**
 * Returns only the score of `scoreNames`, for an index that explains only the displayed names.
 * @param words of the query, reused for all names
 * @param hopeless names that it recognizes score 0
 */
export function nameSimilarity(
  query: ParsedName,
  name: ParsedName,
  settings: ScreeningSettings,
  weak: boolean,
  words: QueryWords,
  hopeless: Hopeless,
): number {
  if (nothingToCompare(query, name)) return 0;
  const { evidence, facts, person, slip } = gatherEvidence(query, name, settings, words, hopeless);
  if (evidence.matched === 0) return 0;
  const score = calibrate(rawSimilarity(evidence, facts, person, slip, words.doubt, words.comparison.row));
  return weak ? Math.min(score, WEAK_NAME_CAP) : score;
}
