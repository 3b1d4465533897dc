import type { CaseMatch, ScreeningCase } from '../api/screening';
import { locale, t } from '../i18n/language';
import { isMasked } from '../personal/reveal';

/** Comparison result of one attribute. NONE: a value is missing. */
export type PartVerdict = 'SAME' | 'ALIKE' | 'DIFFERENT' | 'NONE';

interface ComparedPart {
  readonly name: string;
  /** Values from the screening request. */
  readonly asked: readonly string[];
  readonly listed: readonly string[];
  readonly verdict: PartVerdict;
  /** Matching words of both sides are highlighted. */
  readonly isName?: true;
}

type Compare = (asked: string, listed: string) => PartVerdict;

const ORDER: readonly PartVerdict[] = ['SAME', 'ALIKE', 'DIFFERENT'];
const IDENTIFIERS = new Set(['passport', 'national-id', 'tax-id', 'imo', 'registration', 'lei', 'other']);
const LETTERS_AND_DIGITS = /[^\p{L}\p{N}]/gu;

/** Returns the best result among the listed values. */
function verdictOf(asked: string | null, listed: readonly string[], compare: Compare): PartVerdict {
  if (asked === null || listed.length === 0 || [asked, ...listed].some(isMasked)) return 'NONE';
  const found = listed.map((one) => compare(asked, one));
  return ORDER.find((verdict) => found.includes(verdict)) ?? 'NONE';
}

/** Compares a date with a listed date, month, year or range of years. */
export function compareDates(asked: string, listed: string): PartVerdict {
  const [from = '', to] = listed.split('/');
  if (to !== undefined) {
    const year = asked.slice(0, 4);
    return year >= from.slice(0, 4) && year <= to.slice(0, 4) ? 'ALIKE' : 'DIFFERENT';
  }
  if (asked === from) return 'SAME';
  return asked.slice(0, 4) === from.slice(0, 4) ? 'ALIKE' : 'DIFFERENT';
}

const plain = (text: string): string => text.replace(LETTERS_AND_DIGITS, '').toUpperCase();
const compareDocuments: Compare = (asked, listed) =>
  plain(listed).includes(plain(asked)) ? 'SAME' : 'DIFFERENT';
const compareCountries: Compare = (asked, listed) =>
  listed.toUpperCase() === asked.toUpperCase() ? 'SAME' : 'DIFFERENT';

/** Formats a complete date in the locale; other values, such as a year, are unchanged. */
export const dateText = (value: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? new Date(value).toLocaleDateString(locale(), { dateStyle: 'medium', timeZone: 'UTC' })
    : value;

const present = (...values: readonly (string | null)[]): readonly string[] =>
  values.filter((value): value is string => value !== null && value !== '');
const codes = (text: string | null): readonly string[] => (text === null ? [] : text.split(', '));

function nameVerdict({ score, entry }: CaseMatch): PartVerdict {
  return entry.found === 'exact' || score === 1 ? 'SAME' : 'ALIKE';
}

/** Compares the person with the entry, attribute by attribute. */
export function comparedParts(person: ScreeningCase, match: CaseMatch): readonly ComparedPart[] {
  const { entry } = match;
  const attributes = (key: string) =>
    entry.attributes.filter((one) => one.key === key).map(({ value }) => value);
  const births = present(entry.birth_date, ...attributes('birth_date'));
  const countries = [...new Set([...codes(entry.nationality), ...codes(entry.country)])];
  const documents = [
    ...present(entry.id_number).map((value) => (entry.id_type ? `${entry.id_type} ${value}` : value)),
    ...entry.attributes.filter(({ key }) => IDENTIFIERS.has(key)).map(({ key, value }) => `${key} ${value}`),
  ];
  const parts = present(person.given_name, person.middle_name, person.family_name);
  const aliases = entry.akas.flatMap(({ name, original }) => (name === original ? [name] : [name, original]));
  return [
    {
      name: t('Name'),
      asked: [
        person.name,
        ...(parts.length > 1 && parts.join(' ') !== person.name ? [parts.join(' · ')] : []),
      ],
      listed: [...new Set([entry.name, ...aliases])],
      verdict: nameVerdict(match),
      isName: true,
    },
    {
      name: t('Date of birth'),
      asked: present(person.date_of_birth).map(dateText),
      listed: births.map(dateText),
      verdict: verdictOf(person.date_of_birth, births, compareDates),
    },
    {
      name: t('Country'),
      asked: present(person.country),
      listed: countries,
      verdict: verdictOf(person.country, countries, compareCountries),
    },
    {
      name: t('ID document'),
      asked: present(person.document_number),
      listed: documents,
      verdict: verdictOf(person.document_number, documents, compareDocuments),
    },
  ];
}
