import type { MembershipNode, RuleNode, VelocityNode } from '../ast';
import { type FieldTypes, typeOf } from '../check/type-of';
import type { ListField } from '../data/list-fields';
import type { Read } from './scope';

/** What compiling a rule needs to know about its surroundings. */
export interface Surroundings {
  readonly fields: FieldTypes;
  /** The slot in which the value of a path will stand. */
  readonly slotOf: (path: string) => number;
  /** Function calls that are compiled already, by their text; absent = nothing is shared. */
  readonly calls?: Map<string, Read>;
  /** The place of a velocity node's answer among the velocity values. */
  readonly velocityIndexOf: (node: VelocityNode) => number;
  /** What a list holds; null when there is no such list. */
  readonly listFieldOf: (listId: string) => ListField | null;
}

/** Dates are compared as instants when either side is declared a date; their spellings may differ. */
export function comparesDates(left: RuleNode, right: RuleNode, fields: FieldTypes): boolean {
  return typeOf(left, fields) === 'date' || typeOf(right, fields) === 'date';
}

/** The list id on the right of a membership test, or null when it is an array. */
export function listOf(node: MembershipNode): string | null {
  return node.right.op === 'list' ? node.right.id : null;
}
