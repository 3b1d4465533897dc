import { type NationalIdKind, nationalIdKind, readNationalId } from '@assay/national-ids';
import { jaroWinkler } from '@assay/text-similarity';
import { completeYears, dayOfWeek, daysBetween, hourOfDay, instantOf, offsetMinutes } from './dates';
import { arithmetic, charactersOf } from './values';

/** Returns the kind of a text such as "BR CPF": country, space, name; null if it isn't supported. */
export function numberKindOf(type: string): NationalIdKind | null {
  const text = type.trim();
  return text.charAt(2) === ' ' ? nationalIdKind(text.slice(0, 2), text.slice(3)) : null;
}

/**
 * Checks that a text can be a national ID number of a type. `now` is in milliseconds. Returns undefined if the
 * type isn't supported.
 */
function isNationalId(text: string, type: string, now: number): boolean | undefined {
  const kind = numberKindOf(type);
  return kind === null
    ? undefined
    : readNationalId(kind, text, new Date(now).toISOString().slice(0, 10)).valid;
}

// Similarity of two short texts (names, addresses) for `similar(a, b)`: Jaro-Winkler on folded text, and
// again on sorted words so that "SMITH John" matches "John Smith". The higher value counts.

/** Number of leading characters that are compared; the work is at most its square. */
export const COMPARED_CHARACTERS = 128;

/** Lower-cases, removes accents and converts everything except letters and digits to single spaces. */
function fold(text: string): string {
  return text
    .slice(0, COMPARED_CHARACTERS * 2)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, COMPARED_CHARACTERS);
}

function sortWords(text: string): string {
  return text.split(' ').sort().join(' ');
}

/** Returns the similarity from 0 to 1; undefined if either text lacks letters and digits. */
export function similarity(left: string, right: string): number | undefined {
  // Jaro pairs letters greedily from the first text; a fixed order makes the result symmetric.
  const [a = '', b = ''] = [fold(left), fold(right)].sort();
  if (a === '' || b === '') return undefined;
  return Math.max(jaroWinkler(a, b), jaroWinkler(sortWords(a), sortWords(b)));
}

/** Reads the offset argument of the clock functions: UTC if omitted, unknown if missing or invalid. */
function offsetOf(args: readonly unknown[]): number | undefined {
  if (args.length === 0) return 0;
  const [text] = args;
  return typeof text === 'string' ? (offsetMinutes(text) ?? undefined) : undefined;
}

/**
 * Evaluates a built-in function of `data/functions.ts` on values that may be missing (undefined). `now` is
 * the transaction's time in milliseconds. Returns undefined if the result is unknown.
 */
export function callFunction(
  name: string,
  args: readonly unknown[],
  now: number,
): number | boolean | undefined {
  const [first, second] = args;
  switch (name) {
    case 'abs':
      return typeof first === 'number' ? Math.abs(first) : undefined;
    case 'length':
      if (typeof first === 'string') return charactersOf(first);
      return Array.isArray(first) ? first.length : undefined;
    case 'ratio':
      return typeof first === 'number' && typeof second === 'number'
        ? arithmetic('/', first, second)
        : undefined;
    case 'similar':
      return typeof first === 'string' && typeof second === 'string' ? similarity(first, second) : undefined;
    case 'days_between': {
      const from = instantOf(first);
      const to = instantOf(second);
      return from === undefined || to === undefined ? undefined : daysBetween(from, to);
    }
    case 'age': {
      const from = instantOf(first);
      return from === undefined ? undefined : completeYears(from, now);
    }
    case 'hour_of_day': {
      const offset = offsetOf(args);
      return offset === undefined ? undefined : hourOfDay(now, offset);
    }
    case 'day_of_week': {
      const offset = offsetOf(args);
      return offset === undefined ? undefined : dayOfWeek(now, offset);
    }
    case 'valid_national_id':
      return typeof first === 'string' && typeof second === 'string'
        ? isNationalId(first, second, now)
        : undefined;
    default:
      return undefined;
  }
}
