import { childrenOf, type RuleNode } from '../ast';
import { COMPARED_CHARACTERS } from '../semantics/call';
import { textSteps } from '../work';

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

/** Steps of evaluating a condition, or a value, apart from what its texts and arrays take by their length. */
export const stepsOf = (node: RuleNode): number =>
  childrenOf(node).reduce((sum, child) => sum + stepsOf(child.node), 1);

/** Steps of looking through a text or an array once. */
export function valueSteps(value: unknown): number {
  if (typeof value === 'string') return textSteps(value);
  return Array.isArray(value) ? value.length : 0;
}

const ORDINARY_CALL = 10;

/** Steps of a built-in function on its arguments: `similar` compares the letters of one text with those of the other. */
export function callSteps(name: string, [first, second]: readonly unknown[]): number {
  if (name !== 'similar' || typeof first !== 'string' || typeof second !== 'string') return ORDINARY_CALL;
  const [a, b] = [first, second].map((text) => Math.min(text.length, COMPARED_CHARACTERS)) as [
    number,
    number,
  ];
  return ORDINARY_CALL * (a + b) + ((a * b) >>> 2);
}
