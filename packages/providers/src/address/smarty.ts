import type { UsAddressDetails, VerifiedAddress } from '@assay/contract';
import { type Clock, systemClock } from '../clock';
import {
  asNumber,
  asObject,
  asText,
  fetchJson,
  type JsonObject,
  objectsOf,
  type VendorEndpoint,
} from '../http/vendor-json';
import { LookupFailure, type LookupPort } from '../lookup';
import { type AddressQuestion, footnotes, positionOf, type VendorAddress, yesOrNo } from './vendor-address';

interface SmartyOptions extends VendorEndpoint {
  /** Base URL of the service for countries other than the United States. */
  readonly internationalBaseUrl: string;
  readonly authId: string;
  readonly authToken: string;
  readonly clock?: Clock;
}

const MATCHES = new Set<string>([
  'postal-match',
  'non-postal-match',
  'missing-secondary',
  'unknown-secondary',
  'ignored-input',
  'none',
]);
type Match = UsAddressDetails['enhanced_match'][number];
const US_PRECISIONS: { readonly [said: string]: NonNullable<VendorAddress['position']>['precision'] } = {
  Zip9: 'ZIP9',
  Zip8: 'ZIP8',
  Zip7: 'ZIP7',
  Zip6: 'ZIP6',
  Zip5: 'ZIP5',
  Rooftop: 'ROOFTOP',
  Parcel: 'PARCEL',
};
const NOT_FOUND: VendorAddress = {
  status: 'NOT_FOUND',
  precision: 'NONE',
  standard: null,
  position: null,
  us: null,
};

/** Reads the further data of a candidate in the United States. */
function usDetails(candidate: JsonObject, matches: readonly Match[]): UsAddressDetails {
  const metadata = asObject(candidate.metadata) ?? {};
  const analysis = asObject(candidate.analysis) ?? {};
  return {
    enhanced_match: matches.length === 0 ? ['none'] : [...matches],
    delivery_point_barcode: asText(candidate.delivery_point_barcode),
    freight_forwarder_match: yesOrNo(analysis.freight_forwarder_match),
    metadata: {
      rdi: asText(metadata.rdi),
      record_type: asText(metadata.record_type),
      zip_type: asText(metadata.zip_type),
      county_fips: asText(metadata.county_fips),
      carrier_route: asText(metadata.carrier_route),
      congressional_district: asText(metadata.congressional_district),
      elot_sequence: asText(metadata.elot_sequence),
      elot_sort: asText(metadata.elot_sort),
    },
    postal_analysis: {
      dpv_match_code: asText(analysis.dpv_match_code),
      dpv_cmra: yesOrNo(analysis.dpv_cmra),
      dpv_vacant: yesOrNo(analysis.dpv_vacant),
      dpv_no_stat: yesOrNo(analysis.dpv_no_stat),
      dpv_footnotes: footnotes(asText(analysis.dpv_footnotes)),
    },
  };
}

/** DPV: Y confirmed, S confirmed without its unit, D without the unit that it needs, N not confirmed. */
function usStanding(
  dpv: string | null,
  matches: readonly Match[],
): Pick<VendorAddress, 'status' | 'precision'> {
  if (dpv === 'Y') return { status: 'VERIFIED', precision: 'DELIVERY_POINT' };
  if (dpv === 'S' || dpv === 'D' || matches.includes('non-postal-match'))
    return { status: 'VERIFIED', precision: 'PREMISE' };
  return { status: 'PARTIAL', precision: 'THOROUGHFARE' };
}

function usAddress(candidate: JsonObject): VendorAddress {
  const line = asText(candidate.delivery_line_1);
  const parts = asObject(candidate.components);
  const analysis = asObject(candidate.analysis);
  if (line === null || parts === null || analysis === null) throw new LookupFailure('malformed');
  const matches = (asText(analysis.enhanced_match)?.split(',') ?? []).filter((match): match is Match =>
    MATCHES.has(match),
  );
  const metadata = asObject(candidate.metadata) ?? {};
  const place = positionOf(asNumber(metadata.latitude), asNumber(metadata.longitude));
  const [zip, plus4] = [asText(parts.zipcode), asText(parts.plus4_code)];
  return {
    ...usStanding(asText(analysis.dpv_match_code), matches),
    standard: {
      street: line,
      street2: asText(candidate.delivery_line_2),
      city: asText(parts.city_name),
      region: asText(parts.state_abbreviation),
      postcode: zip !== null && plus4 !== null ? `${zip}-${plus4}` : zip,
    },
    position: place && { ...place, precision: US_PRECISIONS[asText(metadata.precision) ?? ''] ?? 'UNKNOWN' },
    us: usDetails(candidate, matches),
  };
}

const WORLD_STATUSES: { readonly [said: string]: VerifiedAddress['status'] } = {
  Verified: 'VERIFIED',
  Partial: 'PARTIAL',
  Ambiguous: 'PARTIAL',
  None: 'NOT_FOUND',
};
const WORLD_PRECISIONS: { readonly [said: string]: VerifiedAddress['precision'] } = {
  DeliveryPoint: 'DELIVERY_POINT',
  Premise: 'PREMISE',
  Thoroughfare: 'THOROUGHFARE',
  Locality: 'LOCALITY',
  AdministrativeArea: 'ADMINISTRATIVE_AREA',
  None: 'NONE',
};

function worldAddress(candidate: JsonObject): VendorAddress {
  const analysis = asObject(candidate.analysis);
  const status = WORLD_STATUSES[asText(analysis?.verification_status) ?? ''];
  const precision = WORLD_PRECISIONS[asText(analysis?.address_precision) ?? ''];
  const parts = asObject(candidate.components) ?? {};
  const street = asText(candidate.address1);
  if (status === undefined || precision === undefined) throw new LookupFailure('malformed');
  if (status === 'NOT_FOUND') return NOT_FOUND;
  return {
    status,
    precision,
    standard:
      street === null
        ? null
        : {
            street,
            street2: null,
            city: asText(parts.locality),
            region: asText(parts.administrative_area),
            postcode: asText(parts.postal_code),
          },
    position: null,
    us: null,
  };
}

/** Returns the members of a request that have a value. */
const sent = (members: { readonly [name: string]: string | null }): { [name: string]: string } =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );

/**
 * Queries addresses at a service in the format of Smarty's US Street (`POST /street-address`) and
 * International Street (`GET /verify`) APIs. The credentials go into the query, as both require.
 */
export function createSmartyPort(options: SmartyOptions): LookupPort<AddressQuestion, VendorAddress> {
  const { fetch, baseUrl, internationalBaseUrl, userAgent, clock = systemClock } = options;
  const urlOf = (base: string, path: string, query: { readonly [name: string]: string }) => {
    const url = new URL(`${base.replace(/\/+$/, '')}/${path}`);
    for (const [name, value] of Object.entries({
      'auth-id': options.authId,
      'auth-token': options.authToken,
      ...query,
    }))
      url.searchParams.set(name, value);
    return url.href;
  };
  const askUs = ({ street, street2, city, region, postcode }: AddressQuestion, signal: AbortSignal) =>
    fetchJson(
      fetch,
      urlOf(baseUrl, 'street-address', {}),
      {
        method: 'POST',
        headers: { 'user-agent': userAgent, 'content-type': 'application/json' },
        body: JSON.stringify([
          {
            ...sent({ street, street2, city, state: region, zipcode: postcode }),
            candidates: 1,
            match: 'enhanced',
          },
        ]),
        signal,
      },
      clock,
    );
  const askWorld = (question: AddressQuestion, signal: AbortSignal) =>
    fetchJson(
      fetch,
      urlOf(
        internationalBaseUrl,
        'verify',
        sent({
          country: question.country,
          address1: question.street,
          address2: question.street2,
          locality: question.city,
          administrative_area: question.region,
          postal_code: question.postcode,
        }),
      ),
      { headers: { 'user-agent': userAgent }, signal },
      clock,
    );
  return {
    async lookup(question, { signal }) {
      const isUs = question.country === 'US';
      const { json } = await (isUs ? askUs(question, signal) : askWorld(question, signal));
      if (!Array.isArray(json)) throw new LookupFailure('malformed');
      const [candidate] = objectsOf(json);
      if (candidate === undefined) {
        if (json.length > 0) throw new LookupFailure('malformed');
        return NOT_FOUND;
      }
      return isUs ? usAddress(candidate) : worldAddress(candidate);
    },
  };
}
