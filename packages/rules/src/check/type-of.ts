import { isArithmetic, type RuleNode } from '../ast';
import { type Catalogue, fieldType, type ValueType } from '../catalogue';
import { FUNCTIONS } from '../data/functions';
import { EVENT_FIELDS } from '../data/velocity-vocabulary';

/**
 * Type lookup for the fields of a tree: those of the transaction, or of an earlier event in a velocity
 * filter.
 */
export type FieldTypes = (path: string) => ValueType | null;

export function transactionFields(catalogue: Catalogue): FieldTypes {
  return (path) => fieldType(catalogue, path);
}

export const eventFields: FieldTypes = (path) =>
  Object.hasOwn(EVENT_FIELDS, path) ? EVENT_FIELDS[path as keyof typeof EVENT_FIELDS] : null;

/** Returns the type of a node's value without descending into it; unknown fields count as `unknown`. */
export function typeOf(node: RuleNode, fields: FieldTypes): ValueType {
  if (isArithmetic(node)) return 'number';
  switch (node.op) {
    case 'const':
      if (node.value === null) return 'unknown';
      return typeof node.value === 'object'
        ? 'array'
        : (typeof node.value as 'string' | 'number' | 'boolean');
    case 'field':
      return fields(node.path) ?? 'unknown';
    case 'now':
      return 'date';
    case 'list':
      return 'array';
    case 'duration':
      return 'number';
    case 'call':
      return FUNCTIONS.get(node.name)?.result ?? 'number';
    case 'velocity':
      return node.aggregate === 'seen_before' ? 'boolean' : 'number';
    default:
      return 'boolean';
  }
}
