import { ENTITY_WEIGHTS, PERSON_WEIGHTS } from '../data/evidence-weights';
import type { AlignedPair } from './alignment';
import type { ComparisonEvidence, EvidenceKind, Gathering, Hopeless } from './evidence';
import { gatherEvidence } from './gather-evidence';
import { asIfRare, asIfSpeltAlike, commonnessOfName, type PairFacts } from './pair-facts';
import type { ParsedName } from './parse-name';
import { QueryWords } from './query-words';
import { calibrate, type ScreeningSettings } from './settings';
import { isFaultless, weighEvidence } from './weigh-evidence';

/** Something that took from a score: what, and the share of the score that it left. */
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
  /** Nothing speaks against the names being one, and the list does not call the name weak. */
  readonly flawless: boolean;
}

/** Faults as auditors read them. */
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
/** A typing error alone never hides a name: just above where the decision lies, the less likely ones nearer to it. */
const LEAST_SLIP = 0.503;
const SLIP = 0.52;
/** Just below where the decision lies: a name with too few of the words (`min_nr_token_match`) is no match. */
const TOO_FEW_WORDS = 0.49;
/** From here on their likeness is drawn together below that. */
const FEW_WORDS = 0.4;
const NOTHING: NameScore = { score: 0, pairs: [], penalties: [], edits: 0, flawless: false };
const probability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** So much less sure are equal names that as many bear as bear any. */
const MANY_BEAR_IT = 0.06;

/** How probable it is that the names are one, 0–1; names without any fault are one, however short, unless many bear them: nothing is surer. */
function likeness(
  evidence: ComparisonEvidence,
  facts: PairFacts | null,
  person: boolean,
  doubt: number,
  row: Float64Array,
): number {
  const most = person && facts !== null ? 1 - MANY_BEAR_IT * commonnessOfName(facts) : 1;
  return Math.min(most, probability(weighEvidence(evidence, facts, person, row) - doubt));
}

/** `amount` of what lies between `from` and `to`. */
const between = (from: number, to: number, amount: number): number => from + (to - from) * amount;

/**
 * The raw likeness that becomes the score: what the evidence weighs, within what a typing error leaves and too few words
 * allow. The order of names stays that of the evidence.
 * @param slip whether nothing but a typing error differs
 * @param doubt what speaks against the query's being what it is compared as, in log-odds
 * @param row as for `weighEvidence`
 */
function rawLikeness(
  evidence: ComparisonEvidence,
  facts: PairFacts | null,
  person: boolean,
  slip: boolean,
  doubt: number,
  row: Float64Array,
): number {
  let raw = likeness(evidence, facts, person, doubt, row);
  if (slip && raw < SLIP) raw = between(LEAST_SLIP, SLIP, raw / SLIP);
  if (evidence.wordsShort > 0 && raw > FEW_WORDS)
    raw = between(FEW_WORDS, TOO_FEW_WORDS, (raw - FEW_WORDS) / (1 - FEW_WORDS));
  return raw;
}

/** Kinds of words that differ in letters: without any of them a name has none that differ. */
const IN_LETTERS: ReadonlySet<EvidenceKind> = new Set([
  'near',
  'fair',
  'distant',
  'consonantsApart',
  'consonants',
]);

/** What took from a score, each as the share of the score that it left: the score over what it would be without that. */
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
    const without = rawLikeness(evidence, IN_LETTERS.has(kind) ? alike : facts, person, slip, doubt, row);
    penalties.push({ reason: REASONS[kind]!, factor: score / calibrate(without) });
    evidence[kind] = amount;
    evidence.conflictShare = conflictShare;
  }
  if (person && facts !== null && commonnessOfName(facts) > 0) {
    const rare = calibrate(rawLikeness(evidence, asIfRare(facts), person, slip, doubt, row));
    if (rare > score) penalties.push({ reason: 'common name', factor: score / rare });
  }
  if (doubt > 0) {
    const without = calibrate(rawLikeness(evidence, facts, person, slip, 0, row));
    if (without > score)
      penalties.push({ reason: person ? LIKE_AN_ENTITY : LIKE_A_PERSON, factor: score / without });
  }
  return penalties;
}

/** Whether nothing of two names can be compared. */
const nothingToCompare = (query: ParsedName, name: ParsedName): boolean =>
  query.words.length === 0 || name.words.length === 0 || (query.sounded && name.sounded);

/**
 * How alike two names are, and why.
 * @param weak the list itself calls the name weak: it never scores above 0.8
 * @param words of the query, kept where many names are compared with it
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
  const score = calibrate(rawLikeness(evidence, facts, person, slip, doubt, row));
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
 * The score of `scoreNames` alone, for an index that explains the names that it shows and no others.
 * @param words of the query, kept while its names are compared
 * @param hopeless names that it recognises score 0
 */
export function likenessOfNames(
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
  const score = calibrate(rawLikeness(evidence, facts, person, slip, words.doubt, words.comparison.row));
  return weak ? Math.min(score, WEAK_NAME_CAP) : score;
}
