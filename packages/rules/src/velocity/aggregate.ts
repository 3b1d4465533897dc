/**
 * Computes velocity definitions from the events that were read.
 *
 * `count`, `distinct`, `sum`, `min`, `max`, `avg`, `median`, `percentile` and `stddev` include the current
 * transaction, so `count(ip, 1h) > 5` matches on the sixth attempt. With a filter, the current transaction must
 * pass it too; its state is not set yet, so a filter on `state` never counts it. `since_last`, `since_first`
 * (seconds), `first_amount`, `last_amount` and `seen_before` use earlier events only. Amounts are aggregated
 * over events in the current transaction's currency, because amounts in different currencies can't be added,
 * unless the definition converts them. Later events of a payment, such as a refund, are counted only if the
 * filter reads `event`.
 */
import { customFieldTag } from '@assay/contract';
import type { VelocityValue } from '../evaluate/scope';
import { VELOCITY_STEPS, Work } from '../work';
import { amountOfEvents, amountSteps, NO_RATES, type Rates, type RawAggregate } from './amounts';
import { isCustomField, type VelocityDefinition, type VelocityPlan } from './definition';
import { type EventRow, type EventsByKey, eventField, isSubject, type KeyEvents } from './event';

/** A value, and whether it is final: reading older events can't change a rule's outcome. */
interface Aggregated extends VelocityValue {
  readonly decided: boolean;
}

/** State that the aggregates of one transaction share. */
interface Aggregation {
  readonly work: Work;
  readonly rates: Rates;
}

type RowTest = (row: EventRow) => boolean;

const everyRow: RowTest = () => true;

const MISSING: Aggregated = { value: null, lowerBound: false, decided: true };
const SPENT: Aggregated = { ...MISSING, isSpent: true };

/** Returns a function that returns what makes the value of an event distinct; null = no value. */
function identityOf(of: NonNullable<VelocityDefinition['of']>): (row: EventRow) => string | number | null {
  if (isSubject(of)) return (row) => row.subjects[of];
  if (!isCustomField(of)) return (row) => eventField(row, of);
  const tag = customFieldTag(of);
  return (row) => row.custom?.get(tag) ?? null;
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

function distinct(of: NonNullable<VelocityDefinition['of']>, rows: readonly EventRow[]): RawAggregate {
  const seen = new Set<string | number>();
  const identify = identityOf(of);
  for (const row of rows) {
    const identity = identify(row);
    if (identity !== null) seen.add(identity);
  }
  return { value: seen.size, open: true, rising: true };
}

/** Returns the amount of the earliest or latest earlier event in the current transaction's currency. */
function edgeAmount(
  aggregate: 'first_amount' | 'last_amount',
  earlier: readonly EventRow[],
  current: EventRow,
): RawAggregate {
  const hasAmount = ({ amount, currency }: EventRow) =>
    amount !== null && Number.isFinite(amount) && currency === current.currency;
  const row = aggregate === 'last_amount' ? earlier.find(hasAmount) : earlier.findLast(hasAmount);
  const open = aggregate === 'first_amount' || row === undefined;
  return { value: row?.amount ?? null, open, rising: false };
}

function find(
  definition: VelocityDefinition,
  passes: RowTest,
  earlier: readonly EventRow[],
  current: EventRow,
  { work, rates }: Aggregation,
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
      const identify = of === null ? null : identityOf(of);
      const identity = identify?.(current) ?? null;
      if (identify === null || identity === null) return { value: null, open: false, rising: false };
      const value = earlier.some((row) => identify(row) === identity);
      return { value, open: !value, rising: false };
    }
    case 'first_amount':
    case 'last_amount':
      return edgeAmount(aggregate, earlier, current);
    default: {
      const counted = passes(current) ? [current, ...earlier] : earlier;
      if (aggregate === 'count') return { value: counted.length, open: true, rising: true };
      if (aggregate === 'distinct' && of !== null) return distinct(of, counted);
      if (!work.spend(amountSteps(aggregate, counted.length)))
        return { value: null, open: false, rising: false };
      return amountOfEvents(definition, counted, current, rates);
    }
  }
}

/** Computes one definition from the events of its key; null with a mark if the step budget is insufficient. */
export function aggregateOne(
  definition: VelocityDefinition,
  read: KeyEvents,
  current: EventRow,
  aggregation: Aggregation,
): Aggregated {
  const { work } = aggregation;
  if (work.isSpent) return SPENT;
  const passes = definition.filter?.(current.at, work) ?? everyRow;
  const { rows, truncated } = eventsOf(definition, passes, read, current, work);
  if (work.isSpent) return SPENT;
  const { value, open, rising } = find(definition, passes, rows, current, aggregation);
  if (work.isSpent) return SPENT;
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
 * @param rates for amounts in other currencies; without them these are unknown
 */
export function aggregate(
  plan: VelocityPlan,
  events: EventsByKey,
  current: EventRow,
  rates: Rates = NO_RATES,
): readonly VelocityValue[] {
  const aggregation = { work: new Work(VELOCITY_STEPS), rates };
  return plan.definitions.map((definition) => {
    const read = events.get(definition.by);
    const { value, lowerBound, isSpent } =
      read === undefined ? MISSING : aggregateOne(definition, read, current, aggregation);
    return isSpent ? { value, lowerBound, isSpent } : { value, lowerBound };
  });
}
