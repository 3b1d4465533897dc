import {
  type AddressFields,
  addressLines,
  countryCode,
  countryCode3,
  type JudgedAddress,
  normalForms,
  type ParsedAddress,
} from '@assay/addresses';
import type { AddressType, FraudRequest, UsAddressDetails, VerifiedAddress } from '@assay/contract';
import type { AddressQuestion, VendorAddress } from '@assay/providers';
import type { EnrichmentData } from '../enrichment/open-enrichment';

export interface AddressLook {
  /** As written: a code or an English name. */
  readonly country: string;
  readonly fields: AddressFields;
  readonly data: EnrichmentData;
  /** The id under which a normal form is known outside: never the form itself. */
  readonly idOf: (form: string) => string;
}

interface LookedAddress {
  readonly address: ParsedAddress;
  readonly details: VerifiedAddress;
}

/** Address of a kind in a request; null where country or street are missing. */
export function addressOf(
  request: FraudRequest,
  type: AddressType,
): Pick<AddressLook, 'country' | 'fields'> | null {
  const country = request[`${type}_country`];
  const street = request[`${type}_street`];
  if (!country?.trim() || !street?.trim()) return null;
  return {
    country,
    fields: {
      street,
      street2: request[`${type}_street2`],
      city: request[`${type}_city`],
      region: request[`${type}_region`],
      zip: request[`${type}_zip`],
    },
  };
}

/** What is known of an address: its parts, whether it exists, its ids; null for an unknown country. */
export function lookUpAddress(look: AddressLook): LookedAddress | null {
  const country = countryCode(look.country);
  if (country === null) return null;
  const address = look.data.addresses.parseFields(country, look.fields);
  return { address, details: detailsOf(address, look.data.addresses.judge(address), look.idOf) };
}

/** The address as it is put to a service. */
export function addressQuestion(
  { address: { components } }: LookedAddress,
  { fields }: Pick<AddressLook, 'fields'>,
): AddressQuestion {
  return {
    country: components.country ?? '',
    street: fields.street ?? '',
    street2: fields.street2 || null,
    city: components.city,
    region: components.region,
    postcode: components.postcode,
  };
}

/** What a service says goes before what was known without it; its ids are those of the address that it names. */
export function withVendorAddress(
  look: AddressLook,
  local: LookedAddress,
  vendor: VendorAddress,
): LookedAddress {
  const country = local.address.components.country ?? '';
  const { standard, us } = vendor;
  const address = standard
    ? look.data.addresses.parseFields(country, { ...standard, zip: standard.postcode })
    : local.address;
  const form = vendor.status === 'VERIFIED' ? normalForms(address)[0] : undefined;
  const { region_specific_details: own, geocoding: position } = local.details;
  return {
    address,
    details: {
      status: vendor.status,
      precision: vendor.precision,
      ...(form ? { canonical_full_id: look.idOf(form.full), canonical_base_id: look.idOf(form.base) } : {}),
      address_components: {
        ...addressLines(address),
        country_iso_2: country,
        country_iso_3: countryCode3(country),
      },
      geocoding: country === 'US' ? (vendor.position ?? position) : null,
      region_specific_details: us && own ? { us } : own,
    },
  };
}

/** Details of the United States while no source of delivery points was asked. */
const NO_US_DETAILS: UsAddressDetails = {
  enhanced_match: ['none'],
  delivery_point_barcode: null,
  freight_forwarder_match: null,
  metadata: {
    rdi: null,
    record_type: null,
    zip_type: null,
    county_fips: null,
    carrier_route: null,
    congressional_district: null,
    elot_sequence: null,
    elot_sort: null,
  },
  postal_analysis: {
    dpv_match_code: null,
    dpv_cmra: null,
    dpv_vacant: null,
    dpv_no_stat: null,
    dpv_footnotes: [],
  },
};

/** What a position is the middle of, on the wire; a city's middle is no position of an address. */
const PRECISION_OF = {
  POINT: 'UNKNOWN',
  ROOFTOP: 'ROOFTOP',
  PARCEL: 'PARCEL',
  POSTCODE: 'ZIP5',
} as const;

function geocoding({ position }: JudgedAddress): VerifiedAddress['geocoding'] {
  if (!position || position.of === 'CITY') return null;
  const { latitude, longitude, of } = position;
  return { latitude, longitude, precision: PRECISION_OF[of] };
}

/** What was found, as the wire has it. Positions and further details are answered for the United States alone. */
function detailsOf(
  address: ParsedAddress,
  judged: JudgedAddress,
  idOf: (form: string) => string,
): VerifiedAddress {
  const { country } = address.components;
  const isUs = country === 'US';
  const form = judged.status === 'VERIFIED' ? normalForms(address)[0] : undefined;
  return {
    status: judged.status,
    precision: judged.precision,
    ...(form ? { canonical_full_id: idOf(form.full), canonical_base_id: idOf(form.base) } : {}),
    address_components: {
      ...addressLines(address),
      country_iso_2: country,
      country_iso_3: country === null ? null : countryCode3(country),
    },
    geocoding: isUs ? geocoding(judged) : null,
    region_specific_details: isUs ? { us: { ...NO_US_DETAILS, enhanced_match: [...judged.match] } } : null,
  };
}
