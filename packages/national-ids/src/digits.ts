const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const two = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** Returns `YYYY-MM-DD` in the Gregorian calendar, or null for a day that doesn't exist. */
function calendarDate(year: number, month: number, day: number): string | null {
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

const ZERO = 48;
const NINE = 57;

/** Checks that the text consists of `length` ASCII digits; without `length`, at least one digit. */
export function isDigits(text: string, length: number = text.length): boolean {
  if (text.length !== length || length === 0) return false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < ZERO || code > NINE) return false;
  }
  return true;
}

/** Returns the digit at a position. */
export const digitAt = (text: string, at: number): number => text.charCodeAt(at) - ZERO;

/** Returns `length` digits starting at `from`, as a number. */
export function numberAt(text: string, from: number, length: number): number {
  let value = 0;
  for (let at = from; at < from + length; at++) value = value * 10 + digitAt(text, at);
  return value;
}

/** Checks that all characters are equal. */
export function isOneDigit(text: string): boolean {
  for (let at = 1; at < text.length; at++) if (text.charCodeAt(at) !== text.charCodeAt(0)) return false;
  return true;
}

/** Returns the weighted sum of the digits; the weights begin at the first digit. */
export function weighted(text: string, weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += digitAt(text, at) * (weights[at] as number);
  return sum;
}
