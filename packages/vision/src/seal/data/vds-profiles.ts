import type { MrzFormat } from '../../mrz/data/layouts';

/**
 * Feature of a seal: its name in this project, and its format: C40, or the lines of a machine-readable zone
 * in C40.
 */
interface VdsFeatureRule {
  readonly name: string;
  readonly zone?: MrzFormat;
}

/** Document type and features of a visible digital seal. */
export interface VdsProfile {
  readonly kind:
    | 'VISA'
    | 'ARRIVAL_ATTESTATION'
    | 'RESIDENCE_PERMIT'
    | 'SUPPLEMENTARY_SHEET'
    | 'ADDRESS_STICKER'
    | 'RESIDENCE_STICKER';
  /** Corresponding value of `documentType`. */
  readonly documentType: string;
  readonly features: { readonly [tag: number]: VdsFeatureRule };
}

/** Number of the document that carries the sticker, and code of the issuing municipality. */
const STICKER = { 1: { name: 'documentNumber' }, 2: { name: 'municipality' } } as const;

/**
 * Profiles by reference and category, two bytes in hexadecimal (BSI TR-03137 part 1 version 2.5, sections 5,
 * 6 and 8 to 10; the visa profile is from ICAO Doc 9303-7). Other profiles are reported by these bytes, and
 * their features aren't read.
 */
export const VDS_PROFILES: { readonly [reference: string]: VdsProfile } = {
  '5d01': {
    kind: 'VISA',
    documentType: 'OTHER',
    features: {
      1: { name: 'zone', zone: 'MRV_A' },
      2: { name: 'zone', zone: 'MRV_B' },
      5: { name: 'passportNumber' },
    },
  },
  fd02: {
    kind: 'ARRIVAL_ATTESTATION',
    documentType: 'OTHER',
    features: { 2: { name: 'zone', zone: 'TD2' }, 3: { name: 'foreignerNumber' } },
  },
  fb06: {
    kind: 'RESIDENCE_PERMIT',
    documentType: 'RESIDENT_PERMIT',
    features: { 2: { name: 'zone', zone: 'TD2' }, 3: { name: 'passportNumber' } },
  },
  fa06: {
    kind: 'SUPPLEMENTARY_SHEET',
    documentType: 'RESIDENT_PERMIT',
    features: { 4: { name: 'zone', zone: 'TD2' }, 5: { name: 'sheetNumber' } },
  },
  f908: {
    kind: 'ADDRESS_STICKER',
    documentType: 'NATIONAL_ID',
    features: { ...STICKER, 3: { name: 'address' } },
  },
  f80a: {
    kind: 'RESIDENCE_STICKER',
    documentType: 'PASSPORT',
    features: { ...STICKER, 3: { name: 'postcode' } },
  },
};
