import { nameWords, sameWord } from '../document/name-match';
import type { NationalZone } from '../mrz/national-zones';
import type { VisualField, VisualReading, VisualValue } from './fields';
import { fold } from './find-labels';
import { NUMBER_CHECKS, type NumberFacts } from './number-checks';
import { datesIn } from './parse-value';
import type { VisualDocument } from './read-visual';

/** Values of a document's print and zone. */
export interface VisualFacts {
  readonly document: VisualDocument;
  readonly zone: NationalZone | null;
  readonly values: VisualReading;
  /** Values from a code next to unreadable print, used to check holder and dates; omitted if there are none. */
  readonly stated?: VisualReading;
  /**
   * Facts encoded in the document number and the personal number; null without a public rule or without a
   * number.
   */
  readonly number: NumberFacts | null;
  readonly personal: NumberFacts | null;
  /** Codes of agreements and conflicts within the document. */
  readonly agreements: readonly string[];
  readonly conflicts: readonly string[];
  /** True if a conflict is based on values with high confidence. */
  readonly isSureConflict: boolean;
}

const SURE = 0.95;
const screaming = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

const ofZone = (zone: NationalZone | null): VisualReading => {
  if (!zone) return {};
  const value = (text: string | null): VisualValue | undefined =>
    text === null || text === '' ? undefined : { value: text, confidence: 1 };
  const fields: { readonly [field in VisualField]?: VisualValue | undefined } = {
    surname: zone.isTruncated ? undefined : value(zone.surname),
    givenNames: zone.isTruncated ? undefined : value(zone.givenNames),
    documentNumber: value(zone.documentNumber),
    birthDate: value(zone.birthDate),
    expiryDate: value(zone.expiryDate),
    sex: value(zone.sex),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, one]) => one !== undefined)) as VisualReading;
};

const letters = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Returns true if print and zone agree on a field; null if one of them doesn't contain it. */
function agrees(field: VisualField, printed: string, zone: NationalZone): boolean | null {
  switch (field) {
    case 'documentNumber':
      return letters(printed) === zone.documentNumber;
    case 'birthDate':
      return zone.birthDate === null ? null : printed === zone.birthDate;
    case 'expiryDate':
      return zone.expiryDate === null ? null : printed === zone.expiryDate;
    case 'surname': {
      const name = fold(printed).letters;
      const whole = zone.surname.replace(/ /g, '');
      return zone.isTruncated ? name.startsWith(whole) : name === whole;
    }
    case 'sex':
      return zone.sex === null ? null : printed === zone.sex;
    default:
      return null;
  }
}

/** Returns true if a date is printed a second time, in plain print or over the portrait, as on some licenses. */
function isRepeated({ texts, template }: VisualDocument, date: string, readings: number): boolean {
  const order = template?.dates ?? null;
  const now = Date.parse(`${date}T00:00:00Z`);
  const seen = texts.reduce(
    (sum, text) => sum + datesIn(text, order, now).filter((one) => one.date === date).length,
    0,
  );
  return seen > readings;
}

/**
 * Returns true if a name in another script has the same words as its Latin form; a father's name may be
 * missing from one of them.
 */
function isSameName(own: string, latin: string): boolean {
  const [words, others] = [nameWords(own), nameWords(latin)];
  // Readers add spaces between widely spaced letters.
  if (sameWord(words.join(''), others.join(''))) return true;
  const [few, many] = words.length <= others.length ? [words, others] : [others, words];
  return few.every((word) => many.some((other) => sameWord(word, other)));
}

/**
 * Collects the values of a document, and their agreements and conflicts. @param readings number of times each
 * side was read
 */
export function factsOf(
  document: VisualDocument,
  zone: NationalZone | null,
  readings: number,
  today: string,
): VisualFacts {
  const { template, reading } = document;
  const values: VisualReading = { ...reading, ...ofZone(zone) };
  const [agreements, conflicts]: [string[], string[]] = [[], []];
  let isSureConflict = false;
  const compare = (word: string, isSame: boolean | null, confidence: number) => {
    if (isSame === null) return;
    (isSame ? agreements : conflicts).push(word);
    if (!isSame && confidence >= SURE) isSureConflict = true;
  };
  if (zone) {
    for (const [field, { value, confidence }] of Object.entries(reading) as [VisualField, VisualValue][])
      compare(`ZONE_${screaming(field)}`, agrees(field, value, zone), confidence);
  }
  const factsIn = (field: 'documentNumber' | 'personalNumber') => {
    const check = (field === 'personalNumber' ? template?.personal : template?.number)?.check;
    const value = values[field]?.value;
    return check && value ? NUMBER_CHECKS[check](value, today) : null;
  };
  const [number, personal] = [factsIn('documentNumber'), factsIn('personalNumber')];
  for (const facts of [number, personal]) {
    if (!facts) continue;
    if (!facts.isValid) {
      conflicts.push('NUMBER_CHECK_DIGIT');
      continue;
    }
    agreements.push('NUMBER_CHECK_DIGIT');
    const { birthDate, sex } = values;
    if (facts.birthDate && birthDate)
      compare(
        'NUMBER_HAS_BIRTH_DATE',
        facts.birthDate.slice(2) === birthDate.value.slice(2),
        birthDate.confidence,
      );
    if (facts.sex && sex) compare('NUMBER_HAS_SEX', facts.sex === sex.value, 0);
  }
  for (const field of ['surname', 'givenNames', 'fullName'] as const) {
    const [own, latin] = [document.native[field]?.value, values[field]?.value];
    if (own && latin && own !== latin) compare(`NATIVE_${screaming(field)}`, isSameName(own, latin), 0);
  }
  for (const field of ['birthDate', 'expiryDate'] as const) {
    const value = values[field]?.value;
    if (value && isRepeated(document, value, readings)) agreements.push(`REPEATED_${screaming(field)}`);
  }
  return { document, zone, values, number, personal, agreements, conflicts, isSureConflict };
}

/** Postcodes at the end of an address, by country; other countries' postcodes aren't extracted. */
const POSTCODES: { readonly [country: string]: RegExp } = {
  AT: /\b\d{4}\b/,
  BE: /\b\d{4}\b/,
  CH: /\b\d{4}\b/,
  DE: /\b\d{5}\b/,
  DK: /\b\d{4}\b/,
  ES: /\b\d{5}\b/,
  FR: /\b\d{5}\b/,
  IT: /\b\d{5}\b/,
  NL: /\b\d{4} ?[A-Z]{2}\b/,
  GB: /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/,
  PT: /\b\d{4}-\d{3}\b/,
  US: /\b\d{5}(?:-\d{4})?\b(?!.*\b\d{5}\b)/,
  CA: /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/,
  MX: /\b\d{5}\b/,
  MY: /\b\d{5}\b/,
  SG: /\b\d{6}\b/,
};

type Fields = { readonly [name: string]: string };
const known = (fields: { readonly [name: string]: string | null | undefined }): Fields =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** Returns the fields of the print by their API names. */
export function wireFields(values: VisualReading, { template, type }: VisualDocument): Fields {
  const text = (field: keyof VisualReading) => values[field]?.value ?? null;
  const [first, last] = [text('givenNames'), text('surname')];
  const address = text('address');
  const postcode = address && template ? POSTCODES[template.country]?.exec(address.toUpperCase()) : null;
  return known({
    fullName: text('fullName') ?? (first && last ? `${first} ${last}` : null),
    firstName: first,
    lastName: last,
    gender: text('sex'),
    placeOfBirth: text('birthPlace'),
    nationality: text('nationality'),
    personalIdNumber: text('personalNumber'),
    address,
    postalCode: postcode?.[0],
    birthDate: text('birthDate'),
    documentType: type,
    documentNumber: text('documentNumber'),
    documentAdditionalNumber: text('additionalNumber'),
    documentIssueDate: text('issueDate'),
    documentExpirationDate: text('expiryDate'),
    country: template?.country,
    state: template?.state,
  });
}

/** Returns the fields of a document with printed data only. */
export const fieldsOfFacts = ({ values, document }: VisualFacts): Fields => wireFields(values, document);

/** Returns the fields that the print adds to a zone or barcode. */
export function adjacentFields(document: VisualDocument): Fields {
  const { placeOfBirth, personalIdNumber, address, postalCode, documentIssueDate } = wireFields(
    document.reading,
    document,
  );
  return known({ placeOfBirth, personalIdNumber, address, postalCode, documentIssueDate });
}

const WIRE_NAMES: { readonly [field in keyof VisualReading]: string } = {
  surname: 'lastName',
  givenNames: 'firstName',
  fullName: 'fullName',
  birthDate: 'birthDate',
  birthPlace: 'placeOfBirth',
  sex: 'gender',
  nationality: 'nationality',
  documentNumber: 'documentNumber',
  additionalNumber: 'documentAdditionalNumber',
  personalNumber: 'personalIdNumber',
  issueDate: 'documentIssueDate',
  expiryDate: 'documentExpirationDate',
  address: 'address',
};

/** Returns the confidence of each field by API name, 0–1, two decimals. */
export const confidencesOf = (reading: VisualReading): { readonly [name: string]: number } =>
  Object.fromEntries(
    Object.entries(reading).map(([field, { confidence }]) => [
      WIRE_NAMES[field as keyof VisualReading] ?? field,
      Math.floor(confidence * 100) / 100,
    ]),
  );
