import { nameWords, sameWord } from '../document/name-match';
import type { NationalZone } from '../mrz/national-zones';
import type { VisualField, VisualReading, VisualValue } from './fields';
import { fold } from './find-labels';
import { NUMBER_CHECKS, type NumberFacts } from './number-checks';
import { datesIn } from './parse-value';
import type { VisualDocument } from './read-visual';

/** What a document states, from its print and its zone. */
export interface VisualFacts {
  readonly document: VisualDocument;
  readonly zone: NationalZone | null;
  readonly values: VisualReading;
  /** What is not printed where it was looked for, and a code beside it states: holder and dates are judged by it. Left out = nothing. */
  readonly stated?: VisualReading;
  /** What its number or the person's number tells; null = there is no public rule, or no number. */
  readonly number: NumberFacts | null;
  readonly personal: NumberFacts | null;
  /** What agrees with itself, and what does not, by words of their own. */
  readonly agreements: readonly string[];
  readonly conflicts: readonly string[];
  /** Whether a conflict was read so surely that it is one. */
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

/** Whether print and zone say the same of a field; null = one of them says nothing. */
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

/** Whether a date is printed a second time, as licences do in the clear or over the portrait. */
function isRepeated({ texts, template }: VisualDocument, date: string, readings: number): boolean {
  const order = template?.dates ?? null;
  const now = Date.parse(`${date}T00:00:00Z`);
  const seen = texts.reduce(
    (sum, text) => sum + datesIn(text, order, now).filter((one) => one.date === date).length,
    0,
  );
  return seen > readings;
}

/** Whether the words of a name in its own letters are those in Latin ones; a father's name may stand in one of the two alone. */
function isSameName(own: string, latin: string): boolean {
  const [words, others] = [nameWords(own), nameWords(latin)];
  // Blanks are made up where letters stand apart.
  if (sameWord(words.join(''), others.join(''))) return true;
  const [few, many] = words.length <= others.length ? [words, others] : [others, words];
  return few.every((word) => many.some((other) => sameWord(word, other)));
}

/** What a document states, and how far it agrees with itself. @param readings how often each of its sides was read */
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

/** Postcodes at the end of an address, by country; what is not here is not taken out of one. */
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

/** Fields of print by the wire's names, as a document states them. */
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

/** The fields of a document whose data are printed alone. */
export const fieldsOfFacts = ({ values, document }: VisualFacts): Fields => wireFields(values, document);

/** What the print adds to a zone or barcode: fields that these do not state. */
export function fieldsBeside(document: VisualDocument): Fields {
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

/** How surely each field was read, by the wire's names, 0–1, two places. */
export const confidencesOf = (reading: VisualReading): { readonly [name: string]: number } =>
  Object.fromEntries(
    Object.entries(reading).map(([field, { confidence }]) => [
      WIRE_NAMES[field as keyof VisualReading] ?? field,
      Math.floor(confidence * 100) / 100,
    ]),
  );
