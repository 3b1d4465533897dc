import type { UsAddressDetails, VerifiedAddress } from '@assay/contract';

/** An address as sent to a service: the fields of a form. */
export interface AddressQuestion {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly street: string;
  readonly street2: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly postcode: string | null;
}

/** Result of a service for an address. */
export interface VendorAddress {
  readonly status: VerifiedAddress['status'];
  readonly precision: VerifiedAddress['precision'];
  /** The service's standard spelling; null if it found none. */
  readonly standard: Omit<AddressQuestion, 'country'> | null;
  readonly position: VerifiedAddress['geocoding'];
  /** For the United States only. */
  readonly us: UsAddressDetails | null;
}

/** Reads Y and N of the Postal Service's fields; null for any other value. */
export const yesOrNo = (value: unknown): boolean | null =>
  value === 'Y' ? true : value === 'N' ? false : null;

/** Splits `AABBCC` into `AA`, `BB`, `CC`: footnotes of two characters each. */
export const footnotes = (value: string | null): string[] => value?.match(/[A-Z0-9]{2}/g) ?? [];

/** Returns a position on Earth; null for an invalid pair. */
export function positionOf(
  latitude: number | null,
  longitude: number | null,
): { readonly latitude: number; readonly longitude: number } | null {
  if (latitude === null || longitude === null) return null;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : null;
}
