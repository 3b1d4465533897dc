import { type Clock, systemClock } from '../clock';
import { LookupFailure } from '../lookup';
import type { GuardedFetch, GuardedRequest, GuardedResponse } from '../net/guarded-fetch';
import { retryAfterMs } from './retry-after';

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
