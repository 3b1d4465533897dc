import type { ListField } from '@assay/contract';
import { childrenOf, type MembershipNode, type RuleNode, type VelocityNode } from '../ast';
import { type FieldTypes, typeOf } from '../check/type-of';
import { guessOf } from '../data/list-fields';
import type { Value } from '../semantics/values';
import { printRule } from '../text/printer';
import type { InSteps } from '../work';
import type { Read, Scope, Test } from './scope';

/** What compiling a rule needs to know about its surroundings. */
export interface Surroundings {
  readonly fields: FieldTypes;
  /** The slot in which the value of a path will stand. */
  readonly slotOf: (path: string) => number;
  /** What is compiled already; absent = nothing is shared. */
  readonly compiled?: Compiled;
  /** The place of a velocity node's answer among the velocity values. */
  readonly velocityIndexOf: (node: VelocityNode) => number;
  /** What a list holds; null when there is no such list. */
  readonly listFieldOf: (listId: string) => ListField | null;
}

/** Parts of a rule set that are compiled already, by their text: equal parts are one, whichever rules hold them. */
interface Compiled {
  readonly calls: Map<string, Read>;
  readonly tests: { readonly true: Map<string, Test>; readonly false: Map<string, Test> };
  /** Texts of the parts that occur more than once. */
  readonly repeated: ReadonlySet<string>;
}

/** Where the parts of a set's conditions are kept while they are compiled. */
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

/** Dates are compared as instants when either side is declared a date; their spellings may differ. */
export function comparesDates(left: RuleNode, right: RuleNode, fields: FieldTypes): boolean {
  return typeOf(left, fields) === 'date' || typeOf(right, fields) === 'date';
}

/** The list id on the right of a membership test, or null when it is an array. */
export function listOf(node: MembershipNode): string | null {
  return node.right.op === 'list' ? node.right.id : null;
}

/** Whether a list is asked about a value that the transaction only guesses: then nothing is known of it. */
export function guessTest(
  left: RuleNode,
  { slotOf }: Surroundings,
): (scope: Scope, sought: Value | undefined) => boolean {
  const guess = left.op === 'field' ? guessOf(left.path) : null;
  if (guess === null) return () => false;
  const slot = slotOf(guess);
  return ({ slots }, sought) => sought !== undefined && slots[slot] === sought;
}
