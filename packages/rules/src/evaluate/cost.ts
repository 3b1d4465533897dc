import { childrenOf, type RuleNode } from '../ast';

/** Rough work of a node itself, in comparisons; children come on top. */
const OWN_COST: ReadonlyMap<string, number> = new Map([
  ['contains', 4],
  ['starts_with', 4],
  ['ends_with', 4],
  ['equals', 4],
  ['matches', 60],
  ['call', 8],
  ['list', 20],
]);

const CALL_COST: ReadonlyMap<string, number> = new Map([
  ['similar', 200],
  ['days_between', 20],
  ['age', 20],
]);

/**
 * Estimated work of a condition, so that `and` and `or` try the cheapest part first. Conditions have no
 * effects, so their order never changes an outcome. Velocity values are ready before rules run: they cost
 * no more than a field.
 */
export function costOf(node: RuleNode): number {
  if (node.op === 'velocity') return 1;
  const own = node.op === 'call' ? CALL_COST.get(node.name) : undefined;
  return childrenOf(node).reduce((sum, child) => sum + costOf(child.node), own ?? OWN_COST.get(node.op) ?? 1);
}
