import type { MrzFormat } from '../../mrz/data/layouts';

/** What a feature of a seal is called here, and how it is written: in C40, or as the lines of a machine-readable zone in C40. */
interface VdsFeatureRule {
  readonly name: string;
  readonly zone?: MrzFormat;
}

/** What a visible digital seal stands on, and what it states. */
export interface VdsProfile {
  readonly kind:
    | 'VISA'
    | 'ARRIVAL_ATTESTATION'
    | 'RESIDENCE_PERMIT'
    | 'SUPPLEMENTARY_SHEET'
    | 'ADDRESS_STICKER'
    | 'RESIDENCE_STICKER';
  /** As `documentType` names what it belongs to. */
  readonly documentType: string;
  readonly features: { readonly [tag: number]: VdsFeatureRule };
}

/** Number of the document that it is stuck to, and of the municipality that issued it. */
const STICKER = { 1: { name: 'documentNumber' }, 2: { name: 'municipality' } } as const;

/**
 * Profiles by their reference and category, two bytes in hexadecimal (BSI TR-03137 part 1 version 2.5, sections 5, 6 and 8 to 10; that of
 * visas is ICAO's own, Doc 9303-7). Others are told by these, and their features are not read.
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
