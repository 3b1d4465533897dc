import type { BirthAgreement } from './births';
import type { TriageFacts } from './facts';

/** Maximum counted numbers of words, letters and other entries. */
const MAX_WORDS = 5;
const MAX_LEFT = 3;
const MAX_EDITS = 3;
const MAX_RIVALS = 15;
/** Score at which a name is least similar: the default threshold. */
const MIN_SCORE = 0.585;

const flag = (condition: boolean): number => (condition ? 1 : 0);
const is = (agreement: BirthAgreement) => (facts: TriageFacts) => flag(facts.birth === agreement);

/**
 * Amounts of the model's features, 0 for an unknown fact. Each weighs for or against a true match by
 * `data/triage-weights.ts`.
 */
export const TRIAGE_FEATURES = {
  nameDiffers: ({ nameScore }) => Math.min(1, (1 - nameScore) / (1 - MIN_SCORE)),
  exactName: ({ exactName }) => flag(exactName),
  weakName: ({ weakName }) => flag(weakName),
  edits: ({ edits }) => Math.min(edits, MAX_EDITS),
  matchedWords: ({ matchedWords }) => Math.min(matchedWords, MAX_WORDS),
  queryWordsLeft: ({ queryWordsLeft }) => Math.min(queryWordsLeft, MAX_LEFT),
  entryWordsLeft: ({ entryWordsLeft }) => Math.min(entryWordsLeft, MAX_LEFT),
  commonGiven: ({ commonGiven }) => commonGiven,
  commonFamily: ({ commonFamily }) => commonFamily,
  rarestWord: ({ rarestWord }) => rarestWord,
  rivals: ({ rivals }) => Math.log2(1 + Math.min(rivals, MAX_RIVALS)),
  birthDay: is('day'),
  birthMonth: is('month'),
  birthYear: is('year'),
  birthSlip: is('slip'),
  birthSameYear: is('sameYear'),
  birthNear: is('near'),
  birthApart: is('apart'),
  birthFar: is('far'),
  nationality: ({ country }) => flag(country === 'nationality'),
  country: ({ country }) => flag(country === 'associated'),
  otherCountry: ({ country }) => flag(country === 'other'),
  sameDocument: ({ document }) => flag(document === 'same'),
  otherDocument: ({ document }) => flag(document === 'other'),
  typeDiffers: ({ typeDiffers }) => flag(typeDiffers),
  pep: ({ kind }) => flag(kind === 'pep'),
  watchlist: ({ kind }) => flag(kind === 'watchlist'),
  crimelist: ({ kind }) => flag(kind === 'crimelist'),
} as const satisfies { readonly [feature: string]: (facts: TriageFacts) => number };

export type TriageFeature = keyof typeof TRIAGE_FEATURES;
export const TRIAGE_FEATURE_NAMES = Object.keys(TRIAGE_FEATURES) as TriageFeature[];

/** Returns the amounts in the order of {@link TRIAGE_FEATURE_NAMES}. */
export const featureRow = (facts: TriageFacts): number[] =>
  TRIAGE_FEATURE_NAMES.map((feature) => TRIAGE_FEATURES[feature](facts));
