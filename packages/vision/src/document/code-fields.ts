import type { Mrz } from '../mrz/parse';
import type { IdentityCode } from '../seal/identity-seal';
import type { SealState } from '../seal/verify-seal';
import type { VisualReading, VisualValue } from '../visual/fields';
import type { VisualFacts } from '../visual/visual-facts';
import type { FieldSources } from './field-sources';
import type { DocumentFinding } from './judge';
import { nameWords, sameWord } from './name-match';

/**
 * Minimum confidence of a value that may contradict a code, and minimum number of differing characters; with
 * one, a misreading is more likely.
 */
const SURE = 0.95;
const MIN_DIFFERENCES = 2;

const lettersAndDigits = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

const differing = (a: string, b: string): number =>
  a.length === b.length
    ? [...a].filter((character, at) => character !== b[at]).length
    : Math.max(a.length, b.length);

/** A value that both the code and the print state. */
interface Pair {
  readonly word: string;
  readonly isSame: boolean;
  readonly isSure: boolean;
}

function pair(word: string, stated: string | null, printed: VisualValue | undefined): readonly Pair[] {
  if (stated === null || !printed) return [];
  const off = differing(lettersAndDigits(stated), lettersAndDigits(printed.value));
  return [{ word, isSame: off === 0, isSure: off >= MIN_DIFFERENCES && printed.confidence >= SURE }];
}

/** Compares names. They are often misread, so a difference results in REVIEW. */
function namePair(stated: string | null, printed: readonly (VisualValue | undefined)[]): readonly Pair[] {
  const words = nameWords(printed.flatMap((value) => value?.value ?? []).join(' '));
  if (stated === null || words.length === 0) return [];
  const isSame = nameWords(stated).every((word) => words.some((other) => sameWord(word, other)));
  return [{ word: 'BARCODE_NAME', isSame, isSure: false }];
}

/** Compares the print with the code on the same card, and adds agreements and conflicts. */
export function withCode(facts: VisualFacts, code: IdentityCode | null): VisualFacts {
  if (!code) return facts;
  const { documentNumber, personalNumber, birthDate, expiryDate, sex, fullName, surname, givenNames } =
    facts.values;
  const last = code.lastDigits;
  const pairs = [
    ...pair('BARCODE_NUMBER', code.documentNumber, documentNumber),
    ...pair('BARCODE_PERSONAL_NUMBER', code.personalNumber, personalNumber),
    ...(last && documentNumber
      ? pair('BARCODE_NUMBER', last, { ...documentNumber, value: documentNumber.value.slice(-last.length) })
      : []),
    ...pair('BARCODE_BIRTH_DATE', code.birthDate, birthDate),
    ...pair('BARCODE_EXPIRY_DATE', code.expiryDate, expiryDate),
    ...pair('BARCODE_SEX', code.sex, sex).map((one) => ({ ...one, isSure: false })),
    ...namePair(code.fullName, [givenNames, surname, fullName]),
  ];
  const words = (isSame: boolean) => pairs.filter((one) => one.isSame === isSame).map(({ word }) => word);
  return {
    ...facts,
    agreements: [...facts.agreements, ...words(true)],
    conflicts: [...facts.conflicts, ...words(false)],
    isSureConflict: facts.isSureConflict || pairs.some(({ isSame, isSure }) => !isSame && isSure),
  };
}

const differs = (stated: string | null, zone: string | null): boolean =>
  stated !== null && zone !== null && lettersAndDigits(stated) !== lettersAndDigits(zone);

/** Reasons added for the state of a signature; an unverifiable one adds none. */
const SEAL_REASONS: { readonly [state in SealState]?: string } = {
  VERIFIED: 'SEAL_VERIFIED',
  WRONG: 'SEAL_BROKEN',
  TEST_SIGNER: 'SEAL_FOR_TESTS',
  SIGNER_NOT_VALID: 'SEAL_SIGNER_NOT_VALID',
};

/**
 * Checks whether the code of a card has its issuer's format and agrees with the card's zone. FAIL when they
 * differ, or the signature isn't that of the stated issuer. PASS means well-formed; the origin is proven only
 * by a verified signature, because anyone can print a code.
 * @param mrz the zone of the same card; null without one
 */
export function codeCheck(code: IdentityCode, mrz: Mrz | null): DocumentFinding {
  const isOther =
    mrz?.isValid === true &&
    (differs(code.birthDate, mrz.birthDate) ||
      differs(code.expiryDate, mrz.expiryDate) ||
      differs(code.documentNumber, mrz.documentNumber));
  const seal = code.seal === null ? undefined : SEAL_REASONS[code.seal];
  const doubts = [...code.faults, ...(isOther ? ['DIFFERS_FROM_ZONE'] : [])];
  const isDoubtful = doubts.length > 0 || (seal !== undefined && code.seal !== 'VERIFIED');
  const result = isOther || code.seal === 'WRONG' ? 'FAIL' : isDoubtful ? 'REVIEW' : 'PASS';
  return { subCheck: 'barcodeAnomalyCheckResult', result, reasons: [...doubts, ...(seal ? [seal] : [])] };
}

type Fields = { readonly [field: string]: string | number };

/**
 * Fields of a code with a check digit, by their API names; the code isn't used if one is wrong. A verified
 * signature confirms all of them.
 */
const CHECKED: { readonly [kind in IdentityCode['kind']]: readonly string[] } = {
  CL_ID: ['personalIdNumber', 'documentNumber', 'birthDate', 'documentExpirationDate'],
  IN_AADHAAR_XML: ['documentNumber'],
  IN_AADHAAR_SECURE: [],
  FR_2D_DOC: [],
  ICAO_VDS: ['documentNumber', 'birthDate', 'documentExpirationDate'],
};

/** Returns the document fields in a card's code, by their API names. Contains only stated values. */
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

/** The data that only the code of a card provides. */
interface CodeFilling {
  /** By API names: only fields that weren't read from print or zone. */
  readonly fields: { readonly [field: string]: string };
  readonly sources: FieldSources;
}

const NOTHING: CodeFilling = { fields: {}, sources: {} };

/** Returns the fields that the code adds. A name read in parts is complete without it. */
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
  // The age is derived from the date.
  const reported = names.includes('birthDate') ? [...names, 'age'] : names;
  return {
    fields: Object.fromEntries(added),
    sources: Object.fromEntries(reported.map((field) => [field, source(field)])),
  };
}

const COMPARED = ['documentNumber', 'personalIdNumber', 'birthDate', 'documentExpirationDate', 'gender'];
const comparable = (value: unknown) =>
  String(value)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/**
 * Returns the fields that the code adds to a card with a zone. Empty if the code has faults or contradicts
 * the read data, because it may belong to another card.
 * @param read fields by their API names
 */
export function besideZone(read: Fields, code: IdentityCode | null, mrz: Mrz): CodeFilling {
  if (!code || codeCheck(code, mrz).result !== 'PASS') return NOTHING;
  const stated = codeFields(code);
  const isOther = COMPARED.some(
    (field) =>
      read[field] !== undefined && stated[field] && comparable(read[field]) !== comparable(stated[field]),
  );
  return isOther ? NOTHING : missingIn(read, code);
}

/**
 * Returns the fields that the code adds to a card with printed data, under the same condition.
 * @param read fields by their API names
 * @param facts from the print, compared with the code
 */
export function besidePrint(read: Fields, code: IdentityCode | null, facts: VisualFacts): CodeFilling {
  const isOther = facts.conflicts.some((word) => word.startsWith('BARCODE_'));
  return !code || isOther || codeCheck(code, null).result !== 'PASS' ? NOTHING : missingIn(read, code);
}

/**
 * Converts the added fields to the form in which printed values are compared; a code is read completely or not
 * at all.
 */
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
