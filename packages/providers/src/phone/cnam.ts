import { type Clock, systemClock } from '../clock';
import { asObject, asText } from '../http/json-fields';
import { fetchJson } from '../http/json-source';
import { type VendorEndpoint, vendorUrl } from '../http/vendor-endpoint';
import { LookupFailure, type LookupPort } from '../lookup';
import { e164Digits } from './e164';

/** The name a telephone company shows for a number. */
export interface CallerName {
  readonly name: string | null;
  /** `BUSINESS` or `CONSUMER`. */
  readonly type: string | null;
}

interface CnamOptions extends VendorEndpoint {
  /** User name and secret of HTTP Basic authentication (account or key id, and its token). */
  readonly username: string;
  readonly password: string;
  readonly clock?: Clock;
}

/**
 * Caller name by the shape of Twilio Lookup v2: `GET /v2/PhoneNumbers/{+number}?Fields=caller_name`.
 * 404 = no such number. An `error_code` inside the answer is a failure of the source.
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
