import type { EnvironmentId } from '@assay/contract';
import type { ListedRuleMetrics, RuleHistory, RuleMetrics } from '@assay/management-api';
import { type Connection, readSums, type SumRow } from '@assay/store';
import { timestamp } from '../../management/index';
import { RULE_FIELDS, ruleOfValue } from './count';
import { type BucketUnit, bucketCuts } from './days';

const PARTS = 1e6;

/**
 * Rounds a sum to six decimals, without binary rounding errors: 0.1 + 0.2 is 0.3, and an amount added and
 * subtracted again is 0.
 */
export const plainAmount = (sum: number): number => Math.round(sum * PARTS) / PARTS;

const MAX_CURRENCIES = 6;
const FIELDS = Object.values(RULE_FIELDS);

type Money = { amount: number; fraud: number; legitimate: number };
type MoneyPart = keyof Money;
const MONEY_PARTS: { readonly [field: string]: MoneyPart } = {
  [RULE_FIELDS.money]: 'amount',
  [RULE_FIELDS.fraud]: 'fraud',
  [RULE_FIELDS.legitimate]: 'legitimate',
};
type CountPart = 'matches' | 'shadow_matches' | 'fraud' | 'legitimate';
const COUNT_PARTS: { readonly [field: string]: CountPart } = {
  [RULE_FIELDS.fired]: 'matches',
  [RULE_FIELDS.shadow]: 'shadow_matches',
  [RULE_FIELDS.fraud]: 'fraud',
  [RULE_FIELDS.legitimate]: 'legitimate',
};

const sumOf = (values: Iterable<number>): number => {
  let all = 0;
  for (const value of values) all += value;
  return all;
};

/** Returns the share of labeled transactions that were fraud; null = no labels. */
const precisionOf = (fraud: number, legitimate: number): number | null =>
  fraud + legitimate <= 0 ? null : fraud / (fraud + legitimate);

/** Sums of one rule during collection, total and by bucket. */
class Gathered {
  readonly counts: { readonly [part in CountPart]: Float64Array };
  readonly money = new Map<string, { readonly [part in MoneyPart]: Float64Array }>();

  constructor(private readonly buckets: number) {
    const none = () => new Float64Array(buckets);
    this.counts = { matches: none(), shadow_matches: none(), fraud: none(), legitimate: none() };
  }

  add({ field, counts, amounts }: SumRow, currency: string): void {
    const part = COUNT_PARTS[field];
    if (part) for (const [at, count] of counts.entries()) this.counts[part][at]! += count;
    const moneyPart = MONEY_PARTS[field];
    // Amounts without a currency have no known value.
    if (!moneyPart || currency === '') return;
    let money = this.money.get(currency);
    if (!money) {
      const none = () => new Float64Array(this.buckets);
      money = { amount: none(), fraud: none(), legitimate: none() };
      this.money.set(currency, money);
    }
    for (const [at, amount] of amounts.entries()) money[moneyPart][at]! += amount;
  }

  metrics(id: string): RuleMetrics {
    const total = (part: CountPart) => Math.max(0, sumOf(this.counts[part]));
    const [fraud, legitimate] = [total('fraud'), total('legitimate')];
    return {
      id,
      matches: total('matches'),
      shadow_matches: total('shadow_matches'),
      fraud,
      legitimate,
      precision: precisionOf(fraud, legitimate),
      money: this.byMoney().map(([currency, money]) => ({
        currency,
        amount: plainAmount(sumOf(money.amount)),
        fraud: plainAmount(Math.max(0, sumOf(money.fraud))),
        legitimate: plainAmount(Math.max(0, sumOf(money.legitimate))),
      })),
    };
  }

  /** Returns matches with and without effect by bucket. */
  matches(): readonly number[] {
    const { matches, shadow_matches } = this.counts;
    return [...matches].map((count, at) => Math.max(0, count + (shadow_matches[at] ?? 0)));
  }

  series(): Pick<RuleHistory, 'series' | 'money_series'> {
    const of = (values: Float64Array) => [...values].map((value) => Math.max(0, value));
    const [fraud, legitimate] = [of(this.counts.fraud), of(this.counts.legitimate)];
    return {
      series: {
        matches: of(this.counts.matches),
        shadow_matches: of(this.counts.shadow_matches),
        fraud,
        legitimate,
        precision: fraud.map((count, at) => precisionOf(count, legitimate[at] ?? 0)),
      },
      money_series: this.byMoney().map(([currency, money]) => ({
        currency,
        amount: of(money.amount).map(plainAmount),
        fraud: of(money.fraud).map(plainAmount),
        legitimate: of(money.legitimate).map(plainAmount),
      })),
    };
  }

  /** Returns currencies with the largest amount first. */
  private byMoney() {
    return [...this.money]
      .sort((a, b) => sumOf(b[1].amount) - sumOf(a[1].amount) || (a[0] < b[0] ? -1 : 1))
      .slice(0, MAX_CURRENCIES);
  }
}

function gather(rows: readonly SumRow[], buckets: number): ReadonlyMap<string, Gathered> {
  const found = new Map<string, Gathered>();
  for (const row of rows) {
    const { rule, currency } = ruleOfValue(row.value);
    // `(other)` combines many rules.
    if (rule.startsWith('(')) continue;
    let gathered = found.get(rule);
    if (!gathered) {
      gathered = new Gathered(buckets);
      found.set(rule, gathered);
    }
    gathered.add(row, currency);
  }
  return found;
}

const DAY_MS = 86_400_000;
const MAX_PARTS = 14;
const TREND_FIELDS = [RULE_FIELDS.fired, RULE_FIELDS.shadow];

/**
 * Returns the starts of equal parts of a period, and its end. They are whole days in UTC, because the database
 * adds these up without reading quarter hours.
 */
export function trendCuts([from, to]: readonly [from: number, to: number]): readonly number[] {
  const first = Math.floor(from / DAY_MS);
  const last = Math.ceil(to / DAY_MS);
  const step = Math.ceil((last - first) / MAX_PARTS);
  const cuts: number[] = [];
  // The parts end with the period, so that the first one is the shorter one.
  for (let day = last; day > first; day -= step) cuts.unshift(day * DAY_MS);
  return [first * DAY_MS, ...cuts];
}

/**
 * Returns the figures of every rule that matched between two times (UNIX milliseconds at quarter hours), most
 * matches first.
 */
export async function readRuleMetrics(
  connection: Connection,
  environmentId: EnvironmentId,
  cuts: readonly [from: number, to: number],
): Promise<readonly ListedRuleMetrics[]> {
  const parts = trendCuts(cuts);
  const [rows, trends] = await Promise.all([
    readSums(connection, environmentId, { fields: FIELDS, cuts }),
    readSums(connection, environmentId, { fields: TREND_FIELDS, cuts: parts }),
  ]);
  const gatheredTrends = gather(trends, parts.length - 1);
  return [...gather(rows, 1)]
    .map(([id, gathered]) => ({
      ...gathered.metrics(id),
      trend: [...(gatheredTrends.get(id)?.matches() ?? [])],
    }))
    .filter(
      ({ matches, shadow_matches, fraud, legitimate }) => matches + shadow_matches + fraud + legitimate > 0,
    )
    .sort((a, b) => b.matches - a.matches || b.shadow_matches - a.shadow_matches || (a.id < b.id ? -1 : 1));
}

/** Returns the figures of one rule over a range of local days, total and by bucket. */
export async function readRuleHistory(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
  { from, to, timeZone, unit }: { from: string; to: string; timeZone: string; unit: BucketUnit },
): Promise<Pick<RuleHistory, 'buckets' | 'metrics' | 'series' | 'money_series'>> {
  const cuts = bucketCuts(from, to, timeZone, unit);
  const buckets = cuts.length - 1;
  const whole = [cuts[0] ?? 0, cuts.at(-1) ?? 0];
  const known = await readSums(connection, environmentId, { fields: FIELDS, cuts: whole });
  // Reads only the buckets of this rule's values; those of all rules are about 100 times more.
  const values = new Set(known.map(({ value }) => value).filter((value) => ruleOfValue(value).rule === id));
  const rows =
    values.size === 0
      ? []
      : await readSums(connection, environmentId, { fields: FIELDS, values: [...values], cuts });
  const gathered = gather(rows, buckets).get(id) ?? new Gathered(buckets);
  return {
    buckets: cuts.slice(0, -1).map((at) => timestamp(at)),
    metrics: gathered.metrics(id),
    ...gathered.series(),
  };
}
