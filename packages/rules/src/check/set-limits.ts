import { childrenOf, type RuleNode } from '../ast';
import { patternExcess } from '../pattern/pattern';
import { patternSize } from '../pattern/pattern-size';
import type { Problem } from '../problem';

/** Limits of one rule, checked on save. */
export const MAX_DEPTH = 10;
export const MAX_NODES = 200;
export const MAX_TEXT_VALUE = 1_000;
export const MAX_ARRAY_VALUES = 1_000;

/** Maximum pattern states of one rule, with repeats expanded. */
export const MAX_RULE_STATES = 4_000;

/** Limits of all rules of a policy together. */
const MAX_SET_PARTS = 100_000;
const MAX_SET_STATES = 100_000;

/** Number of characters of a constant that count as one part. */
const CHARACTERS_A_PART = 32;

function partsOf(node: RuleNode): number {
  if (node.op === 'const') {
    const values = Array.isArray(node.value) ? node.value : [node.value];
    let characters = 0;
    for (const value of values) characters += typeof value === 'string' ? value.length : 1;
    return 1 + characters / CHARACTERS_A_PART;
  }
  return childrenOf(node).reduce((sum, child) => sum + partsOf(child.node), 1);
}

/** Counts the states of all patterns of a condition that are within the size limit. */
export function statesOf(node: RuleNode): number {
  let states = 0;
  for (const source of patternsOf(node)) if (patternExcess(source) === null) states += patternSize(source);
  return states;
}

/** Returns the patterns of a condition. */
export function* patternsOf(node: RuleNode): Generator<string> {
  if (node.op === 'matches' && node.right.op === 'const' && typeof node.right.value === 'string')
    yield node.right.value;
  else for (const { node: child } of childrenOf(node)) yield* patternsOf(child);
}

/** Counts the total size of a rule set, because every transaction of the account evaluates all rules. */
export class SetLimits {
  private parts = 0;
  private states = 0;

  /**
   * Adds a condition.
   * @returns the problem if it makes the set too large; the condition then doesn't count
   */
  add(when: RuleNode): Problem | null {
    const parts = this.parts + partsOf(when);
    const states = this.states + statesOf(when);
    if (parts > MAX_SET_PARTS) {
      return {
        message: `the rules of the policy have more than ${MAX_SET_PARTS} parts in total`,
        fix: 'move fixed values into lists, or remove rules',
        path: '/when',
      };
    }
    if (states > MAX_SET_STATES) {
      return {
        message: `the patterns of the policy have more than ${MAX_SET_STATES} states in total`,
        fix: 'use contains, starts_with or lists instead of patterns',
        path: '/when',
      };
    }
    this.parts = parts;
    this.states = states;
    return null;
  }
}
