import type { BacktestResult } from '@assay/management-api';
import { Group, Text, Title } from '@mantine/core';
import { Facts } from '../decision/modules/module-card';
import { english, locale, t } from '../i18n/language';
import { modeName } from '../rules/draft';
import { amountText } from '../traffic/amount';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink, StateBadge } from '../ui/shown-values';
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

const MOST_EXAMPLES = 5;
const count = (value: number) => value.toLocaleString(locale());
const calls = (value: number) => t('{count, plural, one {# call} other {# calls}}', { count: value });

const BY_LABEL: readonly Column<LabelRow>[] = [
  { name: english('The rule'), kind: 'head', cell: ({ name }) => name },
  { name: english('Labelled bad'), kind: 'figure', cell: ({ counts }) => count(counts.negative) },
  { name: english('Labelled good'), kind: 'figure', cell: ({ counts }) => count(counts.positive) },
  { name: english('No label'), kind: 'figure', cell: ({ counts }) => count(counts.unlabelled) },
];

const moneyOf = (value: number, currency: string | null) => amountText(value, currency);

const MONEY: readonly Column<Sums>[] = [
  { name: english('Currency'), cell: ({ currency }) => currency ?? t('No currency') },
  {
    name: english('It fires on'),
    kind: 'figure',
    cell: ({ matched, currency }) => moneyOf(matched, currency),
  },
  {
    name: english('of it bad'),
    kind: 'figure',
    cell: (sums) => moneyOf(sums.matched_negative, sums.currency),
  },
  {
    name: english('of it good'),
    kind: 'figure',
    cell: (sums) => moneyOf(sums.matched_positive, sums.currency),
  },
  { name: english('Bad in all'), kind: 'figure', cell: (sums) => moneyOf(sums.all_negative, sums.currency) },
  { name: english('All calls'), kind: 'figure', cell: ({ all, currency }) => moneyOf(all, currency) },
];

const CHANGES: readonly Column<Change>[] = [
  {
    name: english('Today, and with the rule'),
    cell: ({ was, becomes }) => (
      <Group gap={6} wrap="nowrap">
        <StateBadge state={was} size="sm" />
        <span aria-hidden>→</span>
        <StateBadge state={becomes} size="sm" />
      </Group>
    ),
  },
  { name: english('Calls'), kind: 'figure', cell: ({ hits }) => count(hits) },
  { name: english('Bad'), kind: 'figure', cell: ({ negative }) => count(negative) },
  { name: english('Good'), kind: 'figure', cell: ({ positive }) => count(positive) },
  {
    name: english('Money'),
    kind: 'figure',
    cell: ({ amounts }) => amounts.map(({ currency, sum }) => moneyOf(sum, currency)).join(', ') || null,
  },
  { name: english('Examples'), cell: ({ examples }) => <Examples examples={examples} /> },
];

/** Links to calls; each says when and how much. */
function Examples({ examples }: { readonly examples: readonly Example[] }) {
  if (examples.length === 0) return <>–</>;
  return (
    <Group gap="xs">
      {examples.slice(0, MOST_EXAMPLES).map(({ evaluation_id, at, amount, currency }) => (
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

/** How often the draft fires, and how often it is right. */
function Shares({ draft }: { readonly draft: Draft }) {
  const { replaced } = draft;
  return (
    <Facts
      facts={[
        { name: t('Fires on'), value: calls(draft.hits) },
        { name: t('Of all calls (95 %)'), value: shareInWords(draft.alert_rate) },
        { name: t('Bad among the labelled ones it fires on (95 %)'), value: shareInWords(draft.precision) },
        { name: t('Of all bad ones it fires on (95 %)'), value: shareInWords(draft.recall) },
        { name: t('Of all good ones it fires on (95 %)'), value: shareInWords(draft.false_positive_rate) },
        ...(replaced
          ? [
              {
                name: t('As the rule is today ({mode})', { mode: modeName(replaced.mode) }),
                value: calls(replaced.hits),
              },
              { name: t('Bad among these (95 %)'), value: shareInWords(replaced.precision) },
            ]
          : []),
      ]}
    />
  );
}

/** The decisions that the draft changes. */
function Changes({ draft }: { readonly draft: Draft }) {
  const changed = draft.changes.reduce((sum, { hits }) => sum + hits, 0);
  return (
    <>
      <Title {...HEADING}>
        {t('What changes against policy version {version}', { version: String(draft.policy_version) })}
      </Title>
      <Text size="sm" mb="xs">
        {changed === 0
          ? t('No call would be decided otherwise.')
          : t('{count, plural, one {# call} other {# calls}} would be decided otherwise.', {
              count: changed,
            })}
      </Text>
      {changed > 0 ? (
        <PagedTable
          name={t('Decisions that change')}
          columns={CHANGES}
          rows={draft.changes}
          keyOf={({ was, becomes }) => `${was} ${becomes}`}
          empty=""
        />
      ) : null}
    </>
  );
}

/** What a draft rule would have done, and what changes against the policy of today. */
export function DraftResultView({ draft }: { readonly draft: Draft }) {
  const { confusion, examples } = draft;
  const labels: readonly LabelRow[] = [
    { name: t('fires'), counts: confusion.matched },
    { name: t('stays silent'), counts: confusion.not_matched },
  ];
  return (
    <>
      <Shares draft={draft} />
      <Changes draft={draft} />
      <Title {...HEADING}>{t('Against the labels')}</Title>
      <PagedTable
        name={t('Against the labels')}
        columns={BY_LABEL}
        rows={labels}
        keyOf={({ name }) => name}
        empty=""
      />
      <Title {...HEADING}>{t('In money')}</Title>
      <PagedTable
        name={t('In money')}
        columns={MONEY}
        rows={draft.money}
        keyOf={({ currency }) => currency ?? ''}
        empty={t('No call has an amount.')}
      />
      <Title {...HEADING}>{t('Calls it fires on')}</Title>
      <Facts
        facts={[
          { name: t('Labelled bad'), value: <Examples examples={examples.negative} /> },
          { name: t('Labelled good'), value: <Examples examples={examples.positive} /> },
          { name: t('No label'), value: <Examples examples={examples.unlabelled} /> },
        ]}
      />
      {draft.unknown_velocity.length > 0 ? (
        <Text size="sm" mt="xs" role="note">
          {t(
            'Not known in the past, because no rule asked for it then: {counts}. The rule stays silent there.',
            {
              counts: draft.unknown_velocity
                .map(({ definition, rows }) => `${definition} (${calls(rows)})`)
                .join('; '),
            },
          )}
        </Text>
      ) : null}
    </>
  );
}
