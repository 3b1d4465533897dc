/** Aggregates of amounts. */
import type { VelocityAggregate } from '../ast';
import type { VelocityDefinition } from './definition';
import type { EventRow } from './event';

/** Result of an aggregate, before unread rows are considered. */
export interface RawAggregate {
  readonly value: number | boolean | null;
  /** True if older events can change the value. */
  readonly open: boolean;
  /** True if older events can only increase the value. */
  readonly rising: boolean;
}

const HALF = 50;
const PERCENT = 100;
/** Steps per amount that is sorted: comparisons of a sort of thousands, in steps of about one comparison of values. */
const SORT_STEPS = 4;

/** Returns the steps of an aggregate in addition to those for reading its events. */
export const amountSteps = (aggregate: VelocityAggregate, count: number): number =>
  aggregate === 'median' || aggregate === 'percentile' ? count * SORT_STEPS : 0;

/**
 * Returns a percentile with linear interpolation between the closest amounts, as `percentile_cont` of SQL.
 * @param p 0 to 100
 */
function percentile(values: readonly number[], p: number): number {
  const sorted = Float64Array.from(values).sort();
  const position = ((sorted.length - 1) * p) / PERCENT;
  const below = Math.floor(position);
  const [low, high] = [sorted[below] ?? 0, sorted[Math.ceil(position)] ?? 0];
  return low + (high - low) * (position - below);
}

/** Returns the sample standard deviation, as `stddev_samp` of SQL; null for fewer than two amounts. */
function deviation(values: readonly number[], sum: number): number | null {
  if (values.length < 2) return null;
  const mean = sum / values.length;
  const squares = values.reduce((total, value) => total + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}

/** Computes the aggregate of at least one amount. */
function computed(
  { aggregate, p }: VelocityDefinition,
  values: readonly number[],
  sum: number,
): number | null {
  switch (aggregate) {
    case 'avg':
      return sum / values.length;
    case 'max':
      return values.reduce((a, b) => Math.max(a, b));
    case 'min':
      return values.reduce((a, b) => Math.min(a, b));
    case 'stddev':
      return deviation(values, sum);
    default:
      return percentile(values, p ?? HALF);
  }
}

/** Converts amounts between currencies. */
export interface Rates {
  /** Currency of the account, ISO 4217; null = not set. */
  readonly accountCurrency: string | null;
  /** Returns null if the rate of one of the currencies is unknown. */
  convert(amount: number, from: string, to: string): number | null;
}

/** Converts nothing. */
export const NO_RATES: Rates = { accountCurrency: null, convert: () => null };

/** An amount of an event that isn't in the wanted currency and can't be converted. */
const UNKNOWN = Symbol('unknown');

/** Returns the amounts of events in one currency; null if the amount of one can't be converted. */
function amountsIn(
  currency: string | null,
  rows: readonly Pick<EventRow, 'amount' | 'currency'>[],
  rates: Rates,
): readonly (number | null)[] | null {
  const amounts = rows.map(({ amount, currency: from }) => {
    if (amount === null || !Number.isFinite(amount)) return null;
    if (currency === null || from === null) return UNKNOWN;
    return rates.convert(amount, from, currency) ?? UNKNOWN;
  });
  return amounts.some((amount) => amount === UNKNOWN) ? null : (amounts as readonly (number | null)[]);
}

/**
 * Computes an aggregate of the amounts of events: of those in the current transaction's currency, or of all
 * in the definition's currency. If an amount can't be converted, the value is unknown.
 */
export function amountOfEvents(
  definition: VelocityDefinition,
  rows: readonly EventRow[],
  current: EventRow,
  rates: Rates,
): RawAggregate {
  if (definition.currency === null) {
    const same = rows.filter(({ currency }) => currency === current.currency);
    return amountOf(
      definition,
      same.map(({ amount }) => amount),
    );
  }
  const currency = definition.currency === 'account' ? rates.accountCurrency : definition.currency;
  const amounts = amountsIn(currency, rows, rates);
  return amounts === null ? { value: null, open: false, rising: false } : amountOf(definition, amounts);
}

/** Computes an aggregate of amounts, ignoring missing ones. A value beyond the range of numbers is unknown. */
function amountOf(definition: VelocityDefinition, amounts: readonly (number | null)[]): RawAggregate {
  const values = amounts.filter((amount): amount is number => amount !== null && Number.isFinite(amount));
  const sum = values.reduce((total, value) => total + value, 0);
  const { aggregate } = definition;
  const value = aggregate === 'sum' ? sum : values.length === 0 ? null : computed(definition, values, sum);
  const isRising = aggregate === 'max' || (aggregate === 'sum' && values.every((amount) => amount >= 0));
  return { value: value !== null && Number.isFinite(value) ? value : null, open: true, rising: isRising };
}
