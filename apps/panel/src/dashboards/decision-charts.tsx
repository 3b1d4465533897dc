import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { Dashboard, DashboardPeriod, Segment } from '../api/dashboard';
import type { PolicyHeading } from '../api/policy';
import { decimal, t } from '../i18n/language';
import { ChartCard, RowChart } from './chart-card';
import {
  type ChartSeries,
  milliseconds,
  momentNames,
  money,
  percent,
  short,
  stateNames,
  type TimeData,
  type Tone,
  tableOf,
  unitName,
  whole,
} from './chart-data';
import type { Drill } from './drill';
import { marksOf, PolicyChanges } from './policy-marks';
import { TimeChart } from './time-chart';

type Drift = Dashboard['drift'];

const SAME = 0.1;
const OTHER = 0.25;
/** PSI at which the bar is full. */
const FULL = 0.5;
const PSI_DIGITS = 3;

const toneOf = (psi: number): Tone => (psi < SAME ? 'approve' : psi < OTHER ? 'review' : 'decline');
const wordOf = (psi: number): string =>
  psi < SAME ? t('stable') : psi < OTHER ? t('shifted') : t('different population');

/** Drift of the inputs and scores compared with the previous period. */
export function DriftChart({ drift }: { readonly drift: Drift }) {
  const names: { readonly [input in Drift[number]['input']]: string } = {
    score: t('Fraud score'),
    model: t('ML score'),
    amount: t('Amount'),
    country: t('Country'),
    action: t('Action'),
    currency: t('Currency'),
  };
  const title = t('Drift');
  return (
    <ChartCard
      title={title}
      about={t(
        'Population stability index compared with the previous period: 0.1 or more is a shift, 0.25 or more a different population.',
      )}
      table={{
        head: [t('Input'), t('Value'), t('Before'), t('Now')],
        rows: drift.flatMap(({ input, psi, shares }) => [
          [`${names[input]} (PSI)`, { value: psi, formatted: decimal(psi, PSI_DIGITS) }, null, null],
          ...shares.map(({ value, before, now }) => [
            `${names[input]}: ${value === '' ? t('(none)') : value}`,
            null,
            { value: before, formatted: percent(before) },
            { value: now, formatted: percent(now) },
          ]),
        ]),
      }}
      file="drift"
      empty={drift.length === 0 ? t('Drift needs at least 100 transactions in each period.') : null}
    >
      <RowChart
        most={FULL}
        rows={drift.map(({ input, psi }) => ({
          name: names[input],
          formatted: `${decimal(psi, PSI_DIGITS)} · ${wordOf(psi)}`,
          parts: [{ tone: toneOf(psi), value: Math.min(psi, FULL) }],
        }))}
      />
    </ChartCard>
  );
}

const TONES: readonly Tone[] = ['tone0', 'tone1', 'tone2', 'tone3', 'tone4', 'tone5', 'tone6', 'tone7'];
const SCORE_STEP = 5;

const plus = (...all: readonly (readonly number[])[]): readonly number[] =>
  (all[0] ?? []).map((_, at) => all.reduce((sum, values) => sum + (values[at] ?? 0), 0));

const minus = (all: readonly number[], some: readonly number[]): readonly number[] =>
  all.map((value, at) => Math.max(0, value - (some[at] ?? 0)));

const callsOf = ({ states }: DashboardPeriod) => plus(states.approve, states.review, states.decline);

const before = (values: readonly (number | null)[] | undefined): ChartSeries | null =>
  values ? { name: t('Previous period'), tone: 'plain', values } : null;

interface OverTime {
  readonly data: Dashboard;
  readonly drill: Drill;
}

/** Transactions by decision over time, with the policy changes of the period. */
export function TrafficChart({
  data,
  drill,
  changes,
}: OverTime & { readonly changes: readonly PolicyHeading[] }) {
  const { states, buckets } = data.current;
  const names = stateNames();
  const shown: TimeData = {
    ...momentNames(data, buckets),
    series: (['approve', 'review', 'decline'] as const).map((state) => ({
      name: names[state],
      tone: state,
      values: states[state],
    })),
    previous: before(data.previous ? callsOf(data.previous) : undefined),
    marks: marksOf(changes, buckets),
    linkOf: (at, state) => drill.state(at, state),
  };
  const title = t('Transactions by decision');
  return (
    <ChartCard title={title} table={tableOf(unitName(data.unit), shown)} file="calls">
      <TimeChart title={title} data={shown} kind="bars" format={short} height="tall" />
      <PolicyChanges changes={changes} />
    </ChartCard>
  );
}

/** Returns the display name of a segment value. */
const segmentName = (value: string): string =>
  value === '' ? t('(none)') : value === '(other)' ? t('(other)') : value;

/** Transactions by the values of a field; the legend opens those of a value. */
export function SegmentsChart({
  data,
  drill,
  segment,
}: OverTime & { readonly segment: Segment | undefined }) {
  const segments = data.current.segments ?? [];
  const shown: TimeData = {
    ...momentNames(data, data.current.buckets),
    series: segments.map(({ value, calls }, at) => ({
      name: segmentName(value),
      tone: TONES[at % TONES.length] ?? 'plain',
      values: calls,
    })),
    previous: null,
    linkOf: (at, series) => {
      const filter = drill.segment(segment, segments[series]?.value ?? '');
      return filter && drill.bucket(at, filter);
    },
  };
  const title = t('Transactions by group');
  return (
    <ChartCard
      title={title}
      about={t('Values with the most transactions.')}
      table={tableOf(unitName(data.unit), shown)}
      file="calls-split"
    >
      <TimeChart title={title} data={shown} kind="bars" format={short} />
    </ChartCard>
  );
}

/** Amounts over time in one currency; the others are one click away. */
export function MoneyChart({ data, drill }: OverTime) {
  const currencies = data.current.money.map(({ currency }) => currency);
  const [chosen, setChosen] = useState<string | null>(null);
  const currency = currencies.find((known) => known === chosen) ?? currencies[0];
  const of = (period: DashboardPeriod | null) => period?.money.find((row) => row.currency === currency);
  const now = of(data.current);
  if (!now || currency === undefined) return null;
  const then = of(data.previous);
  const names = stateNames();
  const shown: TimeData = {
    ...momentNames(data, data.current.buckets),
    series: [
      { name: names.approve, tone: 'approve', values: now.approved },
      { name: names.review, tone: 'review', values: minus(now.stopped, now.declined) },
      { name: names.decline, tone: 'decline', values: now.declined },
    ],
    previous: before(then && plus(then.approved, then.stopped)),
    linkOf: (at, series) => {
      const decision = (['APPROVE', 'REVIEW', 'DECLINE'] as const)[series];
      return drill.bucket(at, { currency, ...(decision ? { now: decision } : {}) });
    },
  };
  const title = t('Amount in {currency}', { currency });
  return (
    <ChartCard
      title={title}
      about={t('{approved} approved, {review} in review, {decline} declined.', {
        approved: money(now.approve, currency),
        review: money(now.review, currency),
        decline: money(now.decline, currency),
      })}
      table={tableOf(unitName(data.unit), shown)}
      file={`money-${currency}`}
    >
      {currencies.length > 1 ? (
        <SegmentedControl
          size="xs"
          mb="xs"
          aria-label={t('Currency')}
          data={currencies}
          value={currency}
          onChange={setChosen}
        />
      ) : null}
      <TimeChart title={title} data={shown} kind="bars" format={short} />
    </ChartCard>
  );
}

/** Transactions by fraud score. */
export function ScoresChart({ data, drill, isTall }: OverTime & { readonly isTall: boolean }) {
  const { scores, calls } = data.current;
  const starts = scores.approve.map((_, at) => String(at * SCORE_STEP));
  const names = stateNames();
  const shown: TimeData = {
    ticks: starts,
    labels: starts.map((start) => t('{from} and more', { from: start })),
    series: (['approve', 'review', 'decline'] as const).map((state) => ({
      name: names[state],
      tone: state,
      values: scores[state],
    })),
    previous: null,
    linkOf: (at, state) => {
      const now = (['APPROVE', 'REVIEW', 'DECLINE'] as const)[state];
      // The last bar has no upper limit.
      const to = at < starts.length - 1 ? { score_to: String((at + 1) * SCORE_STEP - 0.01) } : {};
      return drill.whole({ score_from: String(at * SCORE_STEP), ...to, ...(now ? { now } : {}) });
    },
  };
  const title = t('Score distribution');
  return (
    <ChartCard
      title={title}
      about={t('{calls, plural, one {# transaction} other {# transactions}} by score, in steps of 5.', {
        calls,
      })}
      table={tableOf(t('Fraud score'), shown)}
      file="scores"
    >
      <TimeChart title={title} data={shown} kind="bars" format={short} height={isTall ? 'tall' : 'usual'} />
    </ChartCard>
  );
}

/** Decision time over time. */
export function LatencyChart({ data }: { readonly data: Dashboard }) {
  const { latency } = data.current;
  const shown: TimeData = {
    ...momentNames(data, data.current.buckets),
    series: [{ name: t('95% within'), tone: 'plain', values: latency.p95_series }],
    previous: before(data.previous?.latency.p95_series),
  };
  const title = t('Decision time');
  return (
    <ChartCard
      title={title}
      about={t('50% within {p50}, 95% within {p95}, 99% within {p99}. In milliseconds.', {
        p50: milliseconds(latency.p50),
        p95: milliseconds(latency.p95),
        p99: milliseconds(latency.p99),
      })}
      table={tableOf(unitName(data.unit), shown)}
      file="time-to-decide"
      empty={latency.p50 === null ? t('No decision times in this period.') : null}
    >
      <TimeChart title={title} data={shown} kind="lines" format={whole} />
    </ChartCard>
  );
}
