import type { EnvironmentId } from '@assay/contract';
import type { DashboardPeriod } from '@assay/management-api';
import { type Connection, readSums, type SumRow } from '@assay/store';
import { timestamp } from '../../management/index';
import { type AccountCurrency, accountMoney } from './account-money';
import { latencyQuantile, OUTCOME_MONEY, outcomeOfValue, SCORE_VALUES } from './count';
import { type BucketUnit, bucketCuts } from './days';
import { plainAmount } from './rule-figures';

const MAX_SEGMENTS = 8;
const MAX_CURRENCIES = 6;
const MAX_RULES = 30;
const STATES = ['approve', 'review', 'decline'] as const;
const WIRE_STATES = ['APPROVE', 'REVIEW', 'DECLINE'] as const;

/** Fields summed over the whole period. */
export const TOTAL_FIELDS = [
  ...['country', 'action', 'currency', 'merchant', 'amount', 'score', 'model'],
  ...['rule', 'label', 'override', 'flow', 'step', 'screen', OUTCOME_MONEY],
] as const;

interface PeriodAsked {
  /** Local dates, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly unit: BucketUnit;
  readonly segment: string | null;
}

const sum = (values: Iterable<number>): number => {
  let all = 0;
  for (const value of values) all += value;
  return all;
};
const emptyStates = () => ({ approve: 0, review: 0, decline: 0 });
const seriesOf = (values: Float64Array): number[] => [...values].map((value) => Math.max(0, value));

/** Counts and amounts by state for one value in one part of the sums. */
class Totals {
  readonly counts = emptyStates();
  readonly amounts = emptyStates();
  get all(): number {
    return sum(Object.values(this.counts));
  }
}

/**
 * Returns the totals of a field by value, largest first.
 * @param part index of the part
 */
function totalsOf(rows: readonly SumRow[], field: string, part: number): [value: string, Totals][] {
  const found = new Map<string, Totals>();
  for (const row of rows) {
    const count = row.counts[part] ?? 0;
    if (row.field !== field || count <= 0) continue;
    const totals = found.get(row.value) ?? new Totals();
    const state = STATES[row.state] ?? 'review';
    totals.counts[state] += count;
    totals.amounts[state] += row.amounts[part] ?? 0;
    found.set(row.value, totals);
  }
  return [...found].sort((a, b) => b[1].all - a[1].all || (a[0] < b[0] ? -1 : 1));
}

/** Returns the sums per bucket of the matching rows. */
function series(
  rows: readonly SumRow[],
  buckets: number,
  fits: (row: SumRow) => boolean,
  of: 'counts' | 'amounts' = 'counts',
): Float64Array {
  const all = new Float64Array(buckets);
  for (const row of rows) if (fits(row)) for (const [at, value] of row[of].entries()) all[at]! += value;
  return all;
}

const statesOf = (rows: readonly SumRow[], buckets: number, field: string) => {
  const of = (state: number) =>
    seriesOf(series(rows, buckets, (row) => row.field === field && row.state === state));
  return { approve: of(0), review: of(1), decline: of(2) };
};

function latencyOf(rows: readonly SumRow[], buckets: number): DashboardPeriod['latency'] {
  const all = new Map<string, number>();
  const each = Array.from({ length: buckets }, () => new Map<string, number>());
  for (const { field, value, counts } of rows) {
    if (field !== 'latency') continue;
    for (const [bucket, count] of counts.entries()) {
      all.set(value, (all.get(value) ?? 0) + count);
      each[bucket]?.set(value, (each[bucket]?.get(value) ?? 0) + count);
    }
  }
  return {
    p50: latencyQuantile(all, 0.5),
    p95: latencyQuantile(all, 0.95),
    p99: latencyQuantile(all, 0.99),
    p95_series: each.map((counts) => latencyQuantile(counts, 0.95)),
  };
}

const isAlarm = (row: SumRow) => row.field === 'outcome' && row.state > 0;

function outcomesOf(rows: readonly SumRow[], buckets: number) {
  const count = (state: number, value: string) =>
    Math.max(
      0,
      sum(
        series(rows, buckets, (row) => row.field === 'outcome' && row.state === state && row.value === value),
      ),
    );
  const outcomes = WIRE_STATES.map((state, number) => ({
    state,
    fraud: count(number, 'fraud'),
    legitimate: count(number, 'legitimate'),
  }));
  const fraud = sum(outcomes.slice(1).map((outcome) => outcome.fraud));
  const legitimate = sum(outcomes.slice(1).map((outcome) => outcome.legitimate));
  return {
    outcomes,
    alerts: {
      fraud: seriesOf(series(rows, buckets, (row) => isAlarm(row) && row.value === 'fraud')),
      legitimate: seriesOf(series(rows, buckets, (row) => isAlarm(row) && row.value === 'legitimate')),
    },
    false_positive_share: fraud + legitimate === 0 ? null : legitimate / (fraud + legitimate),
  };
}

/** Returns the amounts of each currency, most transactions first. */
function moneyOf(rows: readonly SumRow[], totals: readonly SumRow[], part: number, buckets: number) {
  return namedCurrencies(totals, part).map(([currency, { amounts }]) => {
    const of = (fits: (state: number) => boolean) =>
      [
        ...series(
          rows,
          buckets,
          (row) => row.field === 'currency' && row.value === currency && fits(row.state),
          'amounts',
        ),
      ].map(plainAmount);
    const [approve, review, decline] = STATES.map((state) => plainAmount(amounts[state])) as [
      number,
      number,
      number,
    ];
    return {
      currency,
      approve,
      review,
      decline,
      approved: of((state) => state === 0),
      stopped: of((state) => state > 0),
      declined: of((state) => state === 2),
    };
  });
}

/** Returns the amounts of labeled transactions by currency, largest fraud first. */
function outcomeMoneyOf(totals: readonly SumRow[], part: number): DashboardPeriod['outcome_money'] {
  const found = new Map<string, { prevented: number; lost: number; blocked: number }>();
  for (const { field, value, state, amounts } of totals) {
    if (field !== OUTCOME_MONEY) continue;
    const { outcome, currency } = outcomeOfValue(value);
    // `(other)` combines values.
    if (currency === '') continue;
    const sums = found.get(currency) ?? { prevented: 0, lost: 0, blocked: 0 };
    found.set(currency, sums);
    const amount = amounts[part] ?? 0;
    if (outcome === 'fraud') sums[state > 0 ? 'prevented' : 'lost'] += amount;
    else if (outcome === 'legitimate' && state > 0) sums.blocked += amount;
  }
  return [...found]
    .map(([currency, { prevented, lost, blocked }]) => ({
      currency,
      prevented: plainAmount(Math.max(0, prevented)),
      lost: plainAmount(Math.max(0, lost)),
      blocked: plainAmount(Math.max(0, blocked)),
    }))
    .filter(({ prevented, lost, blocked }) => prevented + lost + blocked > 0)
    .sort((a, b) => b.prevented + b.lost - (a.prevented + a.lost) || (a.currency < b.currency ? -1 : 1))
    .slice(0, MAX_CURRENCIES);
}

/** Returns the totals by currency, most transactions first. `(other)` combines values. */
const namedCurrencies = (totals: readonly SumRow[], part: number) =>
  totalsOf(totals, 'currency', part).filter(([currency]) => currency !== '' && !currency.startsWith('('));

function funnelOf(totals: readonly SumRow[], part: number): DashboardPeriod['funnel'] {
  const flow = new Map(totalsOf(totals, 'flow', part).map(([value, found]) => [value, found.all]));
  const of = (value: string) => flow.get(value) ?? 0;
  const steps = new Map<
    string,
    { started: number; sent: number; submitted: number; repeated: number; passed: number }
  >();
  for (const [value, { all }] of totalsOf(totals, 'step', part)) {
    const [step = '', phase = ''] = value.split(' ');
    const counts = steps.get(step) ?? { started: 0, sent: 0, submitted: 0, repeated: 0, passed: 0 };
    if (phase in counts) counts[phase as keyof typeof counts] = all;
    steps.set(step, counts);
  }
  return {
    started: of('started'),
    opened: of('opened'),
    ended: {
      approved: of('APPROVED'),
      review: of('REVIEW'),
      declined: of('DECLINED'),
      expired: of('EXPIRED'),
      error: of('ERROR'),
    },
    steps: [...steps].map(([step, counts]) => ({ step, ...counts })).sort((a, b) => b.started - a.started),
    screens: totalsOf(totals, 'screen', part).map(([screen, { all }]) => ({ screen, shown: all })),
  };
}

function scoresOf(totals: readonly SumRow[], part: number) {
  const byValue = new Map(totalsOf(totals, 'score', part));
  const of = (state: (typeof STATES)[number]) =>
    SCORE_VALUES.map((value) => byValue.get(value)?.counts[state] ?? 0);
  return { approve: of('approve'), review: of('review'), decline: of('decline') };
}

/**
 * Returns one period of a dashboard.
 * @param sums `totals` = sums of whole periods by `TOTAL_FIELDS`; `part` selects this period
 */
export async function readPeriod(
  connection: Connection,
  environmentId: EnvironmentId,
  { from, to, timeZone, unit, segment }: PeriodAsked,
  { totals, part }: { readonly totals: readonly SumRow[]; readonly part: number },
  account: AccountCurrency,
): Promise<DashboardPeriod> {
  const cuts = bucketCuts(from, to, timeZone, unit);
  const buckets = cuts.length - 1;
  const segments =
    segment === null || segment === 'state' ? [] : totalsOf(totals, segment, part).slice(0, MAX_SEGMENTS);
  const values = new Set(segments.map(([value]) => value));
  const currencies = namedCurrencies(totals, part).map(([currency]) => currency);
  const [rows, amounts, split] = await Promise.all([
    readSums(connection, environmentId, { fields: ['call', 'latency', 'outcome'], cuts }),
    readSums(connection, environmentId, { fields: ['currency'], values: currencies, cuts }),
    values.size === 0
      ? []
      : readSums(connection, environmentId, { fields: [segment ?? ''], values: [...values], cuts }),
  ]);
  const states = statesOf(rows, buckets, 'call');
  const money = moneyOf(amounts, totals, part, buckets);
  return {
    from,
    to,
    buckets: cuts.slice(0, -1).map((at) => timestamp(at)),
    calls: sum(STATES.map((state) => sum(states[state]))),
    states,
    segments:
      segment === null
        ? null
        : segment === 'state'
          ? STATES.map((state, number) => ({
              value: WIRE_STATES[number] ?? '',
              ...emptyStates(),
              [state]: sum(states[state]),
              calls: states[state],
            }))
          : segments.map(([value, { counts }]) => ({
              value,
              ...counts,
              calls: seriesOf(series(split, buckets, (row) => row.value === value)),
            })),
    money: money.slice(0, MAX_CURRENCIES),
    account_money: accountMoney(money, buckets, account),
    scores: scoresOf(totals, part),
    rules: totalsOf(totals, 'rule', part)
      .slice(0, MAX_RULES)
      .map(([id, { counts }]) => ({ id, name: null, ...counts })),
    labels: totalsOf(totals, 'label', part).map(([label, { all }]) => ({ label, count: all })),
    ...outcomesOf(rows, buckets),
    outcome_money: outcomeMoneyOf(totals, part),
    overrides: totalsOf(totals, 'override', part).map(([value, { all }]) => {
      const [before = '', after = ''] = value.split('>');
      return { from: before, to: after, count: all };
    }),
    latency: latencyOf(rows, buckets),
    funnel: funnelOf(totals, part),
  };
}
