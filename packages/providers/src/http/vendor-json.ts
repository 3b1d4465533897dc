import { type Clock, systemClock } from '../clock';
import { LookupFailure } from '../lookup';
import type { GuardedFetch, GuardedRequest, GuardedResponse } from '../net/guarded-fetch';

/** Location of a vendor's API and the means to reach it. */
export interface VendorEndpoint {
  /** Base URL; a path in it is preserved (`https://gateway.example/hibp`). */
  readonly baseUrl: string;
  readonly fetch: GuardedFetch;
  /** Identifies this product to the vendor. */
  readonly userAgent: string;
}

/** Joins `baseUrl` and encoded path segments to one URL. */
export function vendorUrl(
  baseUrl: string,
  segments: readonly string[],
  query: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/${segments.map(encodeURIComponent).join('/')}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

// Readers of untrusted JSON: a field of another type is `null`, never an exception and never a guess.

export type JsonObject = Readonly<Record<string, unknown>>;

export function asObject(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the objects of a list; other elements are left out. */
export function objectsOf(value: unknown): readonly JsonObject[] {
  return asList(value)
    .map(asObject)
    .filter((element) => element !== null);
}

/** Returns a text that is not empty, or null. */
export function asText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

export function textsOf(value: unknown): readonly string[] {
  return asList(value).flatMap((element) => asText(element) ?? []);
}

export function asNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function asBoolean(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

// Maximum pause: a source may name any time, but it is queried again after an hour.
const longestPauseMs = 3_600_000;

/**
 * Returns the pause of a `Retry-After` header in milliseconds, from seconds or an HTTP date (RFC 9110
 * §10.2.3), at most an hour; `null` if the header is absent or unreadable.
 */
export function retryAfterMs(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const text = header.trim();
  const pause = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isNaN(pause) ? null : Math.min(Math.max(pause, 0), longestPauseMs);
}

interface JsonAnswer {
  readonly status: number;
  /** The parsed body; `null` for a status in `quiet`. */
  readonly json: unknown;
  readonly url: string;
}

interface JsonRequest extends GuardedRequest {
  /** Statuses other than 2xx that are valid answers (404 = nothing known); their body is not read. */
  readonly quiet?: readonly number[];
}

/**
 * Returns the failure for a status, or `null` for 2xx. 429 and 503 carry the source's `Retry-After`; 401, 402
 * and 403 concern the credentials or the contract.
 */
export function statusFailure(response: GuardedResponse, clock: Clock): LookupFailure | null {
  const { status, headers } = response;
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 402 || status === 403) return new LookupFailure('unauthorised');
  if (status === 429)
    return new LookupFailure('rate-limited', retryAfterMs(headers['retry-after'], clock.now()));
  return new LookupFailure(
    'server-error',
    status === 503 ? retryAfterMs(headers['retry-after'], clock.now()) : null,
  );
}

/**
 * Requests a JSON document.
 * @throws LookupFailure of the exchange or the status; `unexpected-content` if the type is not JSON,
 *   `malformed` if the body is invalid
 */
export async function fetchJson(
  fetch: GuardedFetch,
  url: string,
  request: JsonRequest = {},
  clock: Clock = systemClock,
): Promise<JsonAnswer> {
  const { quiet = [], ...exchange } = request;
  const response = await fetch(url, {
    ...exchange,
    headers: { accept: 'application/json', ...exchange.headers },
  });
  if (quiet.includes(response.status)) return { status: response.status, json: null, url: response.url };
  const failure = statusFailure(response, clock);
  if (failure !== null) throw failure;
  // Accepts application/json, application/rdap+json, text/json and similar types.
  if (!/[/+]json\s*(?:;|$)/i.test(response.headers['content-type'] ?? '')) {
    throw new LookupFailure('unexpected-content');
  }
  return { status: response.status, json: parseJson(response.body), url: response.url };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new LookupFailure('malformed');
  }
}
