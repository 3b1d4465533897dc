import { type Clock, systemClock } from '../clock';
import {
  asBoolean,
  asNumber,
  asText,
  fetchJson,
  objectsOf,
  statusFailure,
  textsOf,
  type VendorEndpoint,
  vendorUrl,
} from '../http/vendor-json';
import { LookupFailure, type LookupPort } from '../lookup';

export interface PwnedPassword {
  /** Number of times the password occurs in known breaches; 0 = not found. */
  readonly occurrences: number;
}

interface PwnedPasswordsOptions extends VendorEndpoint {
  readonly clock?: Clock;
}

const prefixLength = 5;
// About a thousand suffixes of 40 bytes, padded.
const maxRangeBytes = 512 * 1024;

/**
 * Queries the Pwned Passwords range API by the first five hex digits of the password's SHA-1 (k-anonymity),
 * so the source never receives the full hash. `Add-Padding` hides the number of suffixes as well. The input
 * is the SHA-1 in hex; any other hash returns `null`.
 */
export function createPwnedPasswordsPort(options: PwnedPasswordsOptions): LookupPort<string, PwnedPassword> {
  return {
    async lookup(sha1, { signal }) {
      const hash = sha1.trim().toUpperCase();
      if (!/^[0-9A-F]{40}$/.test(hash)) return null;
      const response = await options.fetch(
        vendorUrl(options.baseUrl, ['range', hash.slice(0, prefixLength)]),
        {
          headers: { 'add-padding': 'true', 'user-agent': options.userAgent, accept: 'text/plain' },
          signal,
          maxBytes: maxRangeBytes,
        },
      );
      const failure = statusFailure(response, options.clock ?? systemClock);
      if (failure !== null) throw failure;
      return {
        occurrences: occurrencesOf(hash.slice(prefixLength), new TextDecoder().decode(response.body)),
      };
    },
  };
}

/** Reads lines of `SUFFIX:COUNT`; padding lines have the count 0. */
function occurrencesOf(suffix: string, body: string): number {
  const lines = body.split(/\r?\n/).filter((line) => line !== '');
  if (lines.length === 0 || !lines.every((line) => /^[0-9A-F]{35}:\d+$/i.test(line))) {
    throw new LookupFailure('malformed');
  }
  const found = lines.find((line) => line.slice(0, suffix.length).toUpperCase() === suffix);
  return found === undefined ? 0 : Number(found.slice(suffix.length + 1));
}

/** One breach that contains an address. */
interface AccountBreach {
  readonly name: string;
  readonly title: string | null;
  readonly domain: string | null;
  /** `YYYY-MM-DD`. */
  readonly date: string | null;
  readonly accounts: number | null;
  readonly dataClasses: readonly string[];
  readonly verified: boolean | null;
  /** True for a spam list instead of a breach of a service. */
  readonly spamList: boolean | null;
}

export interface AccountBreaches {
  /** Oldest first; `[]` = in no breach. */
  readonly breaches: readonly AccountBreach[];
}

interface HibpOptions extends VendorEndpoint {
  readonly apiKey: string;
  readonly clock?: Clock;
}

/** The response for an address in hundreds of breaches has a few hundred kilobytes. */
const maxBytes = 4 * 1024 * 1024;

/**
 * Queries the Have I Been Pwned API v3, `GET /breachedaccount/{account}`. It needs a key and a user agent;
 * 404 = in no breach; 429 contains the pause. Data of the breach catalog: CC BY 4.0, attribution to
 * haveibeenpwned.com.
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
