import { type Clock, systemClock } from '../clock';
import { asBoolean, asNumber, asText, objectsOf, textsOf } from '../http/json-fields';
import { fetchJson } from '../http/json-source';
import { type VendorEndpoint, vendorUrl } from '../http/vendor-endpoint';
import { LookupFailure, type LookupPort } from '../lookup';

/** One breach that an address was found in. */
interface AccountBreach {
  readonly name: string;
  readonly title: string | null;
  readonly domain: string | null;
  /** `YYYY-MM-DD`. */
  readonly date: string | null;
  readonly accounts: number | null;
  readonly dataClasses: readonly string[];
  readonly verified: boolean | null;
  /** A list of addresses to send spam to rather than a breach of a service. */
  readonly spamList: boolean | null;
}

export interface AccountBreaches {
  /** Oldest first; `[]` = in none. */
  readonly breaches: readonly AccountBreach[];
}

interface HibpOptions extends VendorEndpoint {
  readonly apiKey: string;
  readonly clock?: Clock;
}

/** An address known from hundreds of breaches answers a few hundred kilobytes. */
const maxBytes = 4 * 1024 * 1024;

/**
 * Have I Been Pwned API v3, `GET /breachedaccount/{account}`: needs a key and a user agent; 404 = in no breach;
 * 429 names the pause. Data of the breach catalogue: CC BY 4.0, attribution to haveibeenpwned.com.
 */
export function createHibpPort(options: HibpOptions): LookupPort<string, AccountBreaches> {
  return {
    async lookup(email, { signal }) {
      const account = email.trim().toLowerCase();
      if (!account.includes('@')) return null;
      const { status, json } = await fetchJson(
        options.fetch,
        vendorUrl(options.baseUrl, ['breachedaccount', account], { truncateResponse: 'false' }),
        {
          headers: { 'hibp-api-key': options.apiKey, 'user-agent': options.userAgent },
          quiet: [404],
          signal,
          maxBytes,
        },
        options.clock ?? systemClock,
      );
      if (status === 404) return { breaches: [] };
      if (!Array.isArray(json)) throw new LookupFailure('malformed');
      const breaches = objectsOf(json).flatMap((entry): AccountBreach[] => {
        const name = asText(entry.Name);
        if (name === null) return [];
        return [
          {
            name,
            title: asText(entry.Title),
            domain: asText(entry.Domain),
            date: asText(entry.BreachDate),
            accounts: asNumber(entry.PwnCount),
            dataClasses: textsOf(entry.DataClasses),
            verified: asBoolean(entry.IsVerified),
            spamList: asBoolean(entry.IsSpamList),
          },
        ];
      });
      return { breaches: breaches.toSorted((a, b) => (a.date ?? '9999').localeCompare(b.date ?? '9999')) };
    },
  };
}
