import type { AamvaIssuer } from './data/aamva-issuers';

/** What the barcode of a driving licence or identity card of North America states. */
export interface AamvaCard {
  /** Issuer identification number, six digits. */
  readonly iin: string;
  /** Version of the card design standard, 0–99. */
  readonly version: number;
  /** DL = driving licence, ID = identity card. */
  readonly kind: 'DL' | 'ID';
  /** null = the number is not listed. */
  readonly issuer: AamvaIssuer | null;
  /** Every element by its three letters, blanks around it cut off. */
  readonly elements: { readonly [id: string]: string };
  readonly documentNumber: string | null;
  readonly surname: string;
  readonly givenNames: string;
  /** What stands in `surname` is all of the name: nothing tells its parts (version 1, where an issuer writes it without commas). */
  readonly isNameWhole: boolean;
  /** `YYYY-MM-DD`; null = not there, or no date. */
  readonly birthDate: string | null;
  readonly issueDate: string | null;
  readonly expiryDate: string | null;
  readonly sex: 'M' | 'F' | 'X' | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: 'US' | 'CA' | null;
  /** What does not fit the standard, by words of its own. */
  readonly faults: readonly string[];
}
