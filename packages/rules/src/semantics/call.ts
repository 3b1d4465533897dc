import { completeYears, dayOfWeek, daysBetween, hourOfDay, instantOf, offsetMinutes } from './dates';
import { similarity } from './similarity';

/** Offset argument of the clock functions: UTC when it is not given, unknown when it is missing or no offset. */
function offsetOf(args: readonly unknown[]): number | undefined {
  if (args.length === 0) return 0;
  const [text] = args;
  return typeof text === 'string' ? (offsetMinutes(text) ?? undefined) : undefined;
}

/**
 * Answers a built-in function of `data/functions.ts` on values that may be missing (undefined).
 * `now` is the transaction's time in milliseconds. Anything that cannot be answered is unknown.
 */
export function callFunction(name: string, args: readonly unknown[], now: number): number | undefined {
  const [first, second] = args;
  switch (name) {
    case 'abs':
      return typeof first === 'number' ? Math.abs(first) : undefined;
    case 'length':
      return typeof first === 'string' || Array.isArray(first) ? first.length : undefined;
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
    default:
      return undefined;
  }
}
