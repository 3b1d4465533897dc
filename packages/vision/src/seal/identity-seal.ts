import type { X509Certificate } from 'node:crypto';

import { documentTypeOf } from '../document/extract';
import { STATE_CODES } from '../mrz/data/states';
import { type Mrz, parseMrz } from '../mrz/parse';
import { readTwoDoc, type TwoDoc } from './two-doc';
import { readVds, type Vds } from './vds';
import { type SealState, verifySeal, verifyVds } from './verify-seal';

/** The data in the code on an identity document with a public layout. Values that it doesn't state are null. */
export interface IdentityCode {
  readonly kind: 'CL_ID' | 'IN_AADHAAR_XML' | 'IN_AADHAAR_SECURE' | 'FR_2D_DOC' | 'ICAO_VDS';
  /** Value of `documentType`. */
  readonly documentType: string;
  readonly country: string;
  readonly documentNumber: string | null;
  /** Last digits of the document number, if the code contains only these. */
  readonly lastDigits: string | null;
  readonly personalNumber: string | null;
  readonly fullName: string | null;
  readonly birthDate: string | null;
  readonly expiryDate: string | null;
  readonly sex: 'M' | 'F' | null;
  /** Deviations from the issuer's format. */
  readonly faults: readonly string[];
  /** Result of its signature; null if its layout has none, or it isn't checked. */
  readonly seal: SealState | null;
}

/** Document types of identity documents: their data, and their machine-readable zone (§6.1). */
const [IDENTITY, ZONE] = ['07', '08'];

/** Kinds of identity documents (§7.5, field 65). */
const DOCUMENTS: { readonly [kind: string]: string } = {
  ID: 'NATIONAL_ID',
  IR: 'RESIDENT_PERMIT',
  D: 'DRIVERS_LICENSE',
  P: 'PASSPORT',
};

/** Line length of a zone, by the total length of its lines. */
const LINES: { readonly [length: number]: number } = { 90: 30, 88: 44, 72: 36 };

function zoneOf(text: string | undefined, now: number): Mrz | null {
  const width = LINES[text?.length ?? 0];
  if (text === undefined || width === undefined) return null;
  const lines = Array.from({ length: text.length / width }, (_, at) =>
    text.slice(at * width, (at + 1) * width),
  );
  return parseMrz(lines, now);
}

type Stated = Omit<IdentityCode, 'kind' | 'seal' | 'faults'>;
const NOTHING = { lastDigits: null, personalNumber: null } as const;
const named = (...parts: readonly (string | undefined)[]): string | null =>
  parts.filter(Boolean).join(' ').replaceAll('/', ' ').trim() || null;

function fromFields(doc: TwoDoc): Stated {
  const of = (name: string) => doc.fields.find((field) => field.name === name)?.value;
  const sex = of('sex');
  const kind = of('identityDocumentKind');
  return {
    ...NOTHING,
    country: of('issuingCountry') ?? doc.country ?? doc.authority.slice(0, 2),
    documentType: DOCUMENTS[kind ?? ''] ?? (kind?.startsWith('P') ? 'PASSPORT' : 'OTHER'),
    documentNumber: of('documentNumber') ?? null,
    fullName: named(of('givenNames') ?? of('givenName'), of('surname')),
    birthDate: of('birthDate') ?? null,
    expiryDate: of('validUntil') ?? of('expiryDate') ?? null,
    sex: sex === 'M' || sex === 'F' ? sex : null,
  };
}

const fromZone = (mrz: Mrz): Stated => ({
  ...NOTHING,
  country: mrz.issuerCountry ?? mrz.issuer,
  documentType: documentTypeOf(mrz),
  documentNumber: mrz.documentNumber,
  fullName: named(mrz.givenNames, mrz.surname),
  birthDate: mrz.birthDate,
  expiryDate: mrz.expiryDate,
  sex: mrz.sex === 'X' ? null : mrz.sex,
});

/**
 * Reads the 2D-Doc of an identity document; null for other texts.
 * @param now UNIX milliseconds
 * @param trusted certificates of 2D-Doc signers and of their authorities
 */
export function readSealedIdentity(
  text: string,
  now: number,
  trusted: readonly X509Certificate[],
): IdentityCode | null {
  const doc = readTwoDoc(text);
  if (!doc || doc.kind !== 'IDENTITY' || (doc.type !== IDENTITY && doc.type !== ZONE)) return null;
  const zone = zoneOf(doc.fields.find(({ name }) => name === 'zone')?.value, now);
  const isWrong = zone !== null && !zone.isValid;
  const stated = doc.type === ZONE ? zone && fromZone(zone) : fromFields(doc);
  return (
    stated && {
      ...stated,
      kind: 'FR_2D_DOC',
      // Later versions of the specification add fields.
      faults: [
        ...doc.faults.filter((fault) => fault !== 'FIELD_NOT_KNOWN'),
        ...(isWrong ? ['CHECK_DIGIT'] : []),
      ],
      seal: verifySeal(doc, trusted).state,
    }
  );
}

/** Returns the data of an address sticker, which identifies its document only by number. */
const fromSticker = ({ fields, issuer, profile }: Vds): Stated => ({
  ...NOTHING,
  country: STATE_CODES.get(issuer) ?? issuer,
  documentType: profile?.documentType ?? 'OTHER',
  documentNumber: fields.documentNumber ?? null,
  fullName: null,
  birthDate: null,
  expiryDate: null,
  sex: null,
});

/**
 * Reads the visible digital seal of an identity document; null for other data, or for an unsupported document
 * type.
 * @param now UNIX milliseconds
 * @param trusted certificates of seal signers and of their countries
 */
export function readVdsIdentity(
  bytes: Uint8Array,
  now: number,
  trusted: readonly X509Certificate[],
): IdentityCode | null {
  const seal = readVds(bytes);
  if (!seal?.profile) return null;
  const zone = seal.zone && parseMrz(seal.zone, now);
  if (!zone && seal.fields.documentNumber === undefined) return null;
  const stated = zone ? { ...fromZone(zone), documentType: seal.profile.documentType } : fromSticker(seal);
  return {
    ...stated,
    kind: 'ICAO_VDS',
    // Seals may have features that readers don't know (TR-03137 §3.2.3).
    faults: [
      ...seal.faults.filter((fault) => fault !== 'FIELD_NOT_KNOWN'),
      ...(zone && !zone.isValid ? ['CHECK_DIGIT'] : []),
    ],
    seal: verifyVds(seal, trusted).state,
  };
}
