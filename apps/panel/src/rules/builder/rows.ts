import { isComparison, isTextCondition, type RuleNode } from '@assay/rules';
import type { RuleField } from '../../api/rules';
import { english, type Sentence } from '../../i18n/language';

type Scalar = string | number | boolean;

/** Condition that fits one row: a field compared with a constant. */
export interface Row {
  readonly path: string;
  readonly comparison: Comparison;
  readonly value: Scalar | readonly Scalar[] | null;
}

const FIXED = ['=', '!=', '>', '>=', '<', '<='] as const;
const TEXTS = ['equals', 'contains', 'starts_with', 'ends_with', 'matches'] as const;

export type Comparison =
  | (typeof FIXED)[number]
  | (typeof TEXTS)[number]
  | 'in'
  | 'not_in'
  | 'in_list'
  | 'not_in_list'
  | 'exists'
  | 'not_exist';

/** Names of the comparisons. */
export const COMPARISON_WORDS: Readonly<Record<Comparison, Sentence>> = {
  '=': english('is'),
  '!=': english('is not'),
  '>': english('is greater than'),
  '>=': english('is at least'),
  '<': english('is less than'),
  '<=': english('is at most'),
  equals: english('equals (ignoring case)'),
  contains: english('contains'),
  starts_with: english('starts with'),
  ends_with: english('ends with'),
  matches: english('matches the pattern'),
  in: english('is one of'),
  not_in: english('is not one of'),
  in_list: english('is on the list'),
  not_in_list: english('is not on the list'),
  exists: english('exists'),
  not_exist: english('is missing'),
};

const THERE = ['exists', 'not_exist'] as const;
const MEMBER = ['in', 'not_in', 'in_list', 'not_in_list'] as const;

/** Comparisons for each field type. */
export const COMPARISONS_OF: Readonly<Record<RuleField['type'], readonly Comparison[]>> = {
  string: ['=', '!=', ...TEXTS, ...MEMBER, ...THERE],
  number: [...FIXED, 'in', 'not_in', ...THERE],
  boolean: ['=', ...THERE],
  date: [...FIXED, ...THERE],
  array: ['contains', ...THERE],
  object: THERE,
};

/** Converts a node to a row; null if not possible. */
export function rowOf(node: RuleNode): Row | null {
  if (node.op === 'field') return { path: node.path, comparison: '=', value: true };
  if (node.op === 'exists' || node.op === 'not_exist')
    return { path: node.arg.path, comparison: node.op, value: null };
  if (isComparison(node) || isTextCondition(node)) {
    const { left, right, op } = node;
    if (left.op !== 'field' || right.op !== 'const') return null;
    const { value } = right;
    return value === null || Array.isArray(value)
      ? null
      : { path: left.path, comparison: op, value: value as Scalar };
  }
  if (node.op !== 'in' && node.op !== 'not_in') return null;
  const { left, right, op } = node;
  if (left.op !== 'field') return null;
  if (right.op === 'list') return { path: left.path, comparison: `${op}_list`, value: right.id };
  if (right.op !== 'const' || !Array.isArray(right.value)) return null;
  return { path: left.path, comparison: op, value: right.value };
}

/** Converts a row to a node. */
export function nodeOf({ path, comparison, value }: Row): RuleNode {
  const field = { op: 'field', path } as const;
  switch (comparison) {
    case 'exists':
    case 'not_exist':
      return { op: comparison, arg: field };
    case 'in_list':
    case 'not_in_list':
      return {
        op: comparison === 'in_list' ? 'in' : 'not_in',
        left: field,
        right: { op: 'list', id: String(value ?? '') },
      };
    default:
      return { op: comparison, left: field, right: { op: 'const', value } } as RuleNode;
  }
}

/** Returns the initial value of a row for a field type and comparison. */
export function startingValue(type: RuleField['type'], comparison: Comparison): Row['value'] {
  if (comparison === 'exists' || comparison === 'not_exist') return null;
  if (comparison === 'in_list' || comparison === 'not_in_list') return '';
  if (comparison === 'in' || comparison === 'not_in') return [];
  if (type === 'number') return 0;
  if (type === 'boolean') return true;
  return '';
}

/** Returns true if the value stays valid after the comparison changes. */
export function keepsValue(type: RuleField['type'], from: Comparison, to: Comparison): boolean {
  return JSON.stringify(startingValue(type, from)) === JSON.stringify(startingValue(type, to));
}

export type Junction = 'and' | 'or';

/** Joins conditions; returns a single one unchanged, and null for none. */
export function joined(op: Junction, args: readonly RuleNode[]): RuleNode | null {
  if (args.length > 1) return { op, args };
  return args[0] ?? null;
}

/** Returns the conditions of a group, or the node itself if it is not a group. */
export const argsOf = (node: RuleNode | null): readonly RuleNode[] =>
  node === null ? [] : node.op === 'and' || node.op === 'or' ? node.args : [node];
