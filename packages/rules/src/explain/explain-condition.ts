/**
 * Evaluates a rule and reports every part with its value and outcome, how far a number missed its bound, and
 * why a part is unknown. It is slower than the compiler but has the same semantics, which a property test
 * enforces. The result contains personal data: show it, but never log it.
 */
import {
  type ComparisonNode,
  childrenOf,
  isArithmetic,
  isComparison,
  isTextCondition,
  type MembershipNode,
  type RuleNode,
  type TextNode,
  type VelocityNode,
} from '../ast';
import { callSteps, valueSteps } from '../evaluate/cost';
import { comparesDates, guessTest, listOf, type Surroundings } from '../evaluate/language';
import type { Scope } from '../evaluate/scope';
import { normaliseListValue } from '../lists/normalise';
import { compilePattern, patternExcess } from '../pattern/pattern';
import { callFunction } from '../semantics/call';
import { instantOf } from '../semantics/dates';
import {
  arithmetic,
  compareValues,
  durationMs,
  exists,
  memberOf,
  textCondition,
  type Value,
} from '../semantics/values';
import { printKey, printRule } from '../text/printer';
import type { Work } from '../work';

export type Outcome = 'true' | 'false' | 'unknown';

export interface ExplainedNode {
  readonly op: RuleNode['op'];
  /** The part in the text form. */
  readonly text: string;
  /** Evaluated value; null if missing or unknown. Dates and velocities are plain values, times are in seconds. */
  readonly value: Value | null;
  /** Set for conditions only. */
  readonly outcome?: Outcome;
  /** Distance of a number from the bound that would have made the comparison true. */
  readonly missed_by?: number;
  /** Reason why the value is missing or the outcome unknown. */
  readonly unknown?: string;
  /** The velocity value is at least this: more events may exist than were read. */
  readonly lower_bound?: true;
  readonly parts: readonly ExplainedNode[];
}

const VALUE_NODES: ReadonlySet<string> = new Set([
  'const',
  'field',
  'duration',
  'now',
  'list',
  'call',
  'velocity',
]);

/** Reason why a costly condition, or a whole rule, is unknown. */
export const STEPS_SPENT = 'the transaction reached its step limit before this was evaluated';
const VELOCITY_SPENT = 'the transaction reached its velocity step limit before this was counted';

const nothingToAnswer = ({ aggregate, by, currency }: VelocityNode) =>
  `no data${currency === undefined ? '' : ' or no reference rate'} for ${aggregate} by ${printKey(by)}`;

function kleene(op: 'and' | 'or', parts: readonly ExplainedNode[]): boolean | undefined {
  const settling = op === 'and' ? 'false' : 'true';
  if (parts.some((part) => part.outcome === settling)) return op === 'or';
  return parts.some((part) => part.outcome === 'unknown') ? undefined : op === 'and';
}

function outcomeOf(value: Value | null): Outcome {
  return value === true ? 'true' : value === false ? 'false' : 'unknown';
}

/** Explains a checked condition in the scope of a decision. */
export function explainCondition(node: RuleNode, scope: Scope, surroundings: Surroundings): ExplainedNode {
  return new Explainer(scope, surroundings).condition(node);
}

class Explainer {
  constructor(
    private readonly scope: Scope,
    private readonly surroundings: Surroundings,
  ) {}

  /** Explains a node in the position of a condition: a plain flag gets an outcome too. */
  condition(node: RuleNode): ExplainedNode {
    const explained = this.node(node);
    if (explained.outcome !== undefined) return explained;
    const outcome = outcomeOf(explained.value);
    const unknown = explained.unknown ?? `${explained.text} is neither true nor false`;
    return { ...explained, outcome, ...(outcome === 'unknown' ? { unknown } : {}) };
  }

  private node(node: RuleNode): ExplainedNode {
    if (node.op === 'velocity') return this.velocity(node);
    const inLogic = node.op === 'and' || node.op === 'or' || node.op === 'not';
    const parts = childrenOf(node).map((child) =>
      inLogic ? this.condition(child.node) : this.node(child.node),
    );
    const value = this.evaluate(node, parts) ?? null;
    const base = { op: node.op, text: printRule(node), value, parts };
    const reason = value === null ? { unknown: this.reason(node, parts) } : {};
    if (VALUE_NODES.has(node.op) || isArithmetic(node)) return { ...base, ...reason };
    return { ...base, outcome: outcomeOf(value), ...reason, ...this.missedBy(node, parts, value) };
  }

  private velocity(node: VelocityNode): ExplainedNode {
    const found = this.scope.velocity[this.surroundings.velocityIndexOf(node)];
    const value = found?.value ?? null;
    return {
      op: node.op,
      text: printRule(node),
      value,
      ...(value === null ? { unknown: found?.isSpent ? VELOCITY_SPENT : nothingToAnswer(node) } : {}),
      ...(found?.lowerBound ? { lower_bound: true as const } : {}),
      parts: [],
    };
  }

  private evaluate(node: RuleNode, parts: readonly ExplainedNode[]): Value | undefined {
    const [left, right] = parts.map((part) => part.value ?? undefined);
    if (isComparison(node)) return this.compare(node, left, right);
    if (isTextCondition(node)) return matchText(node, left, right, this.scope.work);
    if (isArithmetic(node)) {
      return typeof left === 'number' && typeof right === 'number'
        ? arithmetic(node.op, left, right)
        : undefined;
    }
    switch (node.op) {
      case 'const':
        return node.value ?? undefined;
      case 'field':
        return this.scope.slots[this.surroundings.slotOf(node.path)];
      case 'duration':
        return (durationMs(node.value) ?? 0) / 1_000;
      case 'now':
        return this.scope.now / 1_000;
      case 'and':
      case 'or':
        return kleene(node.op, parts);
      case 'not':
        return typeof left === 'boolean' ? !left : undefined;
      case 'exists':
        return exists(left);
      case 'not_exist':
        return !exists(left);
      case 'in':
      case 'not_in': {
        const member = this.member(node, left, right);
        return member === undefined ? undefined : member === (node.op === 'in');
      }
      case 'call': {
        const given = parts.map((part) => part.value ?? undefined);
        const isPaid = this.scope.work.spend(callSteps(node.name, given));
        return isPaid ? callFunction(node.name, given, this.scope.now) : undefined;
      }
      default:
        return undefined;
    }
  }

  private compare(
    node: ComparisonNode,
    left: Value | undefined,
    right: Value | undefined,
  ): boolean | undefined {
    return comparesDates(node.left, node.right, this.surroundings.fields)
      ? compareValues(node.op, instantOf(left), instantOf(right))
      : compareValues(node.op, left, right);
  }

  private member(
    node: MembershipNode,
    value: Value | undefined,
    elements: Value | undefined,
  ): boolean | undefined {
    const listId = listOf(node);
    if (!this.scope.work.spend(valueSteps(value) + valueSteps(elements))) return undefined;
    if (listId === null) return Array.isArray(elements) ? memberOf(value, elements) : undefined;
    if (guessTest(node.left, this.surroundings)(this.scope, value)) return undefined;
    const field = this.surroundings.listFieldOf(listId);
    const spelled = field === null ? null : normaliseListValue(field, value);
    return spelled === null ? undefined : (this.scope.lists.has(listId, spelled) ?? undefined);
  }

  /** Returns why a node lacks a value: the first missing part, or a problem of the node itself. */
  private reason(node: RuleNode, parts: readonly ExplainedNode[]): string {
    const missing = parts.find((part) => part.unknown !== undefined);
    if (missing?.unknown !== undefined) return missing.unknown;
    if (this.scope.work.isSpent) return STEPS_SPENT;
    if (node.op === 'matches' && node.right.op === 'const' && typeof node.right.value === 'string') {
      const excess = patternExcess(node.right.value);
      if (excess !== null) return `the pattern can't be used: ${excess}`;
    }
    switch (node.op) {
      case 'field':
        return `${printRule(node)} is missing`;
      case 'list':
        return 'a list has no value';
      case 'in':
      case 'not_in':
        if (
          listOf(node) !== null &&
          guessTest(node.left, this.surroundings)(this.scope, parts[0]?.value ?? undefined)
        )
          return `${printRule(node.left)} is only the most likely device, so lists aren't checked`;
        return listOf(node) === null
          ? `${printRule(node.left)} has another type`
          : `${printRule(node.right)} isn't loaded or can't contain ${printRule(node.left)}`;
      default:
        return `${printRule(node)} can't be calculated: the values have the wrong type or are out of range`;
    }
  }

  private missedBy(
    node: RuleNode,
    parts: readonly ExplainedNode[],
    value: Value | null,
  ): { missed_by?: number } {
    if (value !== false || !isComparison(node) || node.op === '!=') return {};
    const [left, right] = [parts[0]?.value, parts[1]?.value];
    if (typeof left !== 'number' || typeof right !== 'number') return {};
    // Integer counts must exceed a strict bound by one: 4 misses "> 5" by 2.
    const counts =
      node.left.op === 'velocity' && (node.left.aggregate === 'count' || node.left.aggregate === 'distinct');
    const strict = counts && (node.op === '>' || node.op === '<') ? 1 : 0;
    return { missed_by: Math.abs(right - left) + strict };
  }
}

function matchText(
  node: TextNode,
  left: Value | undefined,
  right: Value | undefined,
  work: Work,
): boolean | undefined {
  if (node.op !== 'matches') {
    return work.spend(valueSteps(left) + valueSteps(right)) ? textCondition(node.op, left, right) : undefined;
  }
  if (typeof left !== 'string' || typeof right !== 'string') return undefined;
  const compiled = compilePattern(right);
  return 'error' in compiled ? undefined : compiled.pattern(left, work);
}
