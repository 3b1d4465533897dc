import type { X509Certificate } from 'node:crypto';
import type { TwoDocKind } from './data/two-doc-types';
import { readTwoDoc, type TwoDoc } from './two-doc';
import { type SealState, verifySeal } from './verify-seal';

/** Certificates that signatures of codes are checked by, and the clock of the work of looking for codes. */
export interface SealPorts {
  /** Of those who sign, and of their authorities; none = nothing is checked. */
  readonly signers: readonly X509Certificate[];
  /** Milliseconds of processor time that were used. */
  readonly work: () => number;
}

/** What the code of a paper states, and whether its print says the same. */
export interface PaperSeal {
  readonly kind: TwoDocKind | null;
  readonly state: SealState;
  /** Whom the certificate names, where the signature is verified. */
  readonly signer: string | null;
  /** `YYYY-MM-DD`; null = not stated. */
  readonly issuedOn: string | null;
  /** Whom it names, given names first. */
  readonly persons: readonly string[];
  /** Whether somebody else may be meant as well, or a name is not whole. */
  readonly mayNameOthers: boolean;
  /** Its addresses, one line each, that of the service first. */
  readonly addresses: readonly string[];
  /** Fields by the names of papers. */
  readonly fields: { readonly [name: string]: string };
  /** What print and code differ in, and what is wrong with the code; nothing where the print cannot tell. */
  readonly reasons: readonly string[];
}

const TITLES = ['M', 'MR', 'MME', 'MLLE', 'MM', 'MMES', 'MONSIEUR', 'MADAME', 'MADEMOISELLE'];

const joined = (...parts: readonly (string | undefined)[]): string | null =>
  parts.filter(Boolean).join(' ') || null;

/** `title/surname/given names/profession` as given names and surname; a name without these signs as it stands, without its title. */
function personOf(text: string): string | null {
  const [title, surname, given] = text.split('/').map((part) => part.trim());
  if (given !== undefined) return joined(given, surname);
  const words = joined(title, surname)?.split(/\s+/) ?? [];
  return joined(...words.filter((word, at) => at > 0 || !TITLES.includes(word)));
}

/** Accounts name several persons in one line, and not always all of their names. */
const SEVERAL = /\s(?:ET|OU)\s/;
const personsIn = (text: string | undefined): readonly string[] =>
  (text ?? '').split(SEVERAL).flatMap((one) => personOf(one) ?? []);

/** The names under which a role stands in bills: its line, or title, given name and surname. */
const ROLES = ['beneficiary', 'payer', 'coBeneficiary', 'coPayer'] as const;

/** What is stated, by the names of fields. */
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

/** Fewer letters and digits than these are found on any paper. */
const SHORTEST = 4;

/** Whether the print has a value; null = it is too short to tell. */
function isPrinted(print: string, value: string | undefined): boolean | null {
  const wanted = squeezed(value ?? '');
  return wanted.length < SHORTEST ? null : print.includes(wanted);
}

/** Whether any word of a name stands in the print; null = all are too short. */
function isNamePrinted(print: string, name: string | undefined): boolean | null {
  const found = (name ?? '').split(' ').map((word) => isPrinted(print, word));
  return found.every((one) => one === null) ? null : found.some((one) => one === true);
}

/** Words of print that a code can be held against: a shorter one is a letterhead. */
const LEAST_PRINT = 80;

/**
 * What the print lacks of what the code states: a code states nothing that is not printed (§3.4). What was read off a picture lacks much
 * that is there, so that of one only a code counts of which nothing at all was found.
 */
function differences(
  of: Stated,
  persons: readonly string[],
  text: string,
  isExact: boolean,
): readonly string[] {
  const print = squeezed(text);
  if (print.length < LEAST_PRINT) return [];
  const compared: readonly (readonly [word: string, isThere: boolean | null])[] = [
    ['NAME', isNamePrinted(print, persons[0])],
    ['POSTCODE', isPrinted(print, of.get('servicePostcode') ?? of.get('homePostcode'))],
    ['NUMBER', isPrinted(print, of.get('invoiceNumber') ?? of.get('taxNoticeNumber'))],
    ['AMOUNT', isPrinted(print, of.get('amount'))],
    ['IBAN', isPrinted(print, of.get('iban'))],
  ];
  const told = compared.filter(([, isThere]) => isThere !== null);
  const missing = told.filter(([, isThere]) => isThere === false);
  if (told.length > 1 && missing.length === told.length) return ['CONFLICT_SEAL_PAPER'];
  return (isExact ? missing : []).map(([word]) => `CONFLICT_SEAL_${word}`);
}

/** What a code says against its paper by itself: one that nobody could check says nothing. */
const STATE_REASONS: { readonly [state in SealState]?: string } = {
  WRONG: 'SEAL_BROKEN',
  TEST_SIGNER: 'SEAL_FOR_TESTS',
  SIGNER_NOT_VALID: 'SEAL_SIGNER_NOT_VALID',
  VERIFIED: 'SEAL_VERIFIED',
};

/** Faults of a code that no issuer makes; later versions of the specification have kinds and fields that are not known here. */
const isOdd = (fault: string): boolean =>
  !['FIELD_NOT_KNOWN', 'TYPE_NOT_READ', 'VERSION_NOT_KNOWN'].includes(fault);

/**
 * What a 2D-Doc says of the paper that it was found on.
 * @param text everything that was read of the paper
 * @param isExact whether it is the paper's own text, and not read off a picture
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

/** The first 2D-Doc among texts of codes; null = there is none. */
export function twoDocAmong(texts: readonly string[]): TwoDoc | null {
  for (const text of texts) {
    const doc = readTwoDoc(text);
    if (doc) return doc;
  }
  return null;
}
