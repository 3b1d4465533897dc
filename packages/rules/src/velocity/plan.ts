/**
 * Plans the reads before rules run: for each key, the newest events within the longest window of any rule,
 * and never more rows than the rules need.
 */

import { eventColumnSet } from '@assay/contract';
import type { RuleNode, VelocityNode } from '../ast';
import { MAX_EVENTS_PER_KEY } from '../data/velocity-vocabulary';
import { type InSteps, inOneGo, VELOCITY_STEPS, Work } from '../work';
import { aggregateOne } from './aggregate';
import { NO_RATES, type Rates } from './amounts';
import {
  collectDefinitions,
  definitionId,
  type KeyPlan,
  type VelocityDefinition,
  type VelocityPlan,
} from './definition';
import type { EventRow, EventsByKey } from './event';

/** Minimum number of rows to read: a few more rows cost nothing and decide most small thresholds. */
const MIN_ROWS = 32;

/**
 * Initial number of rows for aggregates that read each row (distinct, sum, filters) and can't be capped in
 * advance.
 */
const SCAN_ROWS = 256;

/**
 * Number of rows of the second, deeper read of undecided keys; one more than is counted, to detect the
 * overflow.
 */
export const DEEP_ROWS = MAX_EVENTS_PER_KEY + 1;

function rowsNeeded(definition: VelocityDefinition): number {
  if (definition.aggregate === 'since_last' && definition.filter === null) return 1;
  const capped =
    definition.aggregate === 'count' && definition.filter === null && definition.decidedFrom !== null;
  return capped ? Math.ceil(definition.decidedFrom ?? 0) : SCAN_ROWS;
}

const EVENT = eventColumnSet(['event']);

/**
 * Returns the number of rows for a key. If one of its definitions reads later events of payments, these are
 * between the transactions that the others count.
 */
const capOf = ({ columns, cap }: KeyPlan): number =>
  (columns & EVENT) === 0 ? cap : Math.max(cap, SCAN_ROWS);

/** Plans the velocity of checked conditions. Equal definitions are read once. */
export const planVelocity = (conditions: Iterable<RuleNode>): VelocityPlan =>
  inOneGo(planInSteps(conditions));

/** Runs `planVelocity` in steps, one per condition and definition. */
export function* planInSteps(conditions: Iterable<RuleNode>): InSteps<VelocityPlan> {
  const definitions = yield* collectDefinitions(conditions);
  const keys = new Map<string, KeyPlan>();
  for (const definition of definitions) {
    const { by: key, windowMs, columns } = definition;
    const known = keys.get(key) ?? { key, windowMs: 0, cap: MIN_ROWS, columns: 0 };
    keys.set(key, {
      key,
      windowMs: Math.max(known.windowMs, windowMs),
      cap: Math.min(DEEP_ROWS, Math.max(known.cap, rowsNeeded(definition))),
      columns: known.columns | columns,
    });
  }
  const planned = [...keys.values()].map((plan) => ({ ...plan, cap: capOf(plan) }));
  return { definitions, keys: planned.sort((a, b) => (a.key < b.key ? -1 : 1)) };
}

/** Returns the position of a velocity node in the plan's values; -1 if it is not planned. */
export function velocityIndex(plan: VelocityPlan): (node: VelocityNode) => number {
  const positions = new Map(plan.definitions.map((definition, index) => [definition.id, index]));
  return (node) => positions.get(definitionId(node)) ?? -1;
}

/**
 * Returns the keys whose events, as read so far, leave a rule undecided: the read stopped at its limit, and
 * more events could change an outcome. Read those again with `DEEP_ROWS`. Keys already read that deep are not
 * returned; their values remain lower bounds.
 */
export function undecidedKeys(
  plan: VelocityPlan,
  events: EventsByKey,
  current: EventRow,
  rates: Rates = NO_RATES,
): readonly string[] {
  const open = new Set<string>();
  const aggregation = { work: new Work(VELOCITY_STEPS), rates };
  for (const definition of plan.definitions) {
    const read = events.get(definition.by);
    // A page that is not full contains every event, so the key is decided.
    if (read === undefined || read.rows.length < read.limit) continue;
    if (read.limit >= DEEP_ROWS || open.has(definition.by)) continue;
    if (!aggregateOne(definition, read, current, aggregation).decided) open.add(definition.by);
  }
  return [...open].sort();
}
