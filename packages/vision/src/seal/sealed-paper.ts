import type { X509Certificate } from 'node:crypto';
import type { TwoDocKind } from './data/two-doc-types';
import { readTwoDoc, type TwoDoc } from './two-doc';
import { type SealState, verifySeal } from './verify-seal';

/** Certificates for verifying the signatures of codes, and the clock that limits the search for codes. */
export interface SealPorts {
  /** Certificates of signers and of their authorities; if empty, nothing is verified. */
  readonly signers: readonly X509Certificate[];
  /** Returns the processor time used, in milliseconds. */
  readonly work: () => number;
}

/** Content of a document's code, compared with its print. */
export interface PaperSeal {
  readonly kind: TwoDocKind | null;
  readonly state: SealState;
  /** Name in the certificate, if the signature is verified. */
  readonly signer: string | null;
  /** `YYYY-MM-DD`; null if not stated. */
  readonly issuedOn: string | null;
  /** Named persons, given names first. */
  readonly persons: readonly string[];
  /** True if further persons may be meant, or if a name is incomplete. */
  readonly mayNameOthers: boolean;
  /** Addresses, one line each, the service address first. */
  readonly addresses: readonly string[];
  /** Fields by their names in `extractedFields`. */
  readonly fields: { readonly [name: string]: string };
  /**
   * Differences between print and code, and faults of the code; differences aren't reported if the print
   * isn't sufficient.
   */
  readonly reasons: readonly string[];
}

const TITLES = ['M', 'MR', 'MME', 'MLLE', 'MM', 'MMES', 'MONSIEUR', 'MADAME', 'MADEMOISELLE'];

const joined = (...parts: readonly (string | undefined)[]): string | null =>
  parts.filter(Boolean).join(' ') || null;

/**
 * Converts `title/surname/given names/profession` to given names and surname. A name without slashes is
 * returned without its title.
 */
function personOf(text: string): string | null {
  const [title, surname, given] = text.split('/').map((part) => part.trim());
  if (given !== undefined) return joined(given, surname);
  const words = joined(title, surname)?.split(/\s+/) ?? [];
  return joined(...words.filter((word, at) => at > 0 || !TITLES.includes(word)));
}

/**
 * Separators between several persons, because accounts name several in one line, not always with complete
 * names.
 */
const SEVERAL = /\s(?:ET|OU)\s/;
const personsIn = (text: string | undefined): readonly string[] =>
  (text ?? '').split(SEVERAL).flatMap((one) => personOf(one) ?? []);

/** Name prefixes of the roles on bills: the whole line, or title, given name and surname. */
const ROLES = ['beneficiary', 'payer', 'coBeneficiary', 'coPayer'] as const;

/** Values by field name. */
type Stated = ReadonlyMap<string, string>;

function personsOf(of: Stated): readonly string[] {
  const lines = [...ROLES, 'accountHolder', 'taxpayer1', 'taxpayer2'].flatMap((name) =>
    personsIn(of.get(name)),
  );
  const parts = [
    ...ROLES.map((role) => joined(of.get(`${role}GivenName`), of.get(`${role}Surname`))),
    joined(of.get('givenName') ?? of.get('givenNames')?.replaceAll('/', ' '), of.get('surname')),
  ];
  return [...new Set([...lines, ...parts.filter((name) => name !== null)])];
}

function addressOf(of: Stated, role: 'service' | 'payer' | 'home'): string | null {
  const street = of.get(`${role}Street`);
  const place = joined(of.get(`${role}Postcode`)?.trim(), of.get(`${role}City`));
  return street && place ? `${street}, ${place}` : null;
}

const squeezed = (text: string): string =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** Minimum number of letters and digits to search for; shorter values occur in any document by chance. */
const MIN_LENGTH = 4;

/** Returns true if the print contains a value; null if the value is too short to decide. */
function isPrinted(print: string, value: string | undefined): boolean | null {
  const wanted = squeezed(value ?? '');
  return wanted.length < MIN_LENGTH ? null : print.includes(wanted);
}

/** Returns true if the print contains any word of a name; null if all are too short. */
function isNamePrinted(print: string, name: string | undefined): boolean | null {
  const found = (name ?? '').split(' ').map((word) => isPrinted(print, word));
  return found.every((one) => one === null) ? null : found.some((one) => one === true);
}

/** Minimum length of the print for a comparison; a shorter text is only a letterhead. */
const MIN_PRINTED_WORDS = 80;

/**
 * Returns the values of the code that the print lacks, because a code contains only printed data (§3.4). Text
 * read from an image has gaps, so an image is only reported if none of the values was found.
 */
function differences(
  of: Stated,
  persons: readonly string[],
  text: string,
  isExact: boolean,
): readonly string[] {
  const print = squeezed(text);
  if (print.length < MIN_PRINTED_WORDS) return [];
  const compared: readonly (readonly [word: string, isThere: boolean | null])[] = [
    ['NAME', isNamePrinted(print, persons[0])],
    ['POSTCODE', isPrinted(print, of.get('servicePostcode') ?? of.get('homePostcode'))],
    ['NUMBER', isPrinted(print, of.get('invoiceNumber') ?? of.get('taxNoticeNumber'))],
    ['AMOUNT', isPrinted(print, of.get('amount'))],
    ['IBAN', isPrinted(print, of.get('iban'))],
  ];
  const formatted = compared.filter(([, isThere]) => isThere !== null);
  const missing = formatted.filter(([, isThere]) => isThere === false);
  if (formatted.length > 1 && missing.length === formatted.length) return ['CONFLICT_SEAL_PAPER'];
  return (isExact ? missing : []).map(([word]) => `CONFLICT_SEAL_${word}`);
}

/** Reasons that a code's signature adds; an unchecked signature adds none. */
const STATE_REASONS: { readonly [state in SealState]?: string } = {
  WRONG: 'SEAL_BROKEN',
  TEST_SIGNER: 'SEAL_FOR_TESTS',
  SIGNER_NOT_VALID: 'SEAL_SIGNER_NOT_VALID',
  VERIFIED: 'SEAL_VERIFIED',
};

/**
 * Returns true for faults that no issuer causes. Other faults occur with document types and fields of later
 * versions of the specification.
 */
const isOdd = (fault: string): boolean =>
  !['FIELD_NOT_KNOWN', 'TYPE_NOT_READ', 'VERSION_NOT_KNOWN'].includes(fault);

/**
 * Compares a 2D-Doc with its document.
 * @param text all text read from the document
 * @param isExact true if it is the document's own text and wasn't read from an image
 */
export function sealOfPaper(
  doc: TwoDoc,
  text: string,
  isExact: boolean,
  signers: readonly X509Certificate[],
): PaperSeal {
  const { state, signer } = verifySeal(doc, signers);
  const of: Stated = new Map(doc.fields.map(({ name, value }) => [name, value]));
  const persons = personsOf(of);
  const inParts = (['service', 'payer', 'home'] as const).flatMap((role) => addressOf(of, role) ?? []);
  const addresses = [...inParts, ...(of.get('homeAddress') ? [of.get('homeAddress')!] : [])];
  const stateReason = STATE_REASONS[state];
  const fields: { readonly [name: string]: string | null | undefined } = {
    accountHolder: persons[0],
    serviceAddress: addresses[0],
    documentNumber: of.get('invoiceNumber') ?? of.get('taxNoticeNumber'),
    issueDate: doc.issuedOn,
    iban: of.get('iban'),
    periodEnd: of.get('periodEnd'),
  };
  return {
    kind: doc.kind,
    state,
    signer,
    issuedOn: doc.issuedOn,
    persons,
    mayNameOthers:
      of.get('hasCoBeneficiary') === '1' ||
      of.get('hasCoPayer') === '1' ||
      doc.fields.some(({ value }) => SEVERAL.test(value)) ||
      doc.fields.some(({ isTruncated }) => isTruncated),
    addresses,
    fields: Object.fromEntries(
      Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])),
    ),
    reasons: [
      ...(stateReason ? [stateReason] : []),
      ...doc.faults.filter(isOdd),
      ...differences(of, persons, text, isExact),
    ],
  };
}

/** Returns the first 2D-Doc among the texts of codes; null if there is none. */
export function twoDocAmong(texts: readonly string[]): TwoDoc | null {
  for (const text of texts) {
    const doc = readTwoDoc(text);
    if (doc) return doc;
  }
  return null;
}
