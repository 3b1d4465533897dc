import type { ReservedOutcome, ReservedValue } from '../reserved-value';

/**
 * Streets that don't exist, for each of the three addresses of a transaction. They need their flag and a
 * country. Details that only the United States has need that country.
 */

const SLOTS = [
  ['user_street', 'user_address'],
  ['billing_street', 'billing_address'],
  ['shipping_street', 'shipping_address'],
] as const;

const ADDRESS = 'address_details';
const METADATA = {
  rdi: 'Residential',
  record_type: 'H',
  zip_type: 'Standard',
  county_fips: '17167',
  carrier_route: 'C001',
  congressional_district: '13',
  elot_sequence: '0001',
  elot_sort: 'A',
};
const us = (
  match: string,
  code: string | null,
  flags: { readonly cmra?: boolean; readonly vacant?: boolean; readonly forwarder?: boolean } = {},
) => ({
  enhanced_match: [match],
  delivery_point_barcode: code === 'Y' ? '000000000000' : null,
  freight_forwarder_match: flags.forwarder ?? false,
  metadata: METADATA,
  postal_analysis: {
    dpv_match_code: code,
    dpv_cmra: flags.cmra ?? false,
    dpv_vacant: flags.vacant ?? false,
    dpv_no_stat: false,
    dpv_footnotes: code === 'Y' ? ['AA', 'BB'] : ['M1'],
  },
});

const FULL_ID = 'test-address-full-1';
const BASE_ID = 'test-address-base-1';

const known = (slot: string, precision: string, details: object): ReservedOutcome => ({
  module: ADDRESS,
  members: {
    [`${slot}.status`]: 'VERIFIED',
    [`${slot}.precision`]: precision,
    [`${slot}.canonical_full_id`]: FULL_ID,
    [`${slot}.canonical_base_id`]: BASE_ID,
    [`${slot}.region_specific_details.us`]: details,
  },
});

export const RESERVED_ADDRESSES: readonly ReservedValue[] = SLOTS.flatMap(([field, slot]) => [
  {
    field,
    value: '1 Test Verified Street',
    about: 'residential address with mail delivery',
    outcome: known(slot, 'DELIVERY_POINT', us('postal-match', 'Y')),
  },
  {
    field,
    value: '2 Test Mailbox Street',
    about: 'mailbox of a freight forwarder',
    outcome: known(slot, 'DELIVERY_POINT', us('postal-match', 'Y', { cmra: true, forwarder: true })),
  },
  {
    field,
    value: '3 Test Vacant Street',
    about: 'vacant house',
    outcome: known(slot, 'DELIVERY_POINT', us('postal-match', 'Y', { vacant: true })),
  },
  {
    field,
    value: '4 Test Apartment Street',
    about: 'building with a missing unit',
    outcome: known(slot, 'PREMISE', us('missing-secondary', 'D')),
  },
  {
    field,
    value: '5 Test Partial Street',
    about: 'road without this house number',
    outcome: {
      module: ADDRESS,
      members: { [`${slot}.status`]: 'PARTIAL', [`${slot}.precision`]: 'THOROUGHFARE' },
    },
  },
  {
    field,
    value: '6 Test Unknown Street',
    about: 'unknown address',
    outcome: {
      module: ADDRESS,
      members: {
        [`${slot}.status`]: 'NOT_FOUND',
        [`${slot}.precision`]: 'NONE',
        [`${slot}.geocoding`]: null,
      },
    },
  },
  {
    field,
    value: '7 Test Timeout Street',
    about: 'timeout of the module',
    outcome: { silent: ADDRESS },
  },
]);
