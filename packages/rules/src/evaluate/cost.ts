import { childrenOf, type RuleNode } from '../ast';
import { COMPARED_CHARACTERS } from '../semantics/call';
import { textSteps } from '../work';

/** Approximate cost of a node in comparisons, without its children. */
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
  ['valid_national_id', 60],
]);

/**
 * Estimates the cost of a condition, so that `and` and `or` try the cheapest part first. Conditions are free
 * of side effects, so their order never changes an outcome. Velocity values are computed before rules run, so
 * they cost no more than a field.
 */
export function costOf(node: RuleNode): number {
  if (node.op === 'velocity') return 1;
  const own = node.op === 'call' ? CALL_COST.get(node.name) : undefined;
  return childrenOf(node).reduce((sum, child) => sum + costOf(child.node), own ?? OWN_COST.get(node.op) ?? 1);
}

/** Steps to evaluate a condition or a value, excluding those that depend on the length of texts and arrays. */
export const stepsOf = (node: RuleNode): number =>
  childrenOf(node).reduce((sum, child) => sum + stepsOf(child.node), 1);

/** Steps to scan a text or an array once. */
export function valueSteps(value: unknown): number {
  if (typeof value === 'string') return textSteps(value);
  return Array.isArray(value) ? value.length : 0;
}

const ORDINARY_CALL = 10;

/**
 * Steps of a built-in function for its arguments: `similar` compares every letter of one text with every
 * letter of the other.
 */
export function callSteps(name: string, [first, second]: readonly unknown[]): number {
  if (name !== 'similar' || typeof first !== 'string' || typeof second !== 'string') return ORDINARY_CALL;
  const [a, b] = [first, second].map((text) => Math.min(text.length, COMPARED_CHARACTERS)) as [
    number,
    number,
  ];
  return ORDINARY_CALL * (a + b) + ((a * b) >>> 2);
}
