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
