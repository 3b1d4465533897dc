import { ZONE_HOURS } from './data/time-zone-abbreviations';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const MONTH = '([a-z]{3,9})\\.?';
const TIME = '(?:[ t,.-]+(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:\\.\\d+)?)?)?';
const ZONE = '(?:\\s*\\(?(z\\b|[a-z]{3,4}\\b|(?:gmt|utc)?[+-]\\d{1,2}(?::?\\d{2})?)\\)?)?';

/** A date layout: its pattern and the order of its groups. */
interface DateLayout {
  readonly pattern: RegExp;
  readonly order: readonly ('year' | 'month' | 'day')[];
}

/** Layouts, tried in this order. Each is anchored at its start and free of nested repetition. */
const LAYOUTS: readonly DateLayout[] = [
  // 2001-03-22T10:00:00Z, 2001/03/22, 1999. 07. 28., 1999.10.22 13:00:00, 2001-Aug-23
  {
    pattern: new RegExp(`^(\\d{4})[-/.] ?(\\d{1,2}|[a-z]{3})[-/.] ?(\\d{1,2})(?!\\d)\\.?${TIME}${ZONE}`),
    order: ['year', 'month', 'day'],
  },
  // 20121216134104
  {
    pattern: /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(?!\d)/,
    order: ['year', 'month', 'day'],
  },
  // 20110426 17:57:37
  { pattern: new RegExp(`^(\\d{4})(\\d{2})(\\d{2})(?!\\d)${TIME}${ZONE}`), order: ['year', 'month', 'day'] },
  // 14-Feb-1996, 08 Oct 1999, 12-February-2002 10:00:00 UTC, 1st january 1999
  {
    pattern: new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[-/. ]+${MONTH}[-/. ,]+(\\d{4})${TIME}${ZONE}`),
    order: ['day', 'month', 'year'],
  },
  // 27.10.1999, 19/11/2002 00:00:00, 12-10-2026
  {
    pattern: new RegExp(`^(\\d{1,2})[-/.] ?(\\d{1,2})[-/.] ?(\\d{4})${TIME}${ZONE}`),
    order: ['day', 'month', 'year'],
  },
  // 16/09/03
  {
    pattern: new RegExp(`^(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{2})(?!\\d)${TIME}${ZONE}`),
    order: ['day', 'month', 'year'],
  },
  // Tue Oct 12 2004, September 12 1999, Oct 12, 2004 10:00:00
  {
    pattern: new RegExp(`^(?:[a-z]{3},? )?${MONTH} +(\\d{1,2}),? +(\\d{4})${TIME}${ZONE}`),
    order: ['month', 'day', 'year'],
  },
];

/** Fri Apr 19 13:26:05 GMT 2002: the time precedes the year. */
const TIME_BEFORE_YEAR = new RegExp(
  `^(?:[a-z]{3},? )?${MONTH} +(\\d{1,2}) (\\d{2}):(\\d{2}):(\\d{2})${ZONE} (\\d{4})`,
);

/**
 * Words before the date: `until 2027-01-01`, `domain-registrar 19990605 (Assigned)`. A month's name is part
 * of the date, and `before Aug-1996` isn't a date.
 */
const LEADING_WORD =
  /^(?!(?:january|february|march|april|june|july|august|sept|september|october|november|december)\b)[a-z]\S{4,60} (?=\d)/;

/** Year of the earliest domain registration: symbolics.com, 1985. */
const FIRST_YEAR = 1985;

/** Order of the two numbers before a year, as in 03/02/2012. */
export type NumberOrder = 'day' | 'month';

const TWO_NUMBERS = /^(\d{1,2})[-/.] ?(\d{1,2})[-/.] ?\d{4}\b/;

/**
 * Determines the order from all dates of one response: a single number above 12 settles it for all. Null when
 * none does, or when they contradict each other.
 */
export function dateOrder(values: readonly string[]): NumberOrder | null {
  let [dayFirst, monthFirst] = [false, false];
  for (const value of values) {
    const match = TWO_NUMBERS.exec(value.trim());
    if (match === null) continue;
    const [first, second] = [Number(match[1]), Number(match[2])];
    if (first > 12 && second <= 12) dayFirst = true;
    if (second > 12 && first <= 12) monthFirst = true;
  }
  return dayFirst === monthFirst ? null : dayFirst ? 'day' : 'month';
}

/**
 * Parses a date as registries write it. Returns `YYYY-MM-DD HH:MM:SS` in UTC, or null.
 *
 * A time without a zone counts as UTC, a date without a time as midnight.
 *
 * @param first order of purely numeric dates, unless the second number can't be a month; registries outside
 *   North America write the day first
 */
export function readRegistryDate(value: string, first: NumberOrder = 'day'): string | null {
  const text = value.slice(0, 80).trim().toLowerCase().replace(LEADING_WORD, '');
  const late = TIME_BEFORE_YEAR.exec(text);
  if (late !== null) {
    return utcText(late[7], monthOf(late[1]), late[2], [late[3], late[4], late[5]], late[6]);
  }
  for (const { pattern, order } of LAYOUTS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const part = (name: 'year' | 'month' | 'day') => match[1 + order.indexOf(name)];
    let month = monthOf(part('month'));
    let day = part('day');
    if (month !== null && isSwapped(order[0]!, first, month, Number(day), part('month'))) {
      const swapped = Number(day);
      day = String(month);
      month = swapped;
    }
    const date = utcText(part('year'), month, day, [match[4], match[5], match[6]], match[7]);
    if (date !== null) return date;
  }
  return null;
}

/**
 * Checks whether the two numbers are in month-first order: the order in the response shows it, or the presumed
 * month is above 12.
 */
function isSwapped(
  written: 'year' | 'month' | 'day',
  first: NumberOrder,
  month: number,
  day: number,
  monthText: string | undefined,
): boolean {
  if (written !== 'day' || !/^\d+$/.test(monthText ?? '') || day > 12) return false;
  return month > 12 || first === 'month';
}

function monthOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^\d+$/.test(text)) return Number(text);
  const index = MONTHS.indexOf(text.slice(0, 3));
  return index < 0 ? null : index + 1;
}

function utcText(
  yearText: string | undefined,
  month: number | null,
  dayText: string | undefined,
  time: readonly (string | undefined)[],
  zone: string | undefined,
): string | null {
  const year = fullYear(Number(yearText));
  const day = Number(dayText);
  if (month === null || month < 1 || month > 12 || !(year >= FIRST_YEAR && year <= 9998) || !(day >= 1))
    return null;
  const [hour, minute, second] = time.map((part) => Number(part ?? 0));
  if (hour! > 23 || minute! > 59 || second! > 60) return null;
  // Date.UTC rolls over a day that the month doesn't have, so reject it.
  if (new Date(Date.UTC(year, month - 1, day)).getUTCDate() !== day) return null;
  const millis = Date.UTC(year, month - 1, day, hour, minute, second) - zoneHours(zone) * 3_600_000;
  return new Date(millis).toISOString().slice(0, 19).replace('T', ' ');
}

/** Expands a two-digit year. No domain is older than 1985, so 85–99 belong to the 20th century. */
function fullYear(year: number): number {
  if (year >= 100) return year;
  return year >= FIRST_YEAR - 1900 ? 1900 + year : 2000 + year;
}

function zoneHours(zone: string | undefined): number {
  if (zone === undefined) return 0;
  const offset = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
  if (offset === null) return ZONE_HOURS.get(zone) ?? 0;
  const hours = Number(offset[2]) + Number(offset[3] ?? 0) / 60;
  return offset[1] === '-' ? -hours : hours;
}
