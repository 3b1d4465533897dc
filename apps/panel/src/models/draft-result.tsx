import type { BacktestResult } from '@assay/management-api';
import { Group, Text, Title } from '@mantine/core';
import { Facts } from '../decision/modules/module-card';
import { StateBadge } from '../design/state-badge';
import { english, locale, t } from '../i18n/language';
import { modeName } from '../rules/draft';
import { amountText } from '../traffic/amount';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import { shareInWords } from './job-progress';

type Draft = NonNullable<BacktestResult['draft']>;
type Change = Draft['changes'][number];
type Example = Change['examples'][number];
type Sums = Draft['money'][number];

interface LabelRow {
  readonly name: string;
  readonly counts: Draft['confusion']['matched'];
}

const MAX_EXAMPLES = 5;
const count = (value: number) => value.toLocaleString(locale());
const calls = (value: number) =>
  t('{count, plural, one {# transaction} other {# transactions}}', { count: value });

const BY_LABEL: readonly Column<LabelRow>[] = [
  { name: english('Rule'), kind: 'head', cell: ({ name }) => name },
  { name: english('Labeled fraud'), kind: 'figure', cell: ({ counts }) => count(counts.negative) },
  { name: english('Labeled legitimate'), kind: 'figure', cell: ({ counts }) => count(counts.positive) },
  { name: english('No label'), kind: 'figure', cell: ({ counts }) => count(counts.unlabelled) },
];

const moneyOf = (value: number, currency: string | null) => amountText(value, currency);

const MONEY: readonly Column<Sums>[] = [
  { name: english('Currency'), cell: ({ currency }) => currency ?? t('No currency') },
  {
    name: english('Matched amount'),
    kind: 'figure',
    cell: ({ matched, currency }) => moneyOf(matched, currency),
  },
  {
    name: english('Matched fraud'),
    kind: 'figure',
    cell: (sums) => moneyOf(sums.matched_negative, sums.currency),
  },
  {
    name: english('Matched legitimate'),
    kind: 'figure',
    cell: (sums) => moneyOf(sums.matched_positive, sums.currency),
  },
  { name: english('Total fraud'), kind: 'figure', cell: (sums) => moneyOf(sums.all_negative, sums.currency) },
  { name: english('Total amount'), kind: 'figure', cell: ({ all, currency }) => moneyOf(all, currency) },
];

const CHANGES: readonly Column<Change>[] = [
  {
    name: english('Current and new decision'),
    cell: ({ was, becomes }) => (
      <Group gap={6} wrap="nowrap">
        <StateBadge state={was} size="sm" />
        <span aria-hidden>→</span>
        <StateBadge state={becomes} size="sm" />
      </Group>
    ),
  },
  { name: english('Transactions'), kind: 'figure', cell: ({ hits }) => count(hits) },
  { name: english('Fraud'), kind: 'figure', cell: ({ negative }) => count(negative) },
  { name: english('Legitimate'), kind: 'figure', cell: ({ positive }) => count(positive) },
  {
    name: english('Amount'),
    kind: 'figure',
    cell: ({ amounts }) => amounts.map(({ currency, sum }) => moneyOf(sum, currency)).join(', ') || null,
  },
  { name: english('Examples'), cell: ({ examples }) => <Examples examples={examples} /> },
];

/** Links to transactions with time and amount. */
function Examples({ examples }: { readonly examples: readonly Example[] }) {
  if (examples.length === 0) return <>–</>;
  return (
    <Group gap="xs">
      {examples.slice(0, MAX_EXAMPLES).map(({ evaluation_id, at, amount, currency }) => (
        <AnchorLink
          key={evaluation_id}
          to="/panel/evaluations/$id"
          params={{ id: evaluation_id }}
          search={{ space: 'live' }}
          target="_blank"
        >
          {amount === null ? <ShortTime at={at} /> : amountText(amount, currency)}
        </AnchorLink>
      ))}
    </Group>
  );
}

const HEADING = { order: 3, size: 'h5', mt: 'md', mb: 'xs' } as const;

/** Match count and accuracy of the draft. */
function Shares({ draft }: { readonly draft: Draft }) {
  const { replaced } = draft;
  return (
    <Facts
      facts={[
        { name: t('Matches'), value: calls(draft.hits) },
        { name: t('Alert rate (95% CI)'), value: shareInWords(draft.alert_rate) },
        { name: t('Precision (95% CI)'), value: shareInWords(draft.precision) },
        { name: t('Recall (95% CI)'), value: shareInWords(draft.recall) },
        { name: t('False positive rate (95% CI)'), value: shareInWords(draft.false_positive_rate) },
        ...(replaced
          ? [
              {
                name: t('Current rule ({mode})', { mode: modeName(replaced.mode) }),
                value: calls(replaced.hits),
              },
              { name: t('Current precision (95% CI)'), value: shareInWords(replaced.precision) },
            ]
          : []),
      ]}
    />
  );
}

/** Decisions that the draft changes. */
function Changes({ draft }: { readonly draft: Draft }) {
  const changed = draft.changes.reduce((sum, { hits }) => sum + hits, 0);
  return (
    <>
      <Title {...HEADING}>
        {t('Changes from policy version {version}', { version: String(draft.policy_version) })}
      </Title>
      <Text size="sm" mb="xs">
        {changed === 0
          ? t('No decision would change.')
          : t('{count, plural, one {# decision} other {# decisions}} would change.', {
              count: changed,
            })}
      </Text>
      {changed > 0 ? (
        <PagedTable
          name={t('Changed decisions')}
          columns={CHANGES}
          rows={draft.changes}
          keyOf={({ was, becomes }) => `${was} ${becomes}`}
          empty=""
        />
      ) : null}
    </>
  );
}

/** Backtest result of a draft rule, compared with the current policy. */
export function DraftResultView({ draft }: { readonly draft: Draft }) {
  const { confusion, examples } = draft;
  const labels: readonly LabelRow[] = [
    { name: t('matched'), counts: confusion.matched },
    { name: t('not matched'), counts: confusion.not_matched },
  ];
  return (
    <>
      <Shares draft={draft} />
      <Changes draft={draft} />
      <Title {...HEADING}>{t('Matches by label')}</Title>
      <PagedTable
        name={t('Matches by label')}
        columns={BY_LABEL}
        rows={labels}
        keyOf={({ name }) => name}
        empty=""
      />
      <Title {...HEADING}>{t('Matches by amount')}</Title>
      <PagedTable
        name={t('Matches by amount')}
        columns={MONEY}
        rows={draft.money}
        keyOf={({ currency }) => currency ?? ''}
        empty={t('No transaction has an amount.')}
      />
      <Title {...HEADING}>{t('Matched transactions')}</Title>
      <Facts
        facts={[
          { name: t('Labeled fraud'), value: <Examples examples={examples.negative} /> },
          { name: t('Labeled legitimate'), value: <Examples examples={examples.positive} /> },
          { name: t('No label'), value: <Examples examples={examples.unlabelled} /> },
        ]}
      />
      {draft.unknown_velocity.length > 0 ? (
        <Text size="sm" mt="xs" role="note">
          {t('Not available in the stored history: {counts}. The rule doesn’t match there.', {
            counts: draft.unknown_velocity
              .map(({ definition, rows }) => `${definition} (${calls(rows)})`)
              .join('; '),
          })}
        </Text>
      ) : null}
    </>
  );
}
