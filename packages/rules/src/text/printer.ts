import {
  isArithmetic,
  isComparison,
  isTextCondition,
  type KeyOfVelocity,
  type RuleNode,
  type Scalar,
  type VelocityAggregate,
} from '../ast';
import { AGGREGATE_OPERANDS } from '../data/velocity-vocabulary';
import { isPlainName, quote } from './lexer';

/** Words that can't be the first step of a field path unless written in backticks. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set([
  'and',
  'or',
  'not',
  'in',
  'by',
  'where',
  'true',
  'false',
  'null',
  'now',
]);

/** The text operators, written between their operands. */
export const TEXT_OPERATOR_WORDS: ReadonlySet<string> = new Set([
  'equals',
  'contains',
  'starts_with',
  'ends_with',
  'matches',
]);

export const VELOCITY_WORDS: ReadonlySet<string> = new Set(Object.keys(AGGREGATE_OPERANDS));

export function isVelocityWord(word: string): word is VelocityAggregate {
  return VELOCITY_WORDS.has(word);
}

/**
 * Binding strength of each kind of node; a part that binds less strongly than its position requires gets
 * brackets.
 */
const OR = 1;
const AND = 2;
const NOT = 3;
const CONDITION = 4;
const SUM = 5;
const PRODUCT = 6;
const OPERAND = 7;

function bindingOf(node: RuleNode): number {
  if (node.op === 'or') return OR;
  if (node.op === 'and') return AND;
  if (node.op === 'not') return NOT;
  if (node.op === '+' || node.op === '-') return SUM;
  if (node.op === '*' || node.op === '/') return PRODUCT;
  if (isComparison(node) || isTextCondition(node) || node.op === 'in' || node.op === 'not_in')
    return CONDITION;
  return OPERAND;
}

function printScalar(value: Scalar): string {
  if (typeof value === 'string') return quote(value, '"');
  return Object.is(value, -0) ? '-0' : String(value);
}

function printPath(path: string): string {
  return path
    .split('.')
    .map((step, index) =>
      isPlainName(step) && !(index === 0 && RESERVED_WORDS.has(step)) ? step : quote(step, '`'),
    )
    .join('.');
}

/** Word for the currency of the account. */
export const ACCOUNT_CURRENCY = 'account_currency';

function printCurrency(currency: string | undefined): string {
  if (currency === undefined) return '';
  return ` in ${currency === 'account' ? ACCOUNT_CURRENCY : quote(currency, '"')}`;
}

/** Prints the key of a velocity. */
export const printKey = (by: KeyOfVelocity): string =>
  typeof by === 'string' ? printPath(by) : `[${by.map(printPath).join(', ')}]`;

function printAt(node: RuleNode, binding: number): string {
  const text = printRule(node);
  return bindingOf(node) < binding ? `(${text})` : text;
}

/** Prints a checked rule as text; `parseRule` returns the same tree. */
export function printRule(node: RuleNode): string {
  switch (node.op) {
    case 'const':
      if (node.value === null) return 'null';
      return typeof node.value === 'object'
        ? `[${node.value.map(printScalar).join(', ')}]`
        : printScalar(node.value);
    case 'field':
      return printPath(node.path);
    case 'duration':
      return node.value;
    case 'now':
      return 'now';
    case 'list':
      return `list(${quote(node.id, '"')})`;
    case 'and':
      return node.args.map((arg) => printAt(arg, NOT)).join(' and ');
    case 'or':
      return node.args.map((arg) => printAt(arg, AND)).join(' or ');
    case 'not':
      return `not ${printAt(node.arg, NOT)}`;
    case 'exists':
    case 'not_exist':
      return `${node.op}(${printRule(node.arg)})`;
    case 'call':
      return `${node.name}(${node.args.map(printRule).join(', ')})`;
    case 'velocity': {
      const of = node.of === undefined ? '' : `${printPath(node.of)}${printCurrency(node.currency)} by `;
      const where = node.where === undefined ? '' : ` where ${printRule(node.where)}`;
      const p = node.p === undefined ? '' : `${printScalar(node.p)}, `;
      return `${node.aggregate}(${p}${of}${printKey(node.by)}, ${node.window}${where})`;
    }
    default: {
      // Arithmetic is left-associative, so a right side of equal precedence needs brackets; conditions don't
      // chain.
      const left = isArithmetic(node) ? bindingOf(node) : SUM;
      const right = isArithmetic(node) ? bindingOf(node) + 1 : SUM;
      const operator = node.op === 'not_in' ? 'not in' : node.op;
      return `${printAt(node.left, left)} ${operator} ${printAt(node.right, right)}`;
    }
  }
}
