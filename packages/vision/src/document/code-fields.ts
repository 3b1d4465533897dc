import type { IdentityCode } from '../barcode/identity-code';
import type { Mrz } from '../mrz/parse';
import type { SealState } from '../seal/verify-seal';
import type { VisualReading, VisualValue } from '../visual/fields';
import type { VisualFacts } from '../visual/visual-facts';
import type { FieldSources } from './field-sources';
import type { DocumentFinding } from './judge';
import { nameWords, sameWord } from './name-match';

/** So surely is a value read that a code may contradict it; in one place a misreading is likelier. */
const SURE = 0.95;
const LEAST_DIFFERING = 2;

const lettersAndDigits = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

const differing = (a: string, b: string): number =>
  a.length === b.length
    ? [...a].filter((character, at) => character !== b[at]).length
    : Math.max(a.length, b.length);

/** A value that a code and the print both state. */
interface Pair {
  readonly word: string;
  readonly isSame: boolean;
  readonly isSure: boolean;
}

function pair(word: string, stated: string | null, printed: VisualValue | undefined): readonly Pair[] {
  if (stated === null || !printed) return [];
  const off = differing(lettersAndDigits(stated), lettersAndDigits(printed.value));
  return [{ word, isSame: off === 0, isSure: off >= LEAST_DIFFERING && printed.confidence >= SURE }];
}

/** Names are read with letters lost and misread: another one is a person's to look at. */
function namePair(stated: string | null, printed: readonly (VisualValue | undefined)[]): readonly Pair[] {
  const words = nameWords(printed.flatMap((value) => value?.value ?? []).join(' '));
  if (stated === null || words.length === 0) return [];
  const isSame = nameWords(stated).every((word) => words.some((other) => sameWord(word, other)));
  return [{ word: 'BARCODE_NAME', isSame, isSure: false }];
}

/** What is printed, held against the code on the same card: both count among what it agrees in, and contradicts. */
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

/** What a signature adds to the reasons: one that nobody could check says nothing. */
const SEAL_REASONS: { readonly [state in SealState]?: string } = {
  VERIFIED: 'SEAL_VERIFIED',
  WRONG: 'SEAL_BROKEN',
  TEST_SIGNER: 'SEAL_FOR_TESTS',
  SIGNER_NOT_VALID: 'SEAL_SIGNER_NOT_VALID',
};

/**
 * Whether the code of a card is as its issuer writes them, and says what the card's own zone does: FAIL where these differ, and where its
 * signature is not that of the issuer whom it names. PASS says that it is well made, and not by whom, unless its signature is verified: anybody can print one.
 * @param mrz the zone of the same card; null = it has none
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
const comparable = (value: unknown) =>
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
    (field) =>
      read[field] !== undefined && stated[field] && comparable(read[field]) !== comparable(stated[field]),
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
