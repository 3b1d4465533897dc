import type { ListField } from '@assay/contract';
import { childrenOf, type MembershipNode, type RuleNode, type VelocityNode } from '../ast';
import { type FieldTypes, typeOf } from '../check/type-of';
import { guessOf } from '../data/list-fields';
import type { Value } from '../semantics/values';
import { printRule } from '../text/printer';
import type { InSteps } from '../work';
import type { Read, Scope, Test } from './scope';

/** Context that the compilation of a rule needs. */
export interface Surroundings {
  readonly fields: FieldTypes;
  /** Returns the slot of a path's value. */
  readonly slotOf: (path: string) => number;
  /** Parts that are already compiled; absent = nothing is shared. */
  readonly compiled?: Compiled;
  /** Returns the position of a velocity node among the velocity values. */
  readonly velocityIndexOf: (node: VelocityNode) => number;
  /** Returns the field of a list; null for an unknown list. */
  readonly listFieldOf: (listId: string) => ListField | null;
}

/** Compiled parts of a rule set by their text: equal parts are compiled once, whichever rules contain them. */
interface Compiled {
  readonly calls: Map<string, Read>;
  readonly tests: { readonly true: Map<string, Test>; readonly false: Map<string, Test> };
  /** Texts of parts that occur more than once. */
  readonly repeated: ReadonlySet<string>;
}

/** Creates the empty cache for the parts of a set's conditions. */
export function* nothingCompiled(conditions: Iterable<RuleNode>): InSteps<Compiled> {
  const met = new Set<string>();
  const repeated = new Set<string>();
  const meet = (node: RuleNode) => {
    const text = printRule(node);
    if (met.has(text)) repeated.add(text);
    met.add(text);
    for (const { node: child } of childrenOf(node)) meet(child);
  };
  for (const condition of conditions) {
    meet(condition);
    yield;
  }
  return { calls: new Map(), tests: { true: new Map(), false: new Map() }, repeated };
}

/**
 * Checks whether values are compared as instants: if either side is declared a date, because their formats
 * may differ.
 */
export function comparesDates(left: RuleNode, right: RuleNode, fields: FieldTypes): boolean {
  return typeOf(left, fields) === 'date' || typeOf(right, fields) === 'date';
}

/** Returns the list id on the right of a membership test, or null for an array. */
export function listOf(node: MembershipNode): string | null {
  return node.right.op === 'list' ? node.right.id : null;
}

/** Compiles a test whether a list condition reads a provisional value; the condition is then unknown. */
export function guessTest(
  left: RuleNode,
  { slotOf }: Surroundings,
): (scope: Scope, sought: Value | undefined) => boolean {
  const guess = left.op === 'field' ? guessOf(left.path) : null;
  if (guess === null) return () => false;
  const slot = slotOf(guess);
  return ({ slots }, sought) => sought !== undefined && slots[slot] === sought;
}
