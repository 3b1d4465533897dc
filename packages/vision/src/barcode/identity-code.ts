import type { SealState } from '../seal/verify-seal';

/** What the code on an identity document states, where its layout is public. What it does not state is null. */
export interface IdentityCode {
  readonly kind: 'CL_ID' | 'IN_AADHAAR_XML' | 'IN_AADHAAR_SECURE' | 'FR_2D_DOC' | 'ICAO_VDS';
  /** As `documentType` names it. */
  readonly documentType: string;
  readonly country: string;
  readonly documentNumber: string | null;
  /** The last digits of the number of the document, where the code holds no more of it. */
  readonly lastDigits: string | null;
  readonly personalNumber: string | null;
  readonly fullName: string | null;
  readonly birthDate: string | null;
  readonly expiryDate: string | null;
  readonly sex: 'M' | 'F' | null;
  /** What is not as its issuer writes it. */
  readonly faults: readonly string[];
  /** What its signature came to; null = its layout has none, or it is not looked at. */
  readonly seal: SealState | null;
}
