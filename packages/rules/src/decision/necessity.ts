/**
 * Demands: simple value checks that a transaction must pass for a condition to have a wanted outcome. They
 * are necessary, not sufficient: a rule is evaluated if its demands are met, and can't match otherwise.
 */
import {
  type ComparisonNode,
  type ComparisonOperator,
  isArithmetic,
  isComparison,
  isTextCondition,
  type MembershipNode,
  type RuleNode,
  type Scalar,
} from '../ast';
import { comparesDates, type Surroundings } from '../evaluate/language';
import { OPPOSITE } from '../semantics/values';

/** Source of a value: a slot of the transaction, or a value of the velocity plan. */
export interface Place {
  readonly from: 'slots' | 'velocity';
  readonly index: number;
}

/** A check of the value at a place: it equals a constant, is at least or at most a number, or is present. */
export type Necessity = Place &
  (
    | { readonly kind: 'is'; readonly value: Scalar }
    | { readonly kind: 'atLeast' | 'atMost'; readonly bound: number }
    | { readonly kind: 'present' }
  );

/** Checks of which at least one passes whenever the condition has the outcome. */
export type Demand = readonly Necessity[];

/** Rank of each kind by the values it admits: lower is more selective. */
const LEFT_OVER = { is: 1, atLeast: 2, atMost: 2, present: 3 } as const;
/** Maximum number of `in` values that are checked one by one. */
const MAX_VALUES = 20;

const leftOver = (demand: Demand): number => demand.reduce((sum, { kind }) => sum + LEFT_OVER[kind], 0);

/** Sorts demands, the most selective first. */
const bySelectivity = (demands: readonly Demand[]): readonly Demand[] =>
  [...demands].sort((a, b) => leftOver(a) - leftOver(b));

/** Returns the place of the value without which a value node is missing; null if it needs none. */
function placeOf(node: RuleNode, surroundings: Surroundings): Place | null {
  if (node.op === 'field') return { from: 'slots', index: surroundings.slotOf(node.path) };
  if (node.op === 'velocity') return { from: 'velocity', index: surroundings.velocityIndexOf(node) };
  const parts = isArithmetic(node) ? [node.left, node.right] : node.op === 'call' ? node.args : [];
  for (const part of parts) {
    const place = placeOf(part, surroundings);
    if (place) return place;
  }
  return null;
}

function presence(nodes: readonly RuleNode[], surroundings: Surroundings): readonly Demand[] {
  return nodes.flatMap((node) => {
    const place = placeOf(node, surroundings);
    return place ? [[{ ...place, kind: 'present' }] as const] : [];
  });
}

function boundOf(place: Place, operator: ComparisonOperator, bound: number): Necessity {
  switch (operator) {
    case '=':
      return { ...place, kind: 'is', value: bound };
    case '!=':
      return { ...place, kind: 'present' };
    case '>':
    case '>=':
      return { ...place, kind: 'atLeast', bound };
    default:
      return { ...place, kind: 'atMost', bound };
  }
}

function ofComparison(node: ComparisonNode, wanted: boolean, surroundings: Surroundings): readonly Demand[] {
  const { left, right } = node;
  const isPlain = left.op === 'field' || left.op === 'velocity';
  if (isPlain && right.op === 'const' && !comparesDates(left, right, surroundings.fields)) {
    const operator = wanted ? node.op : OPPOSITE[node.op];
    const place = placeOf(left, surroundings);
    const { value } = right;
    if (place && typeof value === 'number') return [[boundOf(place, operator, value)]];
    if (place && typeof value === 'string' && operator === '=')
      return [[{ ...place, kind: 'is', value }] as const];
    if (place && typeof value === 'boolean' && (operator === '=' || operator === '!='))
      return [[{ ...place, kind: 'is', value: operator === '=' ? value : !value }] as const];
  }
  return presence([left, right], surroundings);
}

function ofMembership(node: MembershipNode, wanted: boolean, surroundings: Surroundings): readonly Demand[] {
  const { left, right } = node;
  const isIn = (node.op === 'in') === wanted;
  if (isIn && left.op === 'field' && right.op === 'const' && Array.isArray(right.value)) {
    const index = surroundings.slotOf(left.path);
    if (right.value.length <= MAX_VALUES)
      return [right.value.map((value: Scalar) => ({ from: 'slots', index, kind: 'is', value }) as const)];
  }
  return presence([left], surroundings);
}

/** Combines alternatives of which at least one must hold: the most selective demand of each. */
function ofAlternatives(alternatives: readonly (readonly Demand[])[]): readonly Demand[] {
  const most = alternatives.map((demands) => bySelectivity(demands)[0]);
  return most.every((demand) => demand !== undefined) ? [most.flat()] : [];
}

/**
 * Returns demands that must be met for a condition to certainly have the wanted outcome.
 * @returns demands that are all met whenever the condition has the outcome, the most selective first; empty
 *   if no simple check is necessary
 */
export function demandsOf(node: RuleNode, wanted: boolean, surroundings: Surroundings): readonly Demand[] {
  if (isComparison(node)) return ofComparison(node, wanted, surroundings);
  if (isTextCondition(node)) return presence([node.left], surroundings);
  switch (node.op) {
    case 'and':
    case 'or': {
      const parts = node.args.map((arg) => demandsOf(arg, wanted, surroundings));
      return (node.op === 'and') === wanted ? bySelectivity(parts.flat()) : ofAlternatives(parts);
    }
    case 'not':
      return demandsOf(node.arg, !wanted, surroundings);
    case 'exists':
    case 'not_exist':
      return (node.op === 'exists') === wanted ? presence([node.arg], surroundings) : [];
    case 'in':
    case 'not_in':
      return ofMembership(node, wanted, surroundings);
    default: {
      const place = placeOf(node, surroundings);
      const isPlain = node.op === 'field' || node.op === 'velocity';
      return place && isPlain ? [[{ ...place, kind: 'is', value: wanted }]] : [];
    }
  }
}
