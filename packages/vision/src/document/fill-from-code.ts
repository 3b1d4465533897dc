import type { IdentityCode } from '../barcode/identity-code';
import type { Mrz } from '../mrz/parse';
import type { VisualReading, VisualValue } from '../visual/fields';
import type { VisualFacts } from '../visual/visual-facts';
import type { FieldSources } from './field-sources';
import { codeCheck } from './judge-code';

type Fields = { readonly [field: string]: string | number };

/**
 * Fields of a code with a check digit of their own, by the wire's names: the code is not used where one of them is wrong. A verified
 * signature checks them all.
 */
const CHECKED: { readonly [kind in IdentityCode['kind']]: readonly string[] } = {
  CL_ID: ['personalIdNumber', 'documentNumber', 'birthDate', 'documentExpirationDate'],
  IN_AADHAAR_XML: ['documentNumber'],
  IN_AADHAAR_SECURE: [],
  FR_2D_DOC: [],
  ICAO_VDS: ['documentNumber', 'birthDate', 'documentExpirationDate'],
};

/** What of a card's code is a field of documents, by the wire's names. Nothing that it does not state. */
function codeFields(code: IdentityCode): { readonly [field: string]: string } {
  const fields: { readonly [field: string]: string | null } = {
    fullName: code.fullName,
    gender: code.sex,
    personalIdNumber: code.personalNumber,
    birthDate: code.birthDate,
    documentType: code.documentType,
    documentNumber: code.documentNumber,
    documentExpirationDate: code.expiryDate,
    country: code.country,
  };
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** What a card says by its code alone. */
interface CodeFilling {
  /** By the wire's names: only what was not read from print or zone. */
  readonly fields: { readonly [field: string]: string };
  readonly sources: FieldSources;
}

const NOTHING: CodeFilling = { fields: {}, sources: {} };

/** What the code adds to the fields that were read. A name that was read in parts is whole without it. */
function missingIn(read: Fields, code: IdentityCode): CodeFilling {
  const hasName =
    read.fullName !== undefined || (read.firstName !== undefined && read.lastName !== undefined);
  const added = Object.entries(codeFields(code)).filter(
    ([field]) => read[field] === undefined && !(field === 'fullName' && hasName),
  );
  const source = (field: string) =>
    ({
      source: 'BARCODE',
      checked: code.seal === 'VERIFIED' || CHECKED[code.kind].includes(field),
      confidence: null,
      print: null,
    }) as const;
  const names = added.map(([field]) => field);
  // An age follows from the date.
  const told = names.includes('birthDate') ? [...names, 'age'] : names;
  return {
    fields: Object.fromEntries(added),
    sources: Object.fromEntries(told.map((field) => [field, source(field)])),
  };
}

const COMPARED = ['documentNumber', 'personalIdNumber', 'birthDate', 'documentExpirationDate', 'gender'];
const plain = (value: unknown) =>
  String(value)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/**
 * What the code of a card with a zone adds to it: nothing where the code has faults or says something else than what was read, because it
 * may be another card's.
 * @param read fields by the wire's names
 */
export function besideZone(read: Fields, code: IdentityCode | null, mrz: Mrz): CodeFilling {
  if (!code || codeCheck(code, mrz).result !== 'PASS') return NOTHING;
  const stated = codeFields(code);
  const isOther = COMPARED.some(
    (field) => read[field] !== undefined && stated[field] && plain(read[field]) !== plain(stated[field]),
  );
  return isOther ? NOTHING : missingIn(read, code);
}

/**
 * What the code of a card whose data are printed adds to them, under the same condition.
 * @param read fields by the wire's names
 * @param facts of the print, held against the code
 */
export function besidePrint(read: Fields, code: IdentityCode | null, facts: VisualFacts): CodeFilling {
  const isOther = facts.conflicts.some((word) => word.startsWith('BARCODE_'));
  return !code || isOther || codeCheck(code, null).result !== 'PASS' ? NOTHING : missingIn(read, code);
}

/** What a filling states, as values of print are judged: a code is read whole or not at all. */
export function statedBy({ fields }: CodeFilling): VisualReading {
  const value = (text: string | undefined): VisualValue | undefined =>
    text === undefined ? undefined : { value: text, confidence: 1 };
  const stated = {
    fullName: value(fields.fullName),
    sex: value(fields.gender),
    personalNumber: value(fields.personalIdNumber),
    birthDate: value(fields.birthDate),
    documentNumber: value(fields.documentNumber),
    expiryDate: value(fields.documentExpirationDate),
  };
  return Object.fromEntries(Object.entries(stated).filter(([, one]) => one !== undefined)) as VisualReading;
}
