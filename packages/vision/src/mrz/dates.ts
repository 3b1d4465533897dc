const DIGITS = /^\d{6}$/;

/** Whether six digits name a day of a calendar month in some year. */
function isDay(text: string): boolean {
  const [month, day] = [Number(text.slice(2, 4)), Number(text.slice(4, 6))];
  return DIGITS.test(text) && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/** `YYYY-MM-DD`, or null when the month has no such day. */
function isoDate(year: number, text: string): string | null {
  const [month, day] = [Number(text.slice(2, 4)), Number(text.slice(4, 6))];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null;
}

/**
 * A date of birth `YYMMDD`: the latest century in which it does not lie after `now` (two digits cannot distinguish people over
 * a hundred from children).
 * @returns `YYYY-MM-DD`; null when parts are unknown (`<<`) or no such day exists.
 */
export function readBirthDate(text: string, now: number): string | null {
  if (!isDay(text)) return null;
  const today = new Date(now).toISOString().slice(0, 10);
  const century = Math.floor(new Date(now).getUTCFullYear() / 100) * 100;
  const recent = isoDate(century + Number(text.slice(0, 2)), text);
  return recent !== null && recent <= today
    ? recent
    : isoDate(century - 100 + Number(text.slice(0, 2)), text);
}

/** A date of expiry `YYMMDD`: of the century that puts it within 50 years of `now`. */
export function readExpiryDate(text: string, now: number): string | null {
  if (!isDay(text)) return null;
  const thisYear = new Date(now).getUTCFullYear();
  let year = Math.floor(thisYear / 100) * 100 + Number(text.slice(0, 2));
  if (year > thisYear + 50) year -= 100;
  else if (year <= thisYear - 50) year += 100;
  return isoDate(year, text);
}

/** `YYYY-MM-DD` as machine-readable zones write it. */
export const writeDate = (date: string): string => date.slice(2, 4) + date.slice(5, 7) + date.slice(8, 10);
