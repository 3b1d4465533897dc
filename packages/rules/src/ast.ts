/**
 * The rule language as data. This JSON tree is stored, sent by the API and written to policy files. The text
 * form (`text/`) and the panel's form builder are lossless views of it. `op` identifies the kind of each
 * node.
 */
import type { CustomFieldPath, VelocityKey, VelocitySubject } from '@assay/contract';
import type { EventField } from './data/velocity-vocabulary';

export type Scalar = string | number | boolean;

/** A constant. An array is allowed only on the right of `in` and `not_in`; `null` is never comparable. */
interface ConstNode {
  readonly op: 'const';
  readonly value: Scalar | null | readonly Scalar[];
}

/** A transaction value by its dotted path, such as `ip_details.country` or `custom_fields.plan`. */
export interface FieldNode {
  readonly op: 'field';
  readonly path: string;
}

/** A duration such as `90s`, `5m`, `24h`, `7d`; evaluates to a number of seconds. */
interface DurationNode {
  readonly op: 'duration';
  readonly value: string;
}

/** The transaction's time: the only clock of a rule, so that a replay gives the same result. */
interface NowNode {
  readonly op: 'now';
}

/** A managed list by id; allowed only on the right of `in` and `not_in`. */
interface ListNode {
  readonly op: 'list';
  readonly id: string;
}

interface JunctionNode {
  readonly op: 'and' | 'or';
  /** Two or more conditions. */
  readonly args: readonly RuleNode[];
}

interface NotNode {
  readonly op: 'not';
  readonly arg: RuleNode;
}

export type ComparisonOperator = '=' | '!=' | '>' | '>=' | '<' | '<=';

export interface ComparisonNode {
  readonly op: ComparisonOperator;
  readonly left: RuleNode;
  readonly right: RuleNode;
}

/** Membership of the left value in a constant array, an array field or a list. */
export interface MembershipNode {
  readonly op: 'in' | 'not_in';
  readonly left: RuleNode;
  readonly right: RuleNode;
}

/** Existence of a field; the only conditions that are never unknown. */
interface ExistenceNode {
  readonly op: 'exists' | 'not_exist';
  readonly arg: FieldNode;
}

export type TextOperator = 'equals' | 'contains' | 'starts_with' | 'ends_with' | 'matches';

/**
 * Text conditions. All except `matches` ignore letter case. `contains` also checks whether an array field
 * contains a value. The right side of `matches` is a constant RE2 pattern, which matches anywhere unless
 * anchored.
 */
export interface TextNode {
  readonly op: TextOperator;
  readonly left: RuleNode;
  readonly right: RuleNode;
}

export type ArithmeticOperator = '+' | '-' | '*' | '/';

interface ArithmeticNode {
  readonly op: ArithmeticOperator;
  readonly left: RuleNode;
  readonly right: RuleNode;
}

/** A built-in function of `data/functions.ts`. User-defined functions don't exist. */
export interface CallNode {
  readonly op: 'call';
  readonly name: string;
  readonly args: readonly RuleNode[];
}

export type VelocityAggregate =
  | 'count'
  | 'distinct'
  | 'sum'
  | 'min'
  | 'max'
  | 'avg'
  | 'median'
  | 'percentile'
  | 'stddev'
  | 'first_amount'
  | 'last_amount'
  | 'since_last'
  | 'since_first'
  | 'seen_before';

/** One value of a transaction that other transactions share. */
export type SingleKey = VelocityKey | CustomFieldPath;

/** A key, or a pair of keys: transactions that share both values. */
export type KeyOfVelocity = SingleKey | readonly [SingleKey, SingleKey];

/**
 * An aggregate over this account's earlier transactions that share a key with this one.
 * `velocity/aggregate.ts` defines the result of each aggregate and whether it includes this transaction.
 */
export interface VelocityNode {
  readonly op: 'velocity';
  readonly aggregate: VelocityAggregate;
  readonly by: KeyOfVelocity;
  /** Aggregated subject or field; absent for aggregates that take only a key and a window. */
  readonly of?: VelocitySubject | CustomFieldPath | EventField;
  /** Percentile from 0 to 100; only for `percentile`. */
  readonly p?: number;
  /**
   * Currency (ISO 4217) to which amounts are converted, or `account` for that of the account. Absent: only
   * amounts in the currency of the transaction are aggregated.
   */
  readonly currency?: string;
  /** Length of the window: a duration from 1 minute to 365 days. */
  readonly window: string;
  /** Condition on the earlier events; it reads event fields only. */
  readonly where?: RuleNode;
}

export type RuleNode =
  | ConstNode
  | FieldNode
  | DurationNode
  | NowNode
  | ListNode
  | JunctionNode
  | NotNode
  | ComparisonNode
  | MembershipNode
  | ExistenceNode
  | TextNode
  | ArithmeticNode
  | CallNode
  | VelocityNode;

const COMPARISONS: ReadonlySet<string> = new Set<ComparisonOperator>(['=', '!=', '>', '>=', '<', '<=']);
const TEXT_OPERATORS: ReadonlySet<string> = new Set<TextOperator>([
  'equals',
  'contains',
  'starts_with',
  'ends_with',
  'matches',
]);
const ARITHMETIC: ReadonlySet<string> = new Set<ArithmeticOperator>(['+', '-', '*', '/']);

export function isComparison(node: RuleNode): node is ComparisonNode {
  return COMPARISONS.has(node.op);
}

export function isTextCondition(node: RuleNode): node is TextNode {
  return TEXT_OPERATORS.has(node.op);
}

export function isArithmetic(node: RuleNode): node is ArithmeticNode {
  return ARITHMETIC.has(node.op);
}

/** A child of a node and its member name, in reading order. */
interface Child {
  /** JSON pointer step from the parent, such as `left` or `args/1`. */
  readonly step: string;
  readonly node: RuleNode;
}

/** Returns the direct children of a node, in reading order. A velocity filter counts as a child. */
export function childrenOf(node: RuleNode): readonly Child[] {
  switch (node.op) {
    case 'const':
    case 'field':
    case 'duration':
    case 'now':
    case 'list':
      return [];
    case 'and':
    case 'or':
    case 'call':
      return node.args.map((arg, index) => ({ step: `args/${index}`, node: arg }));
    case 'not':
    case 'exists':
    case 'not_exist':
      return [{ step: 'arg', node: node.arg }];
    case 'velocity':
      return node.where === undefined ? [] : [{ step: 'where', node: node.where }];
    default:
      return [
        { step: 'left', node: node.left },
        { step: 'right', node: node.right },
      ];
  }
}
