import { type Clock, systemClock } from '../clock';
import { asObject, asText, type JsonObject } from '../http/json-fields';
import { fetchJson } from '../http/json-source';
import { type VendorEndpoint, vendorUrl } from '../http/vendor-endpoint';
import { LookupFailure, type LookupPort } from '../lookup';
import { type HlrStatus, hlrStatuses } from './data/hlr-statuses';
import { e164Digits } from './e164';

interface NetworkOperator {
  readonly carrier: string | null;
  /** Mobile country and network code (ITU-T E.212), e.g. `26201`. */
  readonly carrier_prefix: string | null;
}

interface VisitedOperator extends NetworkOperator {
  /** ISO 3166-1 alpha-2. */
  readonly carrier_country: string | null;
}

/** What the home location register reports of a subscriber. */
export interface HlrAnswer {
  readonly status: HlrStatus;
  readonly imsi: string | null;
  readonly serving_msc: string | null;
  readonly original_carrier: NetworkOperator | null;
  /** Today's network when the number was ported. */
  readonly ported_carrier: NetworkOperator | null;
  readonly roaming_carrier: VisitedOperator | null;
}

interface HlrOptions extends VendorEndpoint {
  /** Sent as `Authorization: Bearer …`. */
  readonly apiKey: string;
  readonly clock?: Clock;
}

/**
 * HLR look-up by the provider-neutral shape of this package's README: `POST /hlr` {msisdn}; vendors differ, so
 * each is put behind this one shape by a small gateway. 404 = the number is in no register.
 * The number goes in the body: URLs end up in access logs.
 */
export function createHlrPort(options: HlrOptions): LookupPort<string, HlrAnswer> {
  return {
    async lookup(phone, { signal }) {
      const msisdn = e164Digits(phone);
      if (msisdn === null) return null;
      const { status, json } = await fetchJson(
        options.fetch,
        vendorUrl(options.baseUrl, ['hlr']),
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${options.apiKey}`,
            'user-agent': options.userAgent,
          },
          body: JSON.stringify({ msisdn }),
          quiet: [404],
          signal,
        },
        options.clock ?? systemClock,
      );
      if (status === 404) return null;
      const root = asObject(json);
      const state = asText(root?.status);
      if (root === null || state === null) throw new LookupFailure('malformed');
      return {
        status: hlrStatuses[state.toUpperCase()] ?? 'UNDETERMINED',
        imsi: asText(root.imsi),
        serving_msc: asText(root.serving_msc),
        original_carrier: operator(asObject(root.original)),
        ported_carrier: operator(asObject(root.ported)),
        roaming_carrier: visitedOperator(asObject(root.roaming)),
      };
    },
  };
}

function operator(entry: JsonObject | null): NetworkOperator | null {
  return entry === null ? null : { carrier: asText(entry.carrier), carrier_prefix: asText(entry.mccmnc) };
}

function visitedOperator(entry: JsonObject | null): VisitedOperator | null {
  const found = operator(entry);
  return found === null ? null : { ...found, carrier_country: asText(entry?.country)?.toUpperCase() ?? null };
}
