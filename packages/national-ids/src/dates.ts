import { numberAt } from './digits';

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** No number states an earlier year of birth. */
const FIRST_YEAR = 1800;

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const two = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** Returns `YYYY-MM-DD` in the Gregorian calendar, or null for a day that doesn't exist. */
function calendarDate(year: number, month: number, day: number): string | null {
  if (year < FIRST_YEAR) return null;
  const length = month === 2 && isLeapYear(year) ? 29 : (LENGTHS[month - 1] ?? 0);
  return day >= 1 && day <= length ? `${year}-${two(month)}-${two(day)}` : null;
}

/** Returns a birth date in a known century; null if the date doesn't exist or is after `today`. */
export function pastDate(year: number, month: number, day: number, today: string): string | null {
  const date = calendarDate(year, month, day);
  return date !== null && date <= today ? date : null;
}

/**
 * Returns the latest date with these last two digits of the year that is not after `today`; null if there is
 * none.
 */
export function latestDate(yearOfCentury: number, month: number, day: number, today: string): string | null {
  const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100;
  return (
    pastDate(century + yearOfCentury, month, day, today) ??
    pastDate(century - 100 + yearOfCentury, month, day, today)
  );
}

/** Age of the oldest living holder that a two-digit year is read as, in years. */
const MAX_AGE = 106;

/**
 * Returns the latest date at which the holder is at least `minAge` years old. If that makes the holder older
 * than 106 years, the holder is a minor and the latest date counts; null if the date doesn't exist.
 */
export function dateByAge(
  yearOfCentury: number,
  month: number,
  day: number,
  { today, minAge }: { readonly today: string; readonly minAge: number },
): string | null {
  const thisYear = Number(today.slice(0, 4));
  const before = (years: number): string => `${thisYear - years}${today.slice(4)}`;
  const grown = latestDate(yearOfCentury, month, day, before(minAge));
  return grown !== null && Number(grown.slice(0, 4)) >= thisYear - MAX_AGE
    ? grown
    : latestDate(yearOfCentury, month, day, today);
}

/** Reads the birth date of a number; null if the date doesn't exist, undefined if the number has none. */
export type DateReader = (text: string, today: string) => string | null | undefined;

/** Reads `YYMMDD` at a position as the latest such date in the past. */
export const yearMonthDay =
  (at: number): DateReader =>
  (text, today) =>
    latestDate(numberAt(text, at, 2), numberAt(text, at + 2, 2), numberAt(text, at + 4, 2), today);

/** Reads `DDMMYY` at a position as the latest such date in the past. */
export const dayMonthYear =
  (at: number): DateReader =>
  (text, today) =>
    latestDate(numberAt(text, at + 4, 2), numberAt(text, at + 2, 2), numberAt(text, at, 2), today);

/** Reads `YYYYMMDD` at a position. */
export const fullDate =
  (at: number): DateReader =>
  (text, today) =>
    pastDate(numberAt(text, at, 4), numberAt(text, at + 4, 2), numberAt(text, at + 6, 2), today);

/**
 * Reads `YYMMDD` at a position with the century of another character.
 * @param century returns the first year of the century, for example 1900; null if the character is not used
 */
export const dateWithCentury =
  (at: number, century: (text: string) => number | null): DateReader =>
  (text, today) => {
    const first = century(text);
    if (first === null) return null;
    return pastDate(
      first + numberAt(text, at, 2),
      numberAt(text, at + 2, 2),
      numberAt(text, at + 4, 2),
      today,
    );
  };
