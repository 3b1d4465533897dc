import { type Clock, systemClock } from '../clock';
import { LookupFailure } from '../lookup';
import type { GuardedFetch, GuardedRequest, GuardedResponse } from '../net/guarded-fetch';

/** Where a vendor's API is and how it is reached. */
export interface VendorEndpoint {
  /** Base URL; a path in it is kept (`https://gateway.example/hibp`). */
  readonly baseUrl: string;
  readonly fetch: GuardedFetch;
  /** Names this product to the vendor. */
  readonly userAgent: string;
}

/** `baseUrl` and encoded path segments as one URL. */
export function vendorUrl(
  baseUrl: string,
  segments: readonly string[],
  query: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/${segments.map(encodeURIComponent).join('/')}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

// Reading of untrusted JSON: a field of another type is `null`, never an exception and never a guess.

export type JsonObject = Readonly<Record<string, unknown>>;

export function asObject(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The objects of a list; other elements are left out. */
export function objectsOf(value: unknown): readonly JsonObject[] {
  return asList(value)
    .map(asObject)
    .filter((element) => element !== null);
}

/** A text with something in it. */
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

// A source may name any time; beyond an hour it is asked again all the same.
const longestPauseMs = 3_600_000;

/**
 * The pause a `Retry-After` header asks for in milliseconds, from seconds or an HTTP date (RFC 9110 §10.2.3),
 * at most an hour; `null` when the header is absent or unreadable.
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
  /** Statuses beside 2xx that are answers of their own (404 = nothing known) and whose body is not read. */
  readonly quiet?: readonly number[];
}

/**
 * The failure that a status stands for, `null` for 2xx.
 * 429 and 503 carry the source's own `Retry-After`; 401, 402 and 403 mean the credentials or the contract.
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
 * @throws LookupFailure of the exchange or the status; `unexpected-content` when the type is not JSON,
 *   `malformed` when the body is none
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
  // application/json, application/rdap+json, text/json …
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
