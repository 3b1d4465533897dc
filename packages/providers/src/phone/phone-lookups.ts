import { type Clock, systemClock } from '../clock';
import {
  asObject,
  asText,
  fetchJson,
  type JsonObject,
  type VendorEndpoint,
  vendorUrl,
} from '../http/vendor-json';
import { LookupFailure, type LookupPort } from '../lookup';
import { type HlrStatus, hlrStatuses } from './data/hlr-statuses';

/**
 * Returns the digits of an international number without `+`, or `null` if it is invalid (ITU-T E.164: at most
 * 15).
 */
function e164Digits(phone: string): string | null {
  const digits = phone.replace(/^\+/, '');
  return /^[1-9]\d{6,14}$/.test(digits) ? digits : null;
}

/** Name that a telephone company shows for a number. */
export interface CallerName {
  readonly name: string | null;
  /** `BUSINESS` or `CONSUMER`. */
  readonly type: string | null;
}

interface CnamOptions extends VendorEndpoint {
  /** User name and secret of HTTP Basic authentication (account or key ID, and its token). */
  readonly username: string;
  readonly password: string;
  readonly clock?: Clock;
}

/**
 * Looks up the caller name in the format of Twilio Lookup v2: `GET
 * /v2/PhoneNumbers/{+number}?Fields=caller_name`. 404 = no such number. An `error_code` inside the response
 * is a failure of the source.
 */
export function createCnamPort(options: CnamOptions): LookupPort<string, CallerName> {
  const authorization = `Basic ${Buffer.from(`${options.username}:${options.password}`).toString('base64')}`;
  return {
    async lookup(phone, { signal }) {
      const digits = e164Digits(phone);
      if (digits === null) return null;
      const { status, json } = await fetchJson(
        options.fetch,
        vendorUrl(options.baseUrl, ['v2', 'PhoneNumbers', `+${digits}`], { Fields: 'caller_name' }),
        { headers: { authorization, 'user-agent': options.userAgent }, quiet: [404], signal },
        options.clock ?? systemClock,
      );
      if (status === 404) return null;
      const root = asObject(json);
      if (root === null) throw new LookupFailure('malformed');
      const entry = asObject(root.caller_name);
      if (entry === null) return null;
      if (entry.error_code !== null && entry.error_code !== undefined)
        throw new LookupFailure('server-error');
      return { name: asText(entry.caller_name), type: asText(entry.caller_type) };
    },
  };
}

interface NetworkOperator {
  readonly carrier: string | null;
  /** Mobile country and network code (ITU-T E.212), e.g. `26201`. */
  readonly carrier_prefix: string | null;
}

interface VisitedOperator extends NetworkOperator {
  /** ISO 3166-1 alpha-2. */
  readonly carrier_country: string | null;
}

/** Data of the home location register about a subscriber. */
export interface HlrAnswer {
  readonly status: HlrStatus;
  readonly imsi: string | null;
  readonly serving_msc: string | null;
  readonly original_carrier: NetworkOperator | null;
  /** Current network if the number was ported. */
  readonly ported_carrier: NetworkOperator | null;
  readonly roaming_carrier: VisitedOperator | null;
}

interface HlrOptions extends VendorEndpoint {
  /** Sent as `Authorization: Bearer …`. */
  readonly apiKey: string;
  readonly clock?: Clock;
}

/**
 * Queries an HLR in the provider-neutral format of this package's README: `POST /hlr` {msisdn}. Vendors
 * differ, so each needs a small gateway with this format. 404 = the number is in no register. The number goes
 * in the body because URLs end up in access logs.
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
