import type { CaseMatch } from '../api/screening';
import { locale, t } from '../i18n/language';

type Contribution = NonNullable<CaseMatch['triage']>['contributions'][number];

/** Smallest share that is shown as a number; smaller ones are shown as below it. */
const SMALLEST = 0.001;
const CERTAIN = 0.999;

/** Returns a probability as text, such as `3.2%` or `< 0.1%`. */
export function probabilityText(probability: number): string {
  const share = (value: number) =>
    new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 1 }).format(value);
  if (probability < SMALLEST) return `< ${share(SMALLEST)}`;
  return probability > CERTAIN ? `> ${share(CERTAIN)}` : share(probability);
}

const sentences = (): { readonly [result: string]: string } => ({
  'name exact': t('The names are identical'),
  'name similar': t('The names are similar'),
  'name_frequency common': t('All words of the name are common'),
  'name_frequency frequent': t('The rarest word of the name is fairly common'),
  'name_frequency partly_common': t('Part of the name is common'),
  'name_frequency rare': t('The name is rare'),
  'date_of_birth day': t('Same date of birth'),
  'date_of_birth month': t('Same month and year of birth'),
  'date_of_birth year': t('Same year of birth; one side states no day'),
  'date_of_birth slip': t('Dates of birth differ by a typing error or by swapped digits'),
  'date_of_birth sameYear': t('Same year of birth, but another day'),
  'date_of_birth near': t('Years of birth differ by at most 2'),
  'date_of_birth apart': t('Years of birth differ by 3 to 9'),
  'date_of_birth far': t('Years of birth differ by 10 or more'),
  'country nationality': t('The customer’s country is a nationality of the entry'),
  'country associated': t('The customer’s country is associated with the entry'),
  'country other': t('The customer’s country isn’t in the list entry'),
  'document_number same': t('Same document number'),
  'document_number other': t('No listed document has the number'),
  'type other': t('One is a person and the other an organization'),
});

/** Returns the comparisons that weigh for and against a true match, the strongest first. */
export function triageLines({ triage }: Pick<CaseMatch, 'triage'>): readonly {
  readonly text: string;
  readonly isFor: boolean;
}[] {
  const known = sentences();
  const textOf = ({ factor, state, reason, log_odds }: Contribution): string | null => {
    // The assumed share of true matches is the same for every match.
    if (factor === 'base_rate') return null;
    if (factor === 'list') return t('The kind of list');
    if (factor === 'other_entries')
      return t('Other entries of the list that match at least as well: {count}', { count: state });
    // Earlier versions stored `rare` for every name with a rare word, also if the name counted as common.
    const isCommon = factor === 'name_frequency' && state === 'rare' && log_odds < 0;
    return known[`${factor} ${isCommon ? 'partly_common' : state}`] ?? reason;
  };
  return (triage?.contributions ?? []).flatMap((contribution) => {
    const text = textOf(contribution);
    return text === null ? [] : [{ text, isFor: contribution.log_odds > 0 }];
  });
}
