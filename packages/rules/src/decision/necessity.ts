/**
 * What a transaction must show for a condition to have a wanted outcome, as far as single looks at values can decide.
 * Necessary, not sufficient: a rule is evaluated when its demands are met, and cannot fire when one is not.
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

/** Where a value stands: a slot of the transaction, or an answer of the velocity plan. */
export interface Place {
  readonly from: 'slots' | 'velocity';
  readonly index: number;
}

/** The value there is this one; is a number no smaller or no greater; or is not missing. */
export type Necessity = Place &
  (
    | { readonly kind: 'is'; readonly value: Scalar }
    | { readonly kind: 'atLeast' | 'atMost'; readonly bound: number }
    | { readonly kind: 'present' }
  );

/** Necessities of which at least one is met whenever the condition has the outcome. */
export type Demand = readonly Necessity[];

/** How much a kind leaves over: the less, the more selective a demand is. */
const LEFT_OVER = { is: 1, atLeast: 2, atMost: 2, present: 3 } as const;
/** Values of an `in` that are looked up one by one. */
const MOST_VALUES = 20;

const leftOver = (demand: Demand): number => demand.reduce((sum, { kind }) => sum + LEFT_OVER[kind], 0);

/** The most selective demands go first. */
const bySelectivity = (demands: readonly Demand[]): readonly Demand[] =>
  [...demands].sort((a, b) => leftOver(a) - leftOver(b));

/** The value without which a node that stands for a value is missing; null when it needs none. */
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
    if (right.value.length <= MOST_VALUES)
      return [right.value.map((value: Scalar) => ({ from: 'slots', index, kind: 'is', value }) as const)];
  }
  return presence([left], surroundings);
}

/** Of alternatives at least one must hold: the most selective of each. */
function ofAlternatives(alternatives: readonly (readonly Demand[])[]): readonly Demand[] {
  const most = alternatives.map((demands) => bySelectivity(demands)[0]);
  return most.every((demand) => demand !== undefined) ? [most.flat()] : [];
}

/**
 * What must hold for a condition to certainly have the wanted outcome.
 * @returns demands that are all met whenever the condition has the outcome, the most selective first; none when nothing
 * that single looks can decide is necessary.
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
