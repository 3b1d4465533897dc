const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const two = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** `YYYY-MM-DD` of the Gregorian calendar; null for a day that there was not. */
function calendarDate(year: number, month: number, day: number): string | null {
  const length = month === 2 && isLeapYear(year) ? 29 : (LENGTHS[month - 1] ?? 0);
  return day >= 1 && day <= length ? `${year}-${two(month)}-${two(day)}` : null;
}

/** A day of birth of a known century; null when it did not exist or has not come by `today`. */
export function pastDate(year: number, month: number, day: number, today: string): string | null {
  const date = calendarDate(year, month, day);
  return date !== null && date <= today ? date : null;
}

/** The latest day with these last two digits of its year that has come by `today`; null where there is none. */
export function latestDate(yearOfCentury: number, month: number, day: number, today: string): string | null {
  const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100;
  return (
    pastDate(century + yearOfCentury, month, day, today) ??
    pastDate(century - 100 + yearOfCentury, month, day, today)
  );
}

const ZERO = 48;
const NINE = 57;

/** Whether the text is `length` ASCII digits; any number of them, at least one, where `length` is left out. */
export function isDigits(text: string, length: number = text.length): boolean {
  if (text.length !== length || length === 0) return false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < ZERO || code > NINE) return false;
  }
  return true;
}

/** The digit at a position. */
export const digitAt = (text: string, at: number): number => text.charCodeAt(at) - ZERO;

/** Digits from `from` on, as a number. */
export function numberAt(text: string, from: number, length: number): number {
  let value = 0;
  for (let at = from; at < from + length; at++) value = value * 10 + digitAt(text, at);
  return value;
}

/** Whether one character stands everywhere. */
export function isOneDigit(text: string): boolean {
  for (let at = 1; at < text.length; at++) if (text.charCodeAt(at) !== text.charCodeAt(0)) return false;
  return true;
}

/** Digits by weights, summed; the weights begin at the first digit. */
export function weighted(text: string, weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += digitAt(text, at) * (weights[at] as number);
  return sum;
}
