import type { EvaluationSummary } from '@assay/management-api';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Space } from '../api/evaluations';
import { StateBadge } from '../design/state-badge';
import { locale, t } from '../i18n/language';
import { labelName } from '../labels/label-names';
import type { Column } from '../ui/paged-table';
import { AnchorLink, PersonLines, Tags } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import { amountText } from './amount';
import classes from './traffic.module.css';

function countryName(code: string): string {
  try {
    return new Intl.DisplayNames([locale()], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Top reason and the number of others. */
function Reasons({ reasons }: { readonly reasons: EvaluationSummary['reasons'] }) {
  const [first, ...others] = reasons;
  if (!first) return null;
  const words = reasons.map(
    ({ id, name, operation, score }) => `${id} ${name} ${operation ?? ''}${operation ? score : ''}`,
  );
  return (
    <Text size="sm" className={classes.reasons} title={words.join('\n')} lineClamp={2}>
      {first.name}
      {others.length > 0 ? (
        <Text span size="xs" c="dimmed">
          {' '}
          {t('and {count} more', { count: others.length })}
        </Text>
      ) : null}
    </Text>
  );
}

interface EvaluationColumn extends Column<EvaluationSummary> {
  /** ID in the stored column choice. */
  readonly id: string;
}

const same = () => (
  <Text span size="sm" c="dimmed">
    {t('stable')}
  </Text>
);

const columnsOf = (link: (row: EvaluationSummary) => ReactNode): readonly EvaluationColumn[] => [
  { id: 'time', name: t('Time'), cell: ({ at }) => <ShortTime at={at} /> },
  { id: 'transaction', name: t('Transaction'), kind: 'long', cell: link },
  { id: 'person', name: t('Person'), cell: ({ person }) => <PersonLines person={person} /> },
  {
    id: 'amount',
    name: t('Amount'),
    kind: 'figure',
    cell: ({ amount, currency }) => (amount === null ? null : amountText(amount, currency)),
  },
  {
    id: 'country',
    name: t('Country'),
    cell: ({ country }) => (country === null ? null : <span title={countryName(country)}>{country}</span>),
  },
  { id: 'action', name: t('Action'), cell: ({ action_type }) => action_type },
  {
    id: 'reasons',
    name: t('Reasons'),
    cell: ({ reasons }) => (reasons.length > 0 ? <Reasons reasons={reasons} /> : null),
  },
  {
    id: 'state',
    name: t('Current decision'),
    cell: (evaluation) => <StateBadge state={evaluation.current_state} />,
  },
  { id: 'score', name: t('Fraud score'), kind: 'figure', cell: (evaluation) => evaluation.fraud_score },
  {
    id: 'rules_state',
    name: t('Rule decision'),
    cell: ({ state, current_state }) => (state === current_state ? same() : state),
  },
  { id: 'ip', name: t('IP address'), kind: 'digits', cell: ({ ip }) => ip },
  { id: 'user_id', name: t('User ID'), kind: 'long', cell: ({ person }) => person.user_id },
  { id: 'policy', name: t('Policy'), kind: 'figure', cell: (evaluation) => evaluation.policy_version },
];

/** All columns in display order. */
export const COLUMN_NAMES = columnsOf(() => null).map(({ id, name }) => ({ id, name }));
export const DEFAULT_COLUMNS: readonly string[] = [
  'transaction',
  'person',
  'amount',
  'country',
  'action',
  'reasons',
  'state',
  'score',
];
/** Columns that distinguish evaluations of one transaction. */
export const EVALUATIONS_OF_ONE: readonly string[] = [
  'time',
  'transaction',
  'state',
  'rules_state',
  'score',
  'policy',
];

/**
 * Columns of evaluations.
 * @param chosen column IDs; the link column is always included, and shows the time if no other column does
 * @param current ID of the open evaluation, which gets no link
 */
export const evaluationColumns = (
  space: Space,
  chosen: readonly string[],
  current?: string,
): readonly Column<EvaluationSummary>[] =>
  columnsOf(({ id, transaction_id, at, label, tags }) => (
    <>
      {id === current ? (
        transaction_id
      ) : (
        <AnchorLink to="/panel/evaluations/$id" params={{ id }} search={{ space }}>
          {transaction_id}
        </AnchorLink>
      )}
      {chosen.includes('time') ? null : (
        <Text size="xs" c="dimmed" component="div">
          <ShortTime at={at} />
        </Text>
      )}
      {label === null ? null : (
        <Text size="xs" c="dimmed">
          {labelName(label)}
        </Text>
      )}
      {tags.length === 0 ? null : <Tags tags={tags} />}
    </>
  )).filter(({ id }) => id === 'transaction' || chosen.includes(id));
