import type { EvaluationSummary } from '@assay/management-api';
import type { ReactNode } from 'react';
import type { Space } from '../api/evaluations';
import type { DataColumn } from '../design/data-table';
import { StateBadge } from '../design/state-badge';
import { builtInName, locale, t } from '../i18n/language';
import { labelName } from '../labels/label-names';
import { MaskedText } from '../personal/reveal';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import { actionName } from './action-names';
import { amountText } from './amount';
import classes from './traffic.module.css';

function countryName(code: string): string {
  try {
    return new Intl.DisplayNames([locale()], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

type Reason = EvaluationSummary['reasons'][number];

/** Returns true for rules that raised the score or set the decision, and lists. */
const isRaising = ({ operation, score }: Reason): boolean =>
  operation !== '-' && (operation === null || score > 0);

/** Top reason for a risk and the number of others, in one line. Rules that lower the score are in the tooltip. */
function Reasons({ reasons }: Pick<EvaluationSummary, 'reasons'>) {
  const [first, ...others] = reasons.filter(isRaising);
  if (!first) return null;
  const words = reasons.map(
    ({ id, name, operation, score }) =>
      `${id} ${builtInName(name)} ${operation ?? ''}${operation ? score : ''}`,
  );
  return (
    <span className={classes.reasons} title={words.join('\n')}>
      <span className={classes.cut}>{builtInName(first.name)}</span>
      {others.length > 0 ? (
        <span className={classes.more}>
          <span aria-hidden>+{others.length}</span>
          <span className="visually-hidden">{t('and {count} more', { count: others.length })}</span>
        </span>
      ) : null}
    </span>
  );
}

/** Name; email address and user ID are in the tooltip. */
function Person({ person }: Pick<EvaluationSummary, 'person'>) {
  const parts = [person.name, person.email, person.user_id].filter((part) => part !== null);
  const [first] = parts;
  if (first === undefined) return null;
  return (
    <span className={classes.person} title={parts.join('\n')}>
      <MaskedText>{first}</MaskedText>
    </span>
  );
}

/** Label and tags in one line. */
function Feedback({ label, tags }: Pick<EvaluationSummary, 'label' | 'tags'>) {
  const words = [...(label === null ? [] : [labelName(label)]), ...tags];
  return (
    <span className={classes.feedback} title={words.join('\n')}>
      {words.map((word) => (
        <span key={word} className={classes.tag}>
          {word}
        </span>
      ))}
    </span>
  );
}

/** Columns that the user can add. */
const optionalColumns = (): readonly DataColumn<EvaluationSummary>[] => [
  {
    id: 'rules_state',
    name: t('Rule decision'),
    isOptional: true,
    cell: ({ state, current_state }) =>
      state === current_state ? <span className={classes.second}>{t('stable')}</span> : state,
  },
  { id: 'card', name: t('Card'), isOptional: true, kind: 'digits', cell: ({ card }) => card },
  {
    id: 'email',
    name: t('Email'),
    isOptional: true,
    kind: 'long',
    cell: ({ person }) => (person.email === null ? null : <MaskedText>{person.email}</MaskedText>),
  },
  { id: 'ip', name: t('IP address'), isOptional: true, kind: 'digits', cell: ({ ip }) => ip },
  {
    id: 'user_id',
    name: t('User ID'),
    isOptional: true,
    kind: 'long',
    cell: ({ person }) => person.user_id,
  },
  {
    id: 'policy',
    name: t('Policy'),
    isOptional: true,
    kind: 'figure',
    cell: (evaluation) => evaluation.policy_version,
  },
];

const columnsOf = (link: (row: EvaluationSummary) => ReactNode): readonly DataColumn<EvaluationSummary>[] => [
  {
    id: 'time',
    name: t('Time'),
    kind: 'digits',
    line: 'meta',
    cell: ({ at }) => <ShortTime at={at} />,
  },
  { id: 'transaction', name: t('Transaction'), isFixed: true, line: 'meta', cell: link },
  {
    id: 'person',
    name: t('Person'),
    line: 'title',
    cell: ({ person }) =>
      (person.name ?? person.email ?? person.user_id) ? <Person person={person} /> : null,
  },
  {
    id: 'amount',
    name: t('Amount'),
    kind: 'figure',
    line: 'end',
    cell: ({ amount, currency }) => (amount === null ? null : amountText(amount, currency)),
  },
  {
    id: 'country',
    name: t('Country'),
    cell: ({ country }) => (country === null ? null : <span title={countryName(country)}>{country}</span>),
  },
  { id: 'action', name: t('Action'), cell: ({ action_type: action }) => action && actionName(action) },
  {
    id: 'reasons',
    name: t('Reasons'),
    kind: 'rest',
    cell: ({ reasons }) => (reasons.some(isRaising) ? <Reasons reasons={reasons} /> : null),
  },
  {
    id: 'state',
    name: t('Decision'),
    line: 'meta',
    cell: (evaluation) => <StateBadge state={evaluation.current_state} />,
  },
  {
    id: 'score',
    name: t('Fraud score'),
    kind: 'figure',
    line: 'meta',
    cell: ({ fraud_score: score }) => score.toLocaleString(locale(), { maximumFractionDigits: 2 }),
  },
  {
    id: 'feedback',
    name: t('Label'),
    cell: ({ label, tags }) =>
      label === null && tags.length === 0 ? null : <Feedback label={label} tags={tags} />,
  },
  ...optionalColumns(),
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
 * All columns of evaluations.
 * @param current ID of the open evaluation, which gets no link
 */
export const allEvaluationColumns = (
  space: Space,
  current?: string,
): readonly DataColumn<EvaluationSummary>[] =>
  columnsOf(({ id, transaction_id }) =>
    id === current ? (
      transaction_id
    ) : (
      <span className={classes.transaction} title={transaction_id}>
        <AnchorLink to="/panel/evaluations/$id" params={{ id }} search={{ space }}>
          {transaction_id}
        </AnchorLink>
      </span>
    ),
  );

/** Selected columns of evaluations; the transaction is always included. */
export const evaluationColumns = (
  space: Space,
  chosen: readonly string[],
  current?: string,
): readonly DataColumn<EvaluationSummary>[] =>
  allEvaluationColumns(space, current).filter(({ id }) => id === 'transaction' || chosen.includes(id));
