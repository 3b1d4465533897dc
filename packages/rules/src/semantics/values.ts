/**
 * What a value is to a rule. Missing means absent, null, an empty text or a number that is not finite;
 * everything asked about a missing value is unknown (`undefined` here), and unknown never fires a rule.
 */
import type { ComparisonOperator } from '../ast';

const UNIT_MS: ReadonlyMap<string, number> = new Map([
  ['s', 1_000],
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
]);

/**
 * Milliseconds of a duration such as `90s`, `5m`, `24h` or `7d`; null when it is not one.
 * Whole numbers of at most nine digits only, so the result is always an exact integer.
 */
export function durationMs(text: string): number | null {
  const found = /^(\d{1,9})([smhd])$/.exec(text);
  if (found === null) return null;
  return Number(found[1]) * (UNIT_MS.get(found[2] ?? '') ?? 0);
}

/** A value a rule can hold: never missing. */
export type Value = string | number | boolean | readonly unknown[] | Readonly<Record<string, unknown>>;

/** The value itself, or undefined when it is missing or nothing that JSON can carry. */
export function present(value: unknown): Value | undefined {
  switch (typeof value) {
    case 'string':
      return value === '' ? undefined : value;
    case 'number':
      return Number.isFinite(value) ? value : undefined;
    case 'boolean':
      return value;
    case 'object':
      return value === null ? undefined : (value as Value);
    default:
      return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether `exists` holds: the value is not missing, nor an empty array or object. */
export function exists(value: unknown): boolean {
  const known = present(value);
  if (known === undefined) return false;
  if (Array.isArray(known)) return known.length > 0;
  if (typeof known !== 'object') return true;
  for (const _ in known) return true;
  return false;
}

export const OPPOSITE: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '=': '!=',
  '!=': '=',
  '>': '<=',
  '<=': '>',
  '<': '>=',
  '>=': '<',
};

export function compareNumbers(operator: ComparisonOperator, left: number, right: number): boolean {
  switch (operator) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
  }
}

/**
 * Compares two values; unknown when either is missing, when they are of different types, or when a text or
 * a flag is asked for an order. Texts compare case-sensitively.
 */
export function compareValues(
  operator: ComparisonOperator,
  left: unknown,
  right: unknown,
): boolean | undefined {
  if (typeof left === 'number' && typeof right === 'number') return compareNumbers(operator, left, right);
  if (typeof left !== typeof right) return undefined;
  if (typeof left !== 'string' && typeof left !== 'boolean') return undefined;
  if (operator === '=') return left === right;
  if (operator === '!=') return left !== right;
  return undefined;
}

/** Membership in an array; unknown when the value is missing or of another type than every element. */
export function memberOf(value: unknown, elements: readonly unknown[]): boolean | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  if (elements.includes(value)) return true;
  return elements.length === 0 || elements.some((element) => typeof element === typeof value)
    ? false
    : undefined;
}

/** Folds letter case for the text conditions that ignore it. */
export function foldCase(text: string): string {
  return text.toLowerCase();
}

/** A text condition other than `matches`; unknown when a side is missing or of a type it cannot take. */
export function textCondition(
  operator: 'equals' | 'contains' | 'starts_with' | 'ends_with',
  left: unknown,
  right: unknown,
): boolean | undefined {
  if (operator === 'contains' && Array.isArray(left)) {
    return memberOf(right, left);
  }
  if (typeof left !== 'string' || typeof right !== 'string') return undefined;
  const [text, part] = [foldCase(left), foldCase(right)];
  switch (operator) {
    case 'equals':
      return text.trim() === part.trim();
    case 'contains':
      return text.includes(part);
    case 'starts_with':
      return text.startsWith(part);
    case 'ends_with':
      return text.endsWith(part);
  }
}

/** Arithmetic on two numbers; unknown when the result is not finite, such as a division by zero. */
export function arithmetic(operator: '+' | '-' | '*' | '/', left: number, right: number): number | undefined {
  const result =
    operator === '+'
      ? left + right
      : operator === '-'
        ? left - right
        : operator === '*'
          ? left * right
          : left / right;
  return Number.isFinite(result) ? result : undefined;
}
