import { TRIAGE_FACTORS, type TriageFactor } from '@assay/contract';
import type { BirthAgreement } from './births';
import type { CountryAgreement, NumberAgreement, TriageFacts } from './facts';
import { TRIAGE_FEATURES, type TriageFeature } from './features';
import type { TriageWeights } from './weights';

/** Effect of one comparison on the probability. */
export interface TriageContribution {
  readonly factor: TriageFactor;
  /** Result of the comparison, such as `far` for a date of birth. */
  readonly state: string;
  /** The result in words. */
  readonly reason: string;
  /** Log-odds: above 0 for, below 0 against a true match. */
  readonly log_odds: number;
}

const FEATURES_OF: { readonly [factor in Exclude<TriageFactor, 'base_rate'>]: readonly TriageFeature[] } = {
  name: ['nameDiffers', 'exactName', 'weakName', 'edits', 'matchedWords', 'queryWordsLeft', 'entryWordsLeft'],
  name_frequency: ['commonGiven', 'commonFamily', 'rarestWord'],
  date_of_birth: [
    'birthDay',
    'birthMonth',
    'birthYear',
    'birthSlip',
    'birthSameYear',
    'birthNear',
    'birthApart',
    'birthFar',
  ],
  country: ['nationality', 'country', 'otherCountry'],
  document_number: ['sameDocument', 'otherDocument'],
  type: ['typeDiffers'],
  list: ['pep', 'watchlist', 'crimelist'],
  other_entries: ['rivals'],
};

const BIRTHS: { readonly [agreement in BirthAgreement]: string } = {
  day: 'Same date of birth',
  month: 'Same month and year of birth',
  year: 'Same year of birth; one side states no day',
  slip: 'Dates of birth differ by a typing error or by swapped digits',
  sameYear: 'Same year of birth, but another day',
  near: 'Years of birth differ by at most 2',
  apart: 'Years of birth differ by 3 to 9',
  far: 'Years of birth differ by 10 or more',
  unknown: 'Date of birth unknown on one side',
};
const COUNTRIES: { readonly [agreement in CountryAgreement]: string } = {
  nationality: "The customer's country is a nationality of the entry",
  associated: "The customer's country is associated with the entry",
  other: "The customer's country isn't associated with the entry",
  unknown: 'Country unknown on one side',
};
const NUMBERS: { readonly [agreement in NumberAgreement]: string } = {
  same: 'Same document number',
  other: 'No listed document has the number',
  unknown: 'Document number unknown on one side',
};

/** Commonness from which a name counts as common, and as frequent. */
const COMMON = 0.6;
const SOMETIMES = 0.2;

/** Describes the frequency of the name; the text agrees with the direction of the effect. */
function frequencyOf({ rarestWord }: TriageFacts, logOdds: number): readonly [string, string] {
  if (logOdds > 0) return ['rare', 'The name is rare'];
  if (rarestWord >= COMMON) return ['common', 'All words of the name are common'];
  if (rarestWord >= SOMETIMES) return ['frequent', 'The rarest word of the name is fairly common'];
  return ['partly_common', 'Part of the name is common'];
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

function stateOf(
  factor: TriageFactor,
  facts: TriageFacts,
  prior: number,
  logOdds: number,
): readonly [string, string] {
  switch (factor) {
    case 'base_rate':
      return ['assumed', `${percent(prior)} of all matches are assumed to be true`];
    case 'name':
      return facts.exactName
        ? ['exact', 'The names are equal']
        : ['similar', `The names are ${percent(facts.nameScore)} similar`];
    case 'name_frequency':
      return frequencyOf(facts, logOdds);
    case 'date_of_birth':
      return [facts.birth, BIRTHS[facts.birth]];
    case 'country':
      return [facts.country, COUNTRIES[facts.country]];
    case 'document_number':
      return [facts.document, NUMBERS[facts.document]];
    case 'type':
      return facts.typeDiffers
        ? ['other', 'One is a person and the other an organization']
        : ['same', 'No conflict of the type of party'];
    case 'list':
      return [facts.kind, `Kind of list: ${facts.kind}`];
    case 'other_entries':
      return [String(facts.rivals), `Other entries of the list that match at least as well: ${facts.rivals}`];
  }
}

const round = (value: number): number => Math.round(value * 100) / 100 || 0;

/** Returns the effect of each comparison, the strongest first; comparisons without effect are left out. */
export function explainFacts(
  facts: TriageFacts,
  weights: TriageWeights,
  prior: number,
): TriageContribution[] {
  const logOddsOf = (factor: TriageFactor): number =>
    factor === 'base_rate'
      ? Math.log(prior / (1 - prior))
      : FEATURES_OF[factor].reduce(
          (sum, feature) => sum + weights[feature] * TRIAGE_FEATURES[feature](facts),
          factor === 'name' ? weights.base : 0,
        );
  return TRIAGE_FACTORS.map((factor) => {
    const effect = round(logOddsOf(factor));
    const [state, reason] = stateOf(factor, facts, prior, effect);
    return { factor, state, reason, log_odds: effect };
  })
    .filter(({ log_odds }) => log_odds !== 0)
    .sort((a, b) => Math.abs(b.log_odds) - Math.abs(a.log_odds));
}
