import type { BirthDate } from '../model';

/** Agreement of a stated date of birth with the dates of an entry; `unknown` if one of them is missing. */
const BIRTH_AGREEMENTS = [
  'day',
  'month',
  'year',
  'slip',
  'sameYear',
  'near',
  'apart',
  'far',
  'unknown',
] as const;
export type BirthAgreement = (typeof BIRTH_AGREEMENTS)[number];

/** Max difference in years of `near`: age given instead of a date, or a year converted from another calendar. */
const NEAR_YEARS = 2;
/** Max difference in years of `apart`. */
const APART_YEARS = 9;
/** Years by which an approximate date may differ. */
const CIRCA_YEARS = 2;
const WHOLE_DATE = 10;
const YEAR = 4;

const sortedDigits = (date: string): string => [...date.replaceAll('-', '')].sort().join('');

function differentDigits(a: string, b: string): number {
  let count = 0;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) count++;
  return count;
}

/** Checks for two whole dates with one wrong digit or swapped digits, such as day and month. */
const isSlip = (a: string, b: string): boolean =>
  a.length === WHOLE_DATE &&
  b.length === WHOLE_DATE &&
  (differentDigits(a, b) === 1 || sortedDigits(a) === sortedDigits(b));

/** Returns the stated part of a date. Lists and forms write 1 January if they know only the year. */
const statedPart = (date: string): string => (date.endsWith('-01-01') ? date.slice(0, YEAR) : date);

function compareBirth(dob: string, birth: BirthDate): BirthAgreement {
  const year = Number(dob.slice(0, YEAR));
  const from = Number(birth.from.slice(0, YEAR));
  const to = birth.to === undefined ? from : Number(birth.to.slice(0, YEAR));
  const slack = birth.circa ? CIRCA_YEARS : 0;
  if (dob.length === WHOLE_DATE && dob === birth.from) return 'day';
  if (year >= from - slack && year <= to + slack) {
    const [asked, listed] = [statedPart(dob), statedPart(birth.from)];
    const shared = Math.min(asked.length, listed.length);
    if (birth.circa || birth.to !== undefined || shared === YEAR) return 'year';
    if (asked.slice(0, shared) === listed.slice(0, shared)) return 'month';
    return isSlip(dob, birth.from) ? 'slip' : 'sameYear';
  }
  if (isSlip(dob, birth.from)) return 'slip';
  const gap = year < from ? from - year : year - to;
  if (gap <= NEAR_YEARS) return 'near';
  return gap <= APART_YEARS ? 'apart' : 'far';
}

/**
 * Returns the closest agreement of a date of birth with any date of an entry.
 * @param dob YYYY, YYYY-MM or YYYY-MM-DD
 */
export function agreementOfBirths(dob: string | undefined, births: readonly BirthDate[]): BirthAgreement {
  if (dob === undefined || !/^\d{4}(-\d\d(-\d\d)?)?$/.test(dob) || births.length === 0) return 'unknown';
  const found = births.map((birth) => compareBirth(dob, birth));
  return BIRTH_AGREEMENTS.find((agreement) => found.includes(agreement))!;
}
