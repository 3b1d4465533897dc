import { type Clock, systemClock } from '../clock';
import { asBoolean, asObject, asText, fetchJson, type VendorEndpoint, vendorUrl } from '../http/vendor-json';
import { LookupFailure, type LookupPort } from '../lookup';

/** Data about a card's issuer range; any part may be unknown. */
export interface BinIssuer {
  readonly scheme: string | null;
  /** `debit`, `credit`. */
  readonly type: string | null;
  /** Product level, e.g. `Visa Classic`. */
  readonly brand: string | null;
  readonly prepaid: boolean | null;
  /** ISO 3166-1 alpha-2, uppercase. */
  readonly countryCode: string | null;
  readonly countryName: string | null;
  readonly bankName: string | null;
  readonly bankUrl: string | null;
  readonly bankPhone: string | null;
  readonly bankCity: string | null;
}

interface BinlistOptions extends VendorEndpoint {
  /** Sent as `Authorization: Bearer …` to hosted copies of the service; the public one needs no key. */
  readonly apiKey?: string;
  readonly clock?: Clock;
}

/** Maximum number of digits sent to the service (ISO/IEC 7812-1), even if the caller passes more. */
const longestBin = 8;

/**
 * Queries a source with binlist.net's version 3 API: `GET /{bin}` with `Accept-Version: 3`; 404 = unknown
 * range.
 */
export function createBinlistPort(options: BinlistOptions): LookupPort<string, BinIssuer> {
  return {
    async lookup(cardBin, { signal }) {
      const bin = /^\d{6,}$/.test(cardBin) ? cardBin.slice(0, longestBin) : null;
      if (bin === null) return null;
      const { status, json } = await fetchJson(
        options.fetch,
        vendorUrl(options.baseUrl, [bin]),
        {
          headers: {
            'accept-version': '3',
            'user-agent': options.userAgent,
            ...(options.apiKey === undefined ? {} : { authorization: `Bearer ${options.apiKey}` }),
          },
          quiet: [404],
          signal,
        },
        options.clock ?? systemClock,
      );
      if (status === 404) return null;
      const root = asObject(json);
      if (root === null) throw new LookupFailure('malformed');
      const country = asObject(root.country);
      const bank = asObject(root.bank);
      return {
        scheme: asText(root.scheme),
        type: asText(root.type),
        brand: asText(root.brand),
        prepaid: asBoolean(root.prepaid),
        countryCode: asText(country?.alpha2)?.toUpperCase() ?? null,
        countryName: asText(country?.name),
        bankName: asText(bank?.name),
        bankUrl: asText(bank?.url),
        bankPhone: asText(bank?.phone),
        bankCity: asText(bank?.city),
      };
    },
  };
}
