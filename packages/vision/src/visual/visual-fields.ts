import type { VisualReading } from './fields';
import type { VisualDocument } from './read-visual';
import type { VisualFacts } from './visual-facts';

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
