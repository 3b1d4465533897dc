import type { Dashboard, DashboardPeriod } from '../api/dashboard';
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

const callsOf = ({ states }: DashboardPeriod) => plus(states.approve, states.review, states.decline);

const before = (values: readonly (number | null)[] | undefined): ChartSeries | null =>
  values ? { name: t('Previous period'), tone: 'plain', values } : null;

/** Charts of transactions by decision or group, amounts, scores and decision times. */
export function DecisionCharts({ data }: { readonly data: Dashboard }) {
  const moments = momentNames(data, data.current.buckets);
  return (
    <>
      <Traffic data={data} moments={moments} />
      {data.current.segments && data.current.segments.length > 0 ? (
        <Segments data={data} moments={moments} />
      ) : null}
      {data.current.money.map(({ currency }) => (
        <Money key={currency} currency={currency} data={data} moments={moments} />
      ))}
      <Scores period={data.current} />
      <Latency data={data} moments={moments} />
    </>
  );
}

interface OverTime {
  readonly data: Dashboard;
  readonly moments: Pick<TimeData, 'ticks' | 'labels'>;
}

function Traffic({ data, moments }: OverTime) {
  const { states } = data.current;
  const names = stateNames();
  const shown: TimeData = {
    ...moments,
    series: (['approve', 'review', 'decline'] as const).map((state) => ({
      name: names[state],
      tone: state,
      values: states[state],
    })),
    previous: before(data.previous ? callsOf(data.previous) : undefined),
  };
  const title = t('Transactions by decision');
  return (
    <ChartCard title={title} table={tableOf(unitName(data.unit), shown)} file="calls" isWide>
      <TimeChart title={title} data={shown} kind="bars" format={short} />
    </ChartCard>
  );
}

/** Returns the display name of a segment value. */
const segmentName = (value: string): string =>
  value === '' ? t('(none)') : value === '(other)' ? t('(other)') : value;

function Segments({ data, moments }: OverTime) {
  const shown: TimeData = {
    ...moments,
    series: (data.current.segments ?? []).map(({ value, calls }, at) => ({
      name: segmentName(value),
      tone: TONES[at % TONES.length] ?? 'plain',
      values: calls,
    })),
    previous: null,
  };
  const title = t('Transactions by group');
  return (
    <ChartCard
      title={title}
      about={t('Values with the most transactions.')}
      table={tableOf(unitName(data.unit), shown)}
      file="calls-split"
      isWide
    >
      <TimeChart title={title} data={shown} kind="bars" format={short} />
    </ChartCard>
  );
}

function Money({ currency, data, moments }: OverTime & { readonly currency: string }) {
  const of = (period: DashboardPeriod | null) => period?.money.find((row) => row.currency === currency);
  const now = of(data.current);
  if (!now) return null;
  const then = of(data.previous);
  const shown: TimeData = {
    ...moments,
    series: [
      { name: t('Approved'), tone: 'approve', values: now.approved },
      { name: t('In review or declined'), tone: 'decline', values: now.stopped },
    ],
    previous: before(then && plus(then.approved, then.stopped)),
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
      <TimeChart title={title} data={shown} kind="bars" format={short} />
    </ChartCard>
  );
}

function Scores({ period: { scores, calls } }: { readonly period: DashboardPeriod }) {
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
      <TimeChart title={title} data={shown} kind="bars" format={short} />
    </ChartCard>
  );
}

function Latency({ data, moments }: OverTime) {
  const { latency } = data.current;
  const shown: TimeData = {
    ...moments,
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
