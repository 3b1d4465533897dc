/**
 * Reads dates in the API formats: `YYYY-MM-DD`, `YYYY-MM-DD HH:MM:SS` (UTC), ISO 8601 date-times, and UNIX
 * seconds. `Date.parse` is not used, because it guesses at other formats and reads some in local time.
 */

const DATE_TIME =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Maximum time value of ECMAScript, milliseconds from the epoch. */
const MAX_TIME_MS = 8.64e15;

const DAY_MS = 86_400_000;

/** Returns the minutes east of UTC of `Z`, `+05:30` or `-0500`; null if it is not an offset. */
export function offsetMinutes(text: string): number | null {
  if (text === 'Z') return 0;
  const found = /^([+-])(\d{2}):?(\d{2})$/.exec(text);
  if (found === null) return null;
  const hours = Number(found[2]);
  const minutes = Number(found[3]);
  if (hours > 14 || minutes > 59) return null;
  return (found[1] === '-' ? -1 : 1) * (hours * 60 + minutes);
}

/** Returns the milliseconds since the epoch of a date value; undefined if invalid, such as 1990-02-30. */
export function instantOf(value: unknown): number | undefined {
  if (typeof value === 'number') {
    const ms = value * 1_000;
    return Math.abs(ms) <= MAX_TIME_MS ? ms : undefined;
  }
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const found = DATE_TIME.exec(value);
  if (found === null) return undefined;
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
  const [hour, minute, second] = [Number(found[4] ?? 0), Number(found[5] ?? 0), Number(found[6] ?? 0)];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const offset = offsetMinutes(found[8] ?? 'Z');
  if (offset === null) return undefined;
  const fraction = found[7] === undefined ? 0 : Math.floor(Number(`0.${found[7]}`) * 1_000);
  return date.getTime() + ((hour * 60 + minute - offset) * 60 + second) * 1_000 + fraction;
}

/** Returns the days from one instant to another, with fractions; both in milliseconds. */
export function daysBetween(from: number, to: number): number {
  return (to - from) / DAY_MS;
}

/**
 * Returns the complete calendar years from one instant to another (UTC). A person born on 29 February ages on
 * 1 March.
 */
export function completeYears(from: number, to: number): number {
  const start = new Date(from);
  const end = new Date(to);
  const years = end.getUTCFullYear() - start.getUTCFullYear();
  const months = end.getUTCMonth() - start.getUTCMonth();
  const notYet = months < 0 || (months === 0 && end.getUTCDate() < start.getUTCDate());
  return notYet ? years - 1 : years;
}

/** Returns the hour 0-23 of an instant at an offset in minutes east of UTC. */
export function hourOfDay(instant: number, offset: number): number {
  return new Date(instant + offset * 60_000).getUTCHours();
}

/**
 * Returns the ISO 8601 day of the week, 1 = Monday … 7 = Sunday, of an instant at an offset in minutes east
 * of UTC.
 */
export function dayOfWeek(instant: number, offset: number): number {
  return new Date(instant + offset * 60_000).getUTCDay() || 7;
}
