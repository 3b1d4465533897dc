import type { SealState } from '../seal/verify-seal';

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
