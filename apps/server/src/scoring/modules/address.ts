import {
  type AddressFields,
  addressLines,
  countryCode,
  countryCode3,
  type JudgedAddress,
  normalForms,
  type ParsedAddress,
} from '@assay/addresses';
import {
  ADDRESS_TYPES,
  type AddressType,
  type FraudConfig,
  type FraudRequest,
  type UsAddressDetails,
  type VerifiedAddress,
} from '@assay/contract';
import type { AddressQuestion, VendorAddress } from '@assay/providers';
import { type Database, spendOnQuestion } from '@assay/store';
import type { Metrics } from '../../platform/metrics';
import type { EnrichmentData } from '../enrichment/open-enrichment';
import type { Hasher } from '../identity-keys/velocity-keys';
import type { FeatureContext, Signal } from './signal';

interface AddressLookup {
  /** Country as written: a code or an English name. */
  readonly country: string;
  readonly fields: AddressFields;
  readonly data: EnrichmentData;
  /** Returns the public id of a normalized address. The normalized form itself is never exposed. */
  readonly idOf: (form: string) => string;
}

interface LookedAddress {
  readonly address: ParsedAddress;
  readonly details: VerifiedAddress;
}

/** Returns the address of a type in a request; null if country or street is missing. */
function addressOf(
  request: FraudRequest,
  type: AddressType,
): Pick<AddressLookup, 'country' | 'fields'> | null {
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

/** Returns the components, existence and ids of an address. Null for an unknown country. */
export function lookUpAddress(look: AddressLookup): LookedAddress | null {
  const country = countryCode(look.country);
  if (country === null) return null;
  const address = look.data.addresses.parseFields(country, look.fields);
  return { address, details: detailsOf(address, look.data.addresses.judge(address), look.idOf) };
}

/** Returns the address in the form that is sent to a service. */
function addressQuestion(
  { address: { components } }: LookedAddress,
  { fields }: Pick<AddressLookup, 'fields'>,
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

/**
 * Merges the result of a service, which takes precedence over local data. The ids belong to the address that
 * the service returns.
 */
function withVendorAddress(look: AddressLookup, local: LookedAddress, vendor: VendorAddress): LookedAddress {
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

/** Details for the United States if no source of delivery points was queried. */
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

/** Wire values for the precision of a position. The center of a city isn't a position of an address. */
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

/**
 * Converts the result to the wire format. Positions and region-specific details are returned for the United
 * States only.
 */
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

interface AddressPorts {
  readonly hasher: Hasher;
  /**
   * Counts a query against the daily limit.
   * @returns false if the limit is reached
   */
  spend(question: {
    readonly source: string;
    readonly day: string;
    readonly cost: number;
    readonly perDay: number;
  }): Promise<boolean>;
  /** Called for each address that was verified with a result, which is what a service charges for. */
  verified(charge: { readonly region: 'us' | 'international'; readonly account: string }): void;
}

/** Kind of the hashes used as public ids of addresses. */
const ID_KIND = 'canonical_address';
/** Name of the service in the spending records. */
const SOURCE = 'addressVerification';

/** Returns the addresses to verify: the flag is set, and country and street are present. */
const wanted = (request: FraudRequest, config: FraudConfig): readonly AddressType[] =>
  config.address_api === true
    ? ADDRESS_TYPES.filter(
        (type) => config.address?.[`verify_${type}_address`] === true && addressOf(request, type) !== null,
      )
    : [];

interface Slot {
  readonly details: VerifiedAddress | null;
  /** Outcome of the query to the service; null if it was not queried. */
  readonly asked: string | null;
}

const NO_SLOT: Slot = { details: null, asked: null };

/**
 * Reads local data first, then queries the configured service, if there is one and the daily limit permits
 * it.
 */
async function inspect(look: AddressLookup, ports: AddressPorts, context: FeatureContext): Promise<Slot> {
  const local = lookUpAddress(look);
  if (local === null) return NO_SLOT;
  const country = local.address.components.country ?? '';
  const { details } = local;
  const { addressVerification: provider } = context.providers;
  const { cost, countries } = provider?.config ?? {};
  if (!provider || countries?.includes(country) === false) return { details, asked: null };
  // An open circuit breaker costs nothing because no query is sent.
  if (cost && provider.lookup.stats().breaker !== 'open') {
    const day = new Date(context.now).toISOString().slice(0, 10);
    const paid = await ports.spend({
      source: SOURCE,
      day,
      cost: cost.perQuestion,
      perDay: cost.perDay,
    });
    if (!paid) return { details, asked: 'cost_cap' };
  }
  const outcome = await provider.lookup.lookup(addressQuestion(local, look), { deadline: context.deadline });
  if (!outcome.value) return { details, asked: outcome.failure ?? outcome.status };
  return { details: withVendorAddress(look, local, outcome.value).details, asked: outcome.status };
}

/** The `address_details` module of the fraud API. */
const addressSignal = (ports: AddressPorts): Signal<'address_details', FeatureContext> => ({
  wants: (_request, { address_api, address }) =>
    address_api === true && ADDRESS_TYPES.some((type) => address?.[`verify_${type}_address`] === true),
  async look(context, evidence) {
    const { request, config, data } = context;
    const types = wanted(request, config);
    const slot = async (type: AddressType): Promise<Slot> => {
      const address = types.includes(type) ? addressOf(request, type) : null;
      if (address === null) return NO_SLOT;
      const idOf = (form: string) => ports.hasher(ID_KIND, form);
      const found = await inspect({ ...address, data, idOf }, ports, context);
      const { details } = found;
      if (details && details.status !== 'NOT_FOUND')
        ports.verified({
          region: details.address_components.country_iso_2 === 'US' ? 'us' : 'international',
          account: String(context.caller.account.id),
        });
      return found;
    };
    const [user, billing, shipping] = await Promise.all([slot('user'), slot('billing'), slot('shipping')]);
    const asked = Object.entries({ user, billing, shipping }).flatMap(([type, found]) =>
      found.asked === null ? [] : [[type, found.asked]],
    );
    if (asked.length > 0) evidence({ live: Object.fromEntries(asked) });
    return {
      user_address: user.details,
      billing_address: billing.details,
      shipping_address: shipping.details,
    };
  },
});

/** Creates the address module with its dependencies. */
export const openAddresses = ({
  database,
  hasher,
  metrics,
}: {
  readonly database: Database;
  readonly hasher: Hasher;
  readonly metrics: Metrics;
}): Signal<'address_details', FeatureContext> =>
  addressSignal({
    hasher,
    spend: (question) => spendOnQuestion(database, question),
    verified: (charge) => metrics.addresses.inc(charge),
  });
