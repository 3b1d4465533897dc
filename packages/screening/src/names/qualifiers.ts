import type { BirthDate } from '../model';
import type { LegalForm } from './legal-form';
import type { ParsedName } from './parse-name';
import type { NameScore, Penalty } from './score-names';
import type { ScreeningSettings } from './settings';

/** Minimum similarity of the last names: allows a typing error or another romanization, but not another name. */
const MIN_SIMILARITY = 0.75;

/**
 * Returns the position of a person's last name: as stated by the query ("Surname, Given" or the parts of the
 * request), else the last word. null for a single word, and for names that aren't a person's.
 */
function lastNameAt({ type, words, roles }: ParsedName): number | null {
  if (type === 'ENTITY' || words.length < 2) return null;
  const family = roles.lastIndexOf('family');
  return family >= 0 ? family : words.length - 1;
}

/** Checks whether a match includes the last name of the requested person (`enable_lastname_detection`). */
export function meetsLastName(asked: ParsedName, pairs: NameScore['pairs']): boolean {
  const at = lastNameAt(asked);
  return (
    at === null || pairs.some(({ query, match }) => query.includes(at) && match.similarity >= MIN_SIMILARITY)
  );
}

/** Known facts in addition to names, about the requested person and the entry. */
export interface Qualified {
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly dob?: string | undefined;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country?: string | undefined;
}

/**
 * Result of the checks. A filter excludes; a mismatch without a filter only lowers the score. The score is
 * never raised.
 */
interface Verdict {
  readonly removed: string | null;
  readonly penalties: readonly Penalty[];
}

const OTHER_DAY = 0.92;
const OTHER_YEAR = 0.8;
const OTHER_COUNTRY = 0.95;
const CIRCA_YEARS = 2;

type Agreement = 'same' | 'near' | 'other';

const sortedDigits = (date: string): string => [...date.replaceAll('-', '')].sort().join('');

function differentDigits(a: string, b: string): number {
  let count = 0;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) count++;
  return count;
}

/**
 * Checks for whole dates that differ by a typing error: one wrong digit, or swapped digits, including day and
 * month.
 */
const slipped = (a: string, b: string): boolean =>
  a.length === 10 && b.length === 10 && (differentDigits(a, b) === 1 || sortedDigits(a) === sortedDigits(b));

/** Compares a date of birth with one of an entry's. */
function compareBirth(dob: string, birth: BirthDate): Agreement {
  const year = Number(dob.slice(0, 4));
  const from = Number(birth.from.slice(0, 4));
  const to = birth.to === undefined ? from : Number(birth.to.slice(0, 4));
  const slack = birth.circa ? CIRCA_YEARS : 0;
  if (year >= from - slack && year <= to + slack) {
    const shared = Math.min(dob.length, birth.from.length);
    const spans = birth.circa || birth.to !== undefined || shared === 4;
    return spans || dob.slice(0, shared) === birth.from.slice(0, shared) ? 'same' : 'near';
  }
  return slipped(dob, birth.from) ? 'near' : 'other';
}

function dobVerdict(
  dob: string | undefined,
  births: readonly BirthDate[],
  settings: ScreeningSettings,
): Verdict {
  if (dob === undefined) return { removed: null, penalties: [] };
  if (births.length === 0)
    return { removed: settings.filterMissingDob ? 'the entry has no date of birth' : null, penalties: [] };
  const agreements = births.map((birth) => compareBirth(dob, birth));
  if (agreements.includes('same')) return { removed: null, penalties: [] };
  if (agreements.includes('near'))
    return { removed: null, penalties: [{ reason: 'day of birth differs', factor: OTHER_DAY }] };
  return settings.filterMismatchingDob
    ? { removed: 'date of birth differs', penalties: [] }
    : { removed: null, penalties: [{ reason: 'year of birth differs', factor: OTHER_YEAR }] };
}

function countryVerdict(
  country: string | undefined,
  countries: readonly string[],
  forms: readonly LegalForm[],
  settings: ScreeningSettings,
): Verdict {
  if (country === undefined) return { removed: null, penalties: [] };
  const formCountries = forms.flatMap((form) => form.countries);
  if (
    settings.filterMismatchingCountryDesignator &&
    formCountries.length > 0 &&
    !formCountries.includes(country)
  )
    return { removed: 'legal form of another country', penalties: [] };
  if (countries.length === 0)
    return { removed: settings.filterMissingCountry ? 'the entry has no country' : null, penalties: [] };
  if (countries.includes(country)) return { removed: null, penalties: [] };
  return settings.filterMismatchingCountry
    ? { removed: 'country differs', penalties: [] }
    : { removed: null, penalties: [{ reason: 'country differs', factor: OTHER_COUNTRY }] };
}

/**
 * Compares date of birth and country of an entry, and the country implied by its legal form, with the
 * query's.
 */
export function qualify(
  query: Qualified,
  entry: {
    readonly births: readonly BirthDate[];
    readonly countries: readonly string[];
    readonly forms: readonly LegalForm[];
  },
  settings: ScreeningSettings,
): Verdict {
  const dob = dobVerdict(query.dob, entry.births, settings);
  const country = countryVerdict(query.country, entry.countries, entry.forms, settings);
  return { removed: dob.removed ?? country.removed, penalties: [...dob.penalties, ...country.penalties] };
}
