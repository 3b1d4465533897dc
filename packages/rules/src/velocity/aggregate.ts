/**
 * Computes velocity definitions from the events that were read.
 *
 * `count`, `distinct`, `sum`, `min`, `max` and `avg` include the current transaction, so `count(ip, 1h) > 5`
 * matches on the sixth attempt. With a filter, the current transaction must pass it too; its state is not set
 * yet, so a filter on `state` never counts it. `since_last`, `since_first` (seconds) and `seen_before` use
 * earlier events only. Amounts are aggregated over events in the current transaction's currency, because
 * amounts in different currencies can't be added. Later events of a payment, such as a refund, are counted only
 * if the filter reads `event`.
 */
import type { VelocitySubject } from '@assay/contract';
import type { EventField } from '../data/velocity-vocabulary';
import type { VelocityValue } from '../evaluate/scope';
import { VELOCITY_STEPS, Work } from '../work';
import type { VelocityDefinition, VelocityPlan } from './definition';
import { type EventRow, type EventsByKey, eventField, isSubject, type KeyEvents } from './event';

/** A value, and whether it is final: reading older events can't change a rule's outcome. */
interface Aggregated extends VelocityValue {
  readonly decided: boolean;
}

/** Result of an aggregate, before unread rows are considered. */
interface RawAggregate {
  readonly value: number | boolean | null;
  /** True if older events can change the value. */
  readonly open: boolean;
  /** True if older events can only increase the value. */
  readonly rising: boolean;
}

type RowTest = (row: EventRow) => boolean;

const everyRow: RowTest = () => true;

const MISSING: Aggregated = { value: null, lowerBound: false, decided: true };
const SPENT: Aggregated = { ...MISSING, isSpent: true };

function identityOf(row: EventRow, of: VelocitySubject | EventField): string | number | null {
  return isSubject(of) ? row.subjects[of] : eventField(row, of);
}

/**
 * Returns the earlier events of a definition, newest first, and whether older ones within the window may be
 * unread.
 */
function eventsOf(
  definition: VelocityDefinition,
  passes: RowTest,
  read: KeyEvents,
  current: EventRow,
  work: Work,
) {
  const since = current.at - definition.windowMs;
  const rows: EventRow[] = [];
  let looked = 1;
  let truncated = read.rows.length >= read.limit;
  for (const row of read.rows) {
    if (row.at <= since) {
      truncated = false;
      break;
    }
    looked++;
    // A repeated evaluation of a transaction must not count the transaction twice.
    if (row.id === current.id && row.event === null) continue;
    if (row.event !== null && !definition.readsEvents) continue;
    if (passes(row)) rows.push(row);
  }
  work.spend(looked);
  return { rows, truncated };
}

function amounts(definition: VelocityDefinition, rows: readonly EventRow[]): RawAggregate {
  const values: number[] = [];
  let falling = false;
  for (const { amount } of rows) {
    if (amount === null || !Number.isFinite(amount)) continue;
    values.push(amount);
    if (amount < 0) falling = true;
  }
  const sum = values.reduce((total, value) => total + value, 0);
  switch (definition.aggregate) {
    case 'sum':
      return { value: sum, open: true, rising: !falling };
    case 'avg':
      return { value: values.length === 0 ? null : sum / values.length, open: true, rising: false };
    case 'max':
      return {
        value: values.length === 0 ? null : values.reduce((a, b) => Math.max(a, b)),
        open: true,
        rising: true,
      };
    default:
      return {
        value: values.length === 0 ? null : values.reduce((a, b) => Math.min(a, b)),
        open: true,
        rising: false,
      };
  }
}

function distinct(of: VelocitySubject | EventField, rows: readonly EventRow[]): RawAggregate {
  const seen = new Set<string | number>();
  for (const row of rows) {
    const identity = identityOf(row, of);
    if (identity !== null) seen.add(identity);
  }
  return { value: seen.size, open: true, rising: true };
}

function find(
  definition: VelocityDefinition,
  passes: RowTest,
  earlier: readonly EventRow[],
  current: EventRow,
): RawAggregate {
  const { aggregate, of } = definition;
  switch (aggregate) {
    case 'since_last':
    case 'since_first': {
      const row = aggregate === 'since_last' ? earlier[0] : earlier.at(-1);
      const value = row === undefined ? null : Math.max(0, current.at - row.at) / 1_000;
      return { value, open: aggregate === 'since_first' || row === undefined, rising: true };
    }
    case 'seen_before': {
      const identity = of === null ? null : identityOf(current, of);
      if (of === null || identity === null) return { value: null, open: false, rising: false };
      const value = earlier.some((row) => identityOf(row, of) === identity);
      return { value, open: !value, rising: false };
    }
    default: {
      const counted = passes(current) ? [current, ...earlier] : earlier;
      if (aggregate === 'count') return { value: counted.length, open: true, rising: true };
      if (aggregate === 'distinct' && of !== null) return distinct(of, counted);
      return amounts(
        definition,
        counted.filter((row) => row.currency === current.currency),
      );
    }
  }
}

/** Computes one definition from the events of its key; null with a mark if the step budget is insufficient. */
export function aggregateOne(
  definition: VelocityDefinition,
  read: KeyEvents,
  current: EventRow,
  work: Work,
): Aggregated {
  if (work.isSpent) return SPENT;
  const passes = definition.filter?.(current.at, work) ?? everyRow;
  const { rows, truncated } = eventsOf(definition, passes, read, current, work);
  if (work.isSpent) return SPENT;
  const { value, open, rising } = find(definition, passes, rows, current);
  if (!truncated || !open) return { value, lowerBound: false, decided: true };
  const { decidedFrom } = definition;
  const decided = rising && typeof value === 'number' && decidedFrom !== null && value >= decidedFrom;
  return { value, lowerBound: true, decided };
}

/**
 * Computes every definition of a plan, in the plan's order, for `decide`.
 *
 * @param events earlier events by key, newest first; keys that the transaction lacks are omitted and their
 *   definitions are null
 * @param current the transaction as an event; `current.at` is its time in milliseconds
 */
export function aggregate(
  plan: VelocityPlan,
  events: EventsByKey,
  current: EventRow,
): readonly VelocityValue[] {
  const work = new Work(VELOCITY_STEPS);
  return plan.definitions.map((definition) => {
    const read = events.get(definition.by);
    const { value, lowerBound, isSpent } =
      read === undefined ? MISSING : aggregateOne(definition, read, current, work);
    return isSpent ? { value, lowerBound, isSpent } : { value, lowerBound };
  });
}
