/** Aggregates of amounts. */
import type { VelocityAggregate } from '../ast';
import type { VelocityDefinition } from './definition';

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

/**
 * Computes an aggregate of amounts, ignoring missing ones. A value beyond the range of numbers is unknown.
 * @param amounts in one currency
 */
export function amountOf(definition: VelocityDefinition, amounts: readonly (number | null)[]): RawAggregate {
  const values = amounts.filter((amount): amount is number => amount !== null && Number.isFinite(amount));
  const sum = values.reduce((total, value) => total + value, 0);
  const { aggregate } = definition;
  const value = aggregate === 'sum' ? sum : values.length === 0 ? null : computed(definition, values, sum);
  const isRising = aggregate === 'max' || (aggregate === 'sum' && values.every((amount) => amount >= 0));
  return { value: value !== null && Number.isFinite(value) ? value : null, open: true, rising: isRising };
}
