/**
 * What to read before rules can run: for each key, the newest events within the widest window any rule
 * looks back, and never more rows than the rules need to be decided.
 */

import type { VelocityKey } from '@assay/contract';
import type { RuleNode, VelocityNode } from '../ast';
import { MAX_EVENTS_PER_KEY } from '../data/velocity-vocabulary';
import { type InSteps, inOneGo, VELOCITY_STEPS, Work } from '../work';
import { aggregateOne } from './aggregate';
import {
  collectDefinitions,
  definitionId,
  type KeyPlan,
  type VelocityDefinition,
  type VelocityPlan,
} from './definition';
import type { EventRow, EventsByKey } from './event';

/** Fewest rows that are asked for: reading a few more costs nothing and decides most small thresholds. */
const MIN_ROWS = 32;

/** First reach for questions that look at each row (distinct, sum, filters) and cannot be capped beforehand. */
const SCAN_ROWS = 256;

/** Rows for the second, deeper reading of undecided keys; one more than are counted, to see the overflow. */
export const DEEP_ROWS = MAX_EVENTS_PER_KEY + 1;

function rowsNeeded(definition: VelocityDefinition): number {
  if (definition.aggregate === 'since_last' && definition.filter === null) return 1;
  const capped =
    definition.aggregate === 'count' && definition.filter === null && definition.decidedFrom !== null;
  return capped ? Math.ceil(definition.decidedFrom ?? 0) : SCAN_ROWS;
}

/** Plans the velocity of a set of checked conditions. Equal questions are asked once. */
export const planVelocity = (conditions: Iterable<RuleNode>): VelocityPlan =>
  inOneGo(planInSteps(conditions));

/** `planVelocity` in steps, one for each condition and each question. */
export function* planInSteps(conditions: Iterable<RuleNode>): InSteps<VelocityPlan> {
  const definitions = yield* collectDefinitions(conditions);
  const keys = new Map<VelocityKey, KeyPlan>();
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
  return { definitions, keys: [...keys.values()].sort((a, b) => (a.key < b.key ? -1 : 1)) };
}

/** Where the answer to a velocity node stands among the plan's values; -1 when it is not planned. */
export function velocityIndex(plan: VelocityPlan): (node: VelocityNode) => number {
  const positions = new Map(plan.definitions.map((definition, index) => [definition.id, index]));
  return (node) => positions.get(definitionId(node)) ?? -1;
}

/**
 * The keys whose events, as read so far, leave some rule open: the reading stopped at its limit and more
 * events could change an outcome. Read those again with `DEEP_ROWS`. Keys already read that deep are not
 * named again; their values stay lower bounds.
 */
export function undecidedKeys(
  plan: VelocityPlan,
  events: EventsByKey,
  current: EventRow,
): readonly VelocityKey[] {
  const open = new Set<VelocityKey>();
  const work = new Work(VELOCITY_STEPS);
  for (const definition of plan.definitions) {
    const read = events.get(definition.by);
    // A page that was not full holds every event: nothing can be left open.
    if (read === undefined || read.rows.length < read.limit) continue;
    if (read.limit >= DEEP_ROWS || open.has(definition.by)) continue;
    if (!aggregateOne(definition, read, current, work).decided) open.add(definition.by);
  }
  return [...open].sort();
}
