import type { UsAddressDetails } from '@assay/contract';
import { type Clock, systemClock } from '../clock';
import {
  asNumber,
  asObject,
  asText,
  fetchJson,
  type JsonObject,
  textsOf,
  type VendorEndpoint,
} from '../http/vendor-json';
import { LookupFailure, type LookupPort } from '../lookup';
import { type AddressQuestion, footnotes, positionOf, type VendorAddress, yesOrNo } from './vendor-address';

interface GoogleOptions extends VendorEndpoint {
  readonly apiKey: string;
  readonly clock?: Clock;
}

type Standing = Pick<VendorAddress, 'status' | 'precision'>;

/** `validationGranularity`: the most detailed level that the service could confirm. */
const GRANULARITIES: { readonly [said: string]: Standing } = {
  SUB_PREMISE: { status: 'VERIFIED', precision: 'DELIVERY_POINT' },
  PREMISE: { status: 'VERIFIED', precision: 'PREMISE' },
  PREMISE_PROXIMITY: { status: 'PARTIAL', precision: 'THOROUGHFARE' },
  BLOCK: { status: 'PARTIAL', precision: 'THOROUGHFARE' },
  ROUTE: { status: 'PARTIAL', precision: 'THOROUGHFARE' },
  OTHER: { status: 'PARTIAL', precision: 'LOCALITY' },
};

/** Reads the data of the Postal Service: DPV Y, S, D, N as in the certification of Publication 28. */
function usDetails(usps: JsonObject, isResidential: unknown): UsAddressDetails {
  const dpv = asText(usps.dpvConfirmation);
  const [code, check] = [asText(usps.deliveryPointCode), asText(usps.deliveryPointCheckDigit)];
  const standard = asObject(usps.standardizedAddress) ?? {};
  const zip = `${asText(standard.zipCode) ?? ''}${asText(standard.zipCodeExtension) ?? ''}`;
  const match = {
    Y: ['postal-match'],
    S: ['postal-match', 'unknown-secondary'],
    D: ['postal-match', 'missing-secondary'],
  } as const;
  return {
    enhanced_match: [...(match[dpv as keyof typeof match] ?? (['none'] as const))],
    // ZIP+4, the delivery point and its check digit, only if all of them are present.
    delivery_point_barcode:
      zip.length === 9 && code !== null && check !== null ? `${zip}${code}${check}` : null,
    freight_forwarder_match: null,
    metadata: {
      rdi: isResidential === true ? 'Residential' : isResidential === false ? 'Commercial' : null,
      record_type: asText(usps.addressRecordType),
      zip_type: null,
      county_fips: asText(usps.fipsCountyCode),
      carrier_route: asText(usps.carrierRoute),
      congressional_district: null,
      elot_sequence: asText(usps.elotNumber),
      elot_sort: asText(usps.elotFlag),
    },
    postal_analysis: {
      dpv_match_code: dpv,
      dpv_cmra: yesOrNo(usps.dpvCmra),
      dpv_vacant: yesOrNo(usps.dpvVacant),
      dpv_no_stat: yesOrNo(usps.dpvNoStat),
      dpv_footnotes: footnotes(asText(usps.dpvFootnote)),
    },
  };
}

function addressOf(result: JsonObject, country: string): VendorAddress {
  const verdict = asObject(result.verdict);
  const standing = GRANULARITIES[asText(verdict?.validationGranularity) ?? ''];
  if (verdict === null || standing === undefined) throw new LookupFailure('malformed');
  const postal = asObject(asObject(result.address)?.postalAddress) ?? {};
  const [street, ...further] = textsOf(postal.addressLines);
  const location = asObject(asObject(result.geocode)?.location);
  const place = positionOf(asNumber(location?.latitude), asNumber(location?.longitude));
  const usps = asObject(result.uspsData);
  const isUs = country === 'US';
  const confirmed = isUs && usps ? asText(usps.dpvConfirmation) : null;
  // An address with unconfirmed components is not verified, even if the granularity is.
  const isDoubtful = verdict.hasUnconfirmedComponents === true && confirmed !== 'Y';
  return {
    ...(isDoubtful && standing.status === 'VERIFIED'
      ? { status: 'PARTIAL', precision: 'THOROUGHFARE' }
      : confirmed === 'Y'
        ? { status: 'VERIFIED', precision: 'DELIVERY_POINT' }
        : standing),
    standard:
      street === undefined
        ? null
        : {
            street,
            street2: further.length === 0 ? null : further.join(', '),
            city: asText(postal.locality),
            region: asText(postal.administrativeArea),
            postcode: asText(postal.postalCode),
          },
    position: isUs && place ? { ...place, precision: 'UNKNOWN' } : null,
    us: isUs && usps ? usDetails(usps, asObject(result.metadata)?.residential) : null,
  };
}

/**
 * Queries addresses at a service in the format of Google's Address Validation API: `POST
 * /v1:validateAddress`.
 */
export function createGooglePort(options: GoogleOptions): LookupPort<AddressQuestion, VendorAddress> {
  return {
    async lookup({ country, street, street2, city, region, postcode }, { signal }) {
      const { json } = await fetchJson(
        options.fetch,
        `${options.baseUrl.replace(/\/+$/, '')}/v1:validateAddress`,
        {
          method: 'POST',
          headers: {
            'user-agent': options.userAgent,
            'content-type': 'application/json',
            'x-goog-api-key': options.apiKey,
          },
          body: JSON.stringify({
            address: {
              regionCode: country,
              addressLines: street2 === null ? [street] : [street, street2],
              ...(city === null ? {} : { locality: city }),
              ...(region === null ? {} : { administrativeArea: region }),
              ...(postcode === null ? {} : { postalCode: postcode }),
            },
            ...(country === 'US' ? { enableUspsCass: true } : {}),
          }),
          signal,
        },
        options.clock ?? systemClock,
      );
      const result = asObject(asObject(json)?.result);
      if (result === null) throw new LookupFailure('malformed');
      return addressOf(result, country);
    },
  };
}
