/**
 * Value semantics of rules. A value is missing if it is absent, null, an empty text or a non-finite number.
 * Any condition on a missing value is unknown (`undefined` here), and an unknown condition never matches.
 */
import type { ComparisonOperator } from '../ast';

const UNIT_MS: ReadonlyMap<string, number> = new Map([
  ['s', 1_000],
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
]);

/**
 * Converts a duration such as `90s`, `5m`, `24h` or `7d` to milliseconds; null if invalid. Accepts whole
 * numbers of at most nine digits, so the result is always an exact integer.
 */
export function durationMs(text: string): number | null {
  const found = /^(\d{1,9})([smhd])$/.exec(text);
  if (found === null) return null;
  return Number(found[1]) * (UNIT_MS.get(found[2] ?? '') ?? 0);
}

/** A value in a rule: never missing. */
export type Value = string | number | boolean | readonly unknown[] | Readonly<Record<string, unknown>>;

/** Returns the value; undefined if it is missing or not a JSON value. */
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

/** Evaluates `exists`: the value is not missing, and not an empty array or object. */
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
 * Compares two values; unknown if either is missing, if their types differ, or for an order comparison of
 * texts or flags. Texts compare case-sensitively.
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

/** Checks membership in an array; unknown if the value is missing or its type differs from every element. */
export function memberOf(value: unknown, elements: readonly unknown[]): boolean | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  if (elements.includes(value)) return true;
  return elements.length === 0 || elements.some((element) => typeof element === typeof value)
    ? false
    : undefined;
}

const BEYOND_LATIN_1 = /[\u0100-\uffff]/;

/**
 * Folds letter case for text conditions that ignore it, and the dot of the Turkish capital İ. Combining
 * accents count like composed letters.
 */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  return BEYOND_LATIN_1.test(lower) ? lower.normalize('NFC').replaceAll('i\u0307', 'i') : lower;
}

/** Counts the characters of a text: code points in composed form (NFC). */
export function charactersOf(text: string): number {
  if (!BEYOND_LATIN_1.test(text)) return text.length;
  let count = 0;
  for (const _ of text.normalize('NFC')) count++;
  return count;
}

/** Evaluates a text condition other than `matches`; unknown if a side is missing or has an unsupported type. */
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

/** Calculates with two numbers; unknown if the result is not finite, such as a division by zero. */
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
