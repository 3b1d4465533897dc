import { personal } from '../personal';
import { literals, named, nullable, number, type Static, string, stringOrNull, Type } from '../schema';

/** Existence of an address: a source lists it (VERIFIED), only its location is known (PARTIAL), or neither. */
const ADDRESS_STATUSES = ['VERIFIED', 'PARTIAL', 'NOT_FOUND'] as const;
/** Level of detail to which an address is known. */
const ADDRESS_PRECISIONS = [
  'DELIVERY_POINT',
  'PREMISE',
  'THOROUGHFARE',
  'LOCALITY',
  'ADMINISTRATIVE_AREA',
  'NONE',
] as const;
/** Area whose center a position is: the area of a ZIP code prefix, a roof, or a parcel of land. */
const GEOCODING_PRECISIONS = [
  'ZIP9',
  'ZIP8',
  'ZIP7',
  'ZIP6',
  'ZIP5',
  'ROOFTOP',
  'PARCEL',
  'UNKNOWN',
] as const;
const ENHANCED_MATCHES = [
  'postal-match',
  'non-postal-match',
  'missing-secondary',
  'unknown-secondary',
  'ignored-input',
  'none',
] as const;
/** Addresses of a transaction that can be verified. */
export const ADDRESS_TYPES = ['user', 'billing', 'shipping'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

const boolOrNull = nullable(Type.Boolean());

/** Data of a US delivery point source; null if none was queried. */
const usDetails = named('UsAddressDetails', {
  enhanced_match: Type.Array(literals(ENHANCED_MATCHES)),
  delivery_point_barcode: personal('address', stringOrNull),
  freight_forwarder_match: boolOrNull,
  metadata: named('UsAddressMetadata', {
    rdi: stringOrNull,
    record_type: stringOrNull,
    zip_type: stringOrNull,
    county_fips: stringOrNull,
    carrier_route: stringOrNull,
    congressional_district: stringOrNull,
    elot_sequence: stringOrNull,
    elot_sort: stringOrNull,
  }),
  postal_analysis: named('UsPostalAnalysis', {
    dpv_match_code: stringOrNull,
    dpv_cmra: boolOrNull,
    dpv_vacant: boolOrNull,
    dpv_no_stat: boolOrNull,
    dpv_footnotes: Type.Array(string),
  }),
});
export type UsAddressDetails = Static<typeof usDetails>;

/**
 * One verified address. The ids are absent unless it is VERIFIED, and are the same for all spellings of one
 * address.
 */
const verifiedAddress = named('VerifiedAddress', {
  status: literals(ADDRESS_STATUSES),
  precision: literals(ADDRESS_PRECISIONS),
  canonical_full_id: Type.Optional(personal('address', string)),
  canonical_base_id: Type.Optional(personal('address', string)),
  address_components: named('AddressLines', {
    line_1: personal('address', stringOrNull),
    line_2: personal('address', stringOrNull),
    country_iso_2: stringOrNull,
    country_iso_3: stringOrNull,
  }),
  geocoding: personal(
    'place',
    nullable(
      named('AddressPosition', {
        latitude: number,
        longitude: number,
        precision: literals(GEOCODING_PRECISIONS),
      }),
    ),
  ),
  region_specific_details: nullable(named('RegionalAddressDetails', { us: usDetails })),
});
export type VerifiedAddress = Static<typeof verifiedAddress>;

/**
 * `address_details` of the fraud response. A slot is null if its flag was not set, or if the country or
 * street was missing.
 */
export const addressDetails = named('PostalAddressDetails', {
  user_address: nullable(verifiedAddress),
  billing_address: nullable(verifiedAddress),
  shipping_address: nullable(verifiedAddress),
});
