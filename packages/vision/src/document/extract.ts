import type { Mrz } from '../mrz/parse';
import type { TextLine } from '../ocr/reader';
import { yearsBetween } from './judge';
import { labelledDates, nameAgreementInVisual } from './visual-zone';

/**
 * Document codes of residence permits, in place of those of identity cards (I, ID, A, C …), by the practice
 * of issuers.
 */
const RESIDENCE_PERMITS = ['AR', 'CR', 'IR', 'RP', 'RT'];

/** Returns the type of a document by the first letters of its zone (ICAO Doc 9303 parts 4 to 7). */
export function documentTypeOf({ format, documentCode }: Mrz): string {
  if (format.startsWith('MRV')) return 'OTHER';
  if (RESIDENCE_PERMITS.includes(documentCode)) return 'RESIDENT_PERMIT';
  if (documentCode.startsWith('P')) return 'PASSPORT';
  return /^[IAC]/.test(documentCode) ? 'NATIONAL_ID' : 'OTHER';
}

/** A code that isn't a state may belong to a specimen; a code with a digit was misread. */
const ONLY_LETTERS = /^[A-Z]+$/;

const known = (fields: {
  readonly [name: string]: string | number | null;
}): { readonly [name: string]: string | number } =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string | number] => entry[1] !== null && entry[1] !== '',
    ),
  );

/** Adds the age at a time if the fields contain a date of birth. @param now UNIX milliseconds */
export function withAge(
  fields: { readonly [name: string]: string | number },
  now: number,
): { readonly [name: string]: string | number } {
  const { birthDate } = fields;
  return typeof birthDate === 'string'
    ? { ...fields, age: yearsBetween(birthDate, new Date(now).toISOString().slice(0, 10)) }
    : fields;
}

/**
 * Returns the data of a document by its API names. Fields are taken from the machine-readable zone; those
 * with a check digit only if it is valid. Names have none and are returned as printed in the zone. If the
 * zone isn't valid, any letter may be misread; only names that the visual zone confirms and a valid
 * nationality are returned then.
 * @param now UNIX milliseconds.
 */
export function extractDocument(
  mrz: Mrz,
  visual: readonly TextLine[],
  now: number,
): { readonly [name: string]: string | number } {
  const isRight = (field: string) => mrz.checks.every((check) => check.field !== field || check.isRight);
  const birthDate = isRight('birthDate') ? mrz.birthDate : null;
  const isGiven = (name: string) => mrz.isValid || nameAgreementInVisual(visual, name) === 'CONFIRMED';
  const [surname, givenNames] = [mrz.surname, mrz.givenNames].map((name) => (isGiven(name) ? name : ''));
  // One of two names isn't the full name.
  const isWhole = surname === mrz.surname && givenNames === mrz.givenNames && surname !== '';
  const otherNationality = mrz.isValid && ONLY_LETTERS.test(mrz.nationality) ? mrz.nationality : null;
  const fields = known({
    fullName: isWhole ? [givenNames, surname].filter(Boolean).join(' ') : null,
    firstName: givenNames ?? null,
    lastName: surname ?? null,
    gender: mrz.sex,
    nationality: mrz.nationalityCountry ?? otherNationality,
    personalIdNumber: mrz.format === 'TD3' && isRight('optional') ? mrz.optional : null,
    birthDate,
    documentType: documentTypeOf(mrz),
    documentNumber: isRight('documentNumber') ? mrz.documentNumber : null,
    documentIssueDate: labelledDates(visual, 'issueDate')[0] ?? null,
    documentExpirationDate: isRight('expiryDate') ? mrz.expiryDate : null,
    country: mrz.issuerCountry,
  });
  return withAge(fields, now);
}
