import { LIST_REASON } from '@assay/rules';
import { SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import type { Dashboard, DashboardPeriod } from '../api/dashboard';
import { builtInName, t } from '../i18n/language';
import { labelName } from '../labels/label-names';
import { ChartCard, type ChartRow, RowChart } from './chart-card';
import {
  momentNames,
  percent,
  short,
  stateNames,
  type TimeData,
  tableOf,
  unitName,
  whole,
} from './chart-data';
import type { Drill } from './drill';
import { TimeChart } from './time-chart';

const MAX_ROWS = 8;
const all = ({
  approve,
  review,
  decline,
}: Pick<DashboardPeriod['rules'][number], 'approve' | 'review' | 'decline'>) => approve + review + decline;

interface RulesProps {
  readonly drill: Drill;
  readonly period: DashboardPeriod;
  readonly before: DashboardPeriod | null;
}

type RuleOrder = 'stopped' | 'all';
type RuleRow = DashboardPeriod['rules'][number];

const stopped = ({ review, decline }: RuleRow): number => review + decline;

/**
 * Returns rules in order: those with the largest share of reviewed and declined transactions first, or those with the
 * most matches first. Rules that match most transactions, such as a free email provider, explain no decision.
 */
export function orderedRules(rules: readonly RuleRow[], order: RuleOrder): readonly RuleRow[] {
  if (order === 'all') return [...rules].sort((one, other) => all(other) - all(one));
  const weight = (rule: RuleRow) => stopped(rule) * (stopped(rule) / Math.max(1, all(rule)));
  return rules.filter((rule) => stopped(rule) > 0).sort((one, other) => weight(other) - weight(one));
}

/** Returns the page of a rule; none for deleted rules and for lists. */
const pageOf = ({ id, name }: RuleRow): Pick<ChartRow, 'page'> =>
  name === null || id.startsWith(LIST_REASON)
    ? {}
    : { page: { to: '/panel/rules/edit/$id', params: { id } } };

/** Matched rules with their decisions. */
export function RulesChart({ period, before, drill }: RulesProps) {
  const [order, setOrder] = useState<RuleOrder>('stopped');
  const rules = orderedRules(period.rules, order);
  const names = stateNames();
  const name = (rule: DashboardPeriod['rules'][number]) =>
    `${rule.id} ${rule.name === null ? t('deleted rule') : builtInName(rule.name)}`;
  const then = (id: string) => before?.rules.find((rule) => rule.id === id);
  const title = t('Matched rules');
  return (
    <ChartCard
      title={title}
      about={
        order === 'stopped'
          ? t('Rules with the most reviewed and declined transactions among their matches.')
          : t('By number of matches. A transaction can match several rules.')
      }
      table={{
        head: [
          t('Rule'),
          names.approve,
          names.review,
          names.decline,
          ...(before ? [t('Previous period')] : []),
        ],
        rows: rules.map((rule) => {
          const old = then(rule.id);
          return [
            name(rule),
            rule.approve,
            rule.review,
            rule.decline,
            ...(before ? [old ? all(old) : 0] : []),
          ];
        }),
        linkOf: (row, column) => {
          const rule = rules[row];
          const now = (['APPROVE', 'REVIEW', 'DECLINE'] as const)[column];
          return rule && now ? drill.whole({ rule: rule.id, now }) : null;
        },
      }}
      file="rules"
      empty={period.rules.length === 0 ? t('No rule matched in this period.') : null}
    >
      <SegmentedControl
        size="xs"
        mb="xs"
        aria-label={t('Order')}
        data={[
          { value: 'stopped', label: t('Reviewed and declined') },
          { value: 'all', label: t('All matches') },
        ]}
        value={order}
        onChange={(value) => setOrder(value as RuleOrder)}
      />
      <RowChart
        rows={rules.slice(0, MAX_ROWS).map((rule) => ({
          name: name(rule),
          formatted:
            order === 'stopped'
              ? t('{stopped} of {matches} stopped', { stopped: stopped(rule), matches: all(rule) })
              : `${whole(all(rule))} · ${percent(all(rule) / Math.max(1, period.calls))}`,
          parts: (['approve', 'review', 'decline'] as const).map((state) => ({
            tone: state,
            value: rule[state],
          })),
          link: drill.whole({ rule: rule.id }),
          ...pageOf(rule),
        }))}
      />
      {rules.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('No rule matched a reviewed or declined transaction.')}
        </Text>
      ) : null}
    </ChartCard>
  );
}

/** Labels that were added in the period. */
export function LabelsChart({ period: { labels }, drill }: Omit<RulesProps, 'before'>) {
  // A label is newer than its transaction, so the period of the transactions is unknown.
  const { from: _, to: __, ...anyTime } = drill.whole();
  const linkOf = (label: string | undefined) => (label === undefined ? null : { ...anyTime, label });
  const title = t('Labels');
  return (
    <ChartCard
      title={title}
      table={{
        head: [t('Label'), t('Count')],
        rows: labels.map(({ label, count }) => [labelName(label), count]),
        linkOf: (row) => linkOf(labels[row]?.label),
      }}
      file="labels"
      empty={
        labels.length === 0 ? t('No labels in this period. Label transactions to measure accuracy.') : null
      }
    >
      <RowChart
        rows={labels.slice(0, MAX_ROWS).map(({ label, count }) => ({
          name: labelName(label),
          formatted: whole(count),
          parts: [{ tone: 'plain', value: count }],
          link: linkOf(label),
        }))}
      />
    </ChartCard>
  );
}

/** Labeled transactions that were stopped, over time. */
export function AccuracyChart({ data, drill }: { readonly data: Dashboard; readonly drill: Drill }) {
  const { alerts, false_positive_share: share, outcomes } = data.current;
  const moments = momentNames(data, data.current.buckets);
  const shown: TimeData = {
    ...moments,
    series: [
      { name: t('Fraud stopped (true positives)'), tone: 'approve', values: alerts.fraud },
      { name: t('Legitimate, stopped (false positives)'), tone: 'decline', values: alerts.legitimate },
    ],
    previous: null,
    linkOf: (at) => drill.bucket(at),
  };
  const missed = outcomes.find(({ state }) => state === 'APPROVE')?.fraud ?? 0;
  const title = t('False positives');
  const isEmpty = outcomes.every(({ fraud, legitimate }) => fraud + legitimate === 0);
  return (
    <ChartCard
      title={title}
      about={t(
        'Labeled transactions from this period that were reviewed or declined: {share} were legitimate. {missed, plural, =0 {No fraud was} one {# fraud was} other {# frauds were}} approved.',
        { share: percent(share), missed },
      )}
      table={tableOf(unitName(data.unit), shown)}
      file="false-alarms"
      empty={isEmpty ? t('No transaction from this period has a label yet.') : null}
    >
      <TimeChart title={title} data={shown} kind="bars" format={short} />
    </ChartCard>
  );
}

/** Decisions that a review or label changed. */
export function OverridesChart({ period: { overrides }, drill }: Omit<RulesProps, 'before'>) {
  const names: { readonly [state: string]: string } = {
    APPROVE: t('Approved'),
    REVIEW: t('Review'),
    DECLINE: t('Declined'),
  };
  const name = ({ from, to }: DashboardPeriod['overrides'][number]) =>
    `${names[from] ?? from} → ${names[to] ?? to}`;
  const { from: _, to: __, ...anyTime } = drill.whole();
  const linkOf = (row: DashboardPeriod['overrides'][number] | undefined) => {
    const now = (['APPROVE', 'REVIEW', 'DECLINE'] as const).find((state) => state === row?.to);
    return now ? { ...anyTime, now } : null;
  };
  const title = t('Changed decisions');
  return (
    <ChartCard
      title={title}
      about={t('Decisions changed by a review or a label in this period.')}
      table={{
        head: [t('Change'), t('Count')],
        rows: overrides.map((row) => [name(row), row.count]),
        linkOf: (at) => linkOf(overrides[at]),
      }}
      file="changes"
      empty={overrides.length === 0 ? t('No decision was changed in this period.') : null}
    >
      <RowChart
        rows={overrides.map((row) => ({
          name: name(row),
          formatted: whole(row.count),
          parts: [{ tone: 'plain', value: row.count }],
          link: linkOf(row),
        }))}
      />
    </ChartCard>
  );
}
