const QUARTER_MS = 900_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/**
 * Maximum offset from UTC in milliseconds: Kiritimati is +14 hours, Baker Island −12, and a clock change
 * moves by at most a day.
 */
const FURTHEST_MS = 26 * HOUR_MS;

const formats = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATS = 100;

/** @throws RangeError for an unknown time zone */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    if (formats.size >= MAX_FORMATS) formats.clear();
    formats.set(timeZone, format);
  }
  return format;
}

/** Returns the date of a time in a time zone, YYYY-MM-DD. */
export const localDate = (at: number, timeZone: string): string => formatOf(timeZone).format(at);

/**
 * Adds days to a date.
 * @param date YYYY-MM-DD
 */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the number of days between two dates. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Returns true for a valid calendar date; 2026-02-30 is not one. */
export function isDate(date: string): boolean {
  const at = Date.parse(date);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === date;
}

/**
 * Returns the first moment of a date in a time zone, in UNIX milliseconds. If clocks move forward at
 * midnight, the day starts at 01:00. A skipped day starts with the next day.
 */
export function startOfDay(date: string, timeZone: string): number {
  const utc = Date.parse(date);
  let before = (utc - FURTHEST_MS) / QUARTER_MS;
  let atOrBehind = (utc + FURTHEST_MS) / QUARTER_MS;
  while (atOrBehind - before > 1) {
    const middle = Math.floor((before + atOrBehind) / 2);
    if (localDate(middle * QUARTER_MS, timeZone) >= date) atOrBehind = middle;
    else before = middle;
  }
  return atOrBehind * QUARTER_MS;
}

export type BucketUnit = 'hour' | 'day' | 'week' | 'month';

/** Returns the bucket size for a range of days. */
export function unitFor(days: number): BucketUnit {
  if (days <= 2) return 'hour';
  if (days <= 92) return 'day';
  return days <= 3 * 366 ? 'week' : 'month';
}

function nextDate(date: string, unit: 'day' | 'week' | 'month'): string {
  if (unit === 'day') return addDays(date, 1);
  if (unit === 'week') return addDays(date, 7);
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/**
 * Returns the starts of all buckets in a range of local dates and the end of the last, in UNIX milliseconds.
 * Weeks count from the first day; months are calendar months.
 * @param to inclusive
 */
export function bucketCuts(from: string, to: string, timeZone: string, unit: BucketUnit): readonly number[] {
  const end = startOfDay(addDays(to, 1), timeZone);
  const cuts: number[] = [];
  if (unit === 'hour') {
    for (let at = startOfDay(from, timeZone); at < end; at += HOUR_MS) cuts.push(at);
  } else {
    for (let date = from; date <= to; date = nextDate(date, unit)) {
      const at = startOfDay(date, timeZone);
      // A skipped day has no bucket.
      if (cuts.at(-1) !== at && at < end) cuts.push(at);
    }
  }
  return [...cuts, end];
}
