import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { LookupFailure } from '../lookup';
import { type GuardedNetwork, permittedAddresses } from './guarded-network';

/** Returns the stream of decoded bytes: the server may have compressed them. */
function decoded(message: IncomingMessage): Readable {
  const encoding = message.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const decoder = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }[encoding];
  // Iterating the decoder below throws the pipeline's errors.
  return decoder === undefined ? message : pipeline(message, decoder(), () => {});
}

/**
 * Reads a whole body and stops at `maxBytes` decoded bytes, so that neither a long response nor a compression
 * bomb fills the memory.
 * @param excess `overlong`: `cut` returns the first `maxBytes` bytes of a longer body; `damaged`: `cut` returns
 *   the readable part of one that breaks off or cannot be decoded
 * @throws LookupFailure `too-large`, `timeout`, or `malformed` if the body breaks off or cannot be decoded
 */
async function readBody(
  message: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
  { overlong = 'fail', damaged = 'fail' }: Pick<GuardedRequest, 'overlong' | 'damaged'>,
): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of decoded(message)) {
      size += (chunk as Buffer).length;
      chunks.push(chunk as Buffer);
      if (size <= maxBytes) continue;
      if (overlong === 'fail') throw new LookupFailure('too-large');
      message.destroy();
      return Buffer.concat(chunks, maxBytes);
    }
  } catch (thrown) {
    message.destroy();
    if (signal.aborted) throw new LookupFailure('timeout');
    if (damaged === 'cut') return Buffer.concat(chunks).subarray(0, maxBytes);
    throw thrown instanceof LookupFailure ? thrown : new LookupFailure('malformed');
  }
  return Buffer.concat(chunks, size);
}

export interface GuardedRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * Dropped on a redirect to another origin, except `accept` and `user-agent`, because they may contain
   * secrets.
   */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly signal?: AbortSignal | undefined;
  /** Time limit of the whole exchange including redirects, in milliseconds; default 10,000. */
  readonly timeoutMs?: number;
  /** Maximum size of the decoded body in bytes; default 1 MiB. */
  readonly maxBytes?: number;
  /** Maximum number of redirects; default 0 = a redirect is returned unchanged. */
  readonly maxRedirects?: number;
  /** Handling of a body larger than `maxBytes`: `fail` (default), or `cut` to return the first part. */
  readonly overlong?: 'fail' | 'cut';
  /** Handling of a body that breaks off or cannot be decoded, as `overlong`. */
  readonly damaged?: 'fail' | 'cut';
  /**
   * True if the request may be sent twice, so that a reused connection that was just closed is not a failure;
   * default for GET and HEAD.
   */
  readonly repeatable?: boolean;
}

export interface GuardedResponse {
  readonly status: number;
  /** Lowercase names; repeated headers joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  /** Decoded (gzip, deflate, br). */
  readonly body: Uint8Array;
  /** URL of the response, after redirects. */
  readonly url: string;
}

/**
 * One HTTP(S) exchange that cannot be turned against the internal network.
 * @throws LookupFailure `forbidden-url` (scheme, credentials in the URL), `forbidden-address`,
 *   `host-not-found`, `unreachable`, `tls`, `timeout`, `too-large`, `too-many-redirects`, `malformed`
 */
export type GuardedFetch = (url: string, request?: GuardedRequest) => Promise<GuardedResponse>;

interface GuardedFetchOptions {
  /** The only trusted certificates (PEM), for a gateway with a private authority. */
  readonly ca?: string;
  /** Reuse connections for the next request (to the address checked when they were opened); default false. */
  readonly reuseConnections?: boolean;
  /** Restricts the URLs that may be requested, including redirects; default every http and https URL. */
  readonly permits?: (url: URL) => boolean;
}

const defaultTimeoutMs = 10_000;
const defaultMaxBytes = 1024 * 1024;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/**
 * Creates an HTTP client that resolves every host once, refuses private and reserved addresses, and connects
 * only to the addresses it checked. Every redirect is checked in the same way (OWASP Server-Side Request
 * Forgery Prevention).
 */
export function createGuardedFetch(network: GuardedNetwork, options: GuardedFetchOptions = {}): GuardedFetch {
  const permitted = (text: string, base?: URL): URL => {
    const url = permittedUrl(text, base);
    if (options.permits && !options.permits(url)) throw new LookupFailure('forbidden-url');
    return url;
  };
  const pool = { keepAlive: options.reuseConnections ?? false };
  const agents = {
    'http:': new HttpAgent(pool),
    'https:': new HttpsAgent({ ...pool, ...(options.ca === undefined ? {} : { ca: options.ca }) }),
  };

  return async function guardedFetch(url, request = {}) {
    const timeout = AbortSignal.timeout(request.timeoutMs ?? defaultTimeoutMs);
    const signal = request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal]);
    const maxRedirects = request.maxRedirects ?? 0;
    let target = permitted(url);
    let current = request;

    for (let redirects = 0; ; redirects++) {
      const addresses = await permittedAddresses(target.hostname, network, signal);
      const message = await send(
        target,
        current,
        addresses,
        agents[target.protocol as 'http:' | 'https:'],
        signal,
      );
      const location = message.headers.location;
      const status = message.statusCode ?? 0;
      if (maxRedirects === 0 || location === undefined || !redirectStatuses.has(status)) {
        const isBodiless = current.method === 'HEAD' || status === 204 || status === 304;
        const body = isBodiless
          ? noBody(message)
          : await readBody(message, request.maxBytes ?? defaultMaxBytes, signal, request);
        return { status, headers: flatHeaders(message), body, url: target.href };
      }
      message.destroy();
      if (redirects === maxRedirects) throw new LookupFailure('too-many-redirects');
      const next = permitted(location, target);
      current = redirectedRequest(current, status, next.origin === target.origin);
      target = next;
    }
  };
}

/**
 * Such responses may still have a length and an encoding header (RFC 9110 §9.3.2), but there is nothing to
 * decode.
 */
function noBody(message: IncomingMessage): Uint8Array {
  message.resume();
  return new Uint8Array();
}

function permittedUrl(text: string, base?: URL): URL {
  if (!URL.canParse(text, base?.href)) throw new LookupFailure('forbidden-url');
  const url = new URL(text, base);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username !== '' || url.password !== '') throw new LookupFailure('forbidden-url');
  return url;
}

/**
 * Returns the request after a redirect: RFC 9110 §15.4 for the method, and no confidential headers to another
 * origin.
 * @throws LookupFailure `forbidden-url` if a body would have to be sent to another origin
 */
function redirectedRequest(request: GuardedRequest, status: number, sameOrigin: boolean): GuardedRequest {
  const { headers = {}, body, ...rest } = request;
  const method = request.method ?? 'GET';
  const kept = sameOrigin
    ? headers
    : Object.fromEntries(Object.entries(headers).filter(([name]) => /^(accept|user-agent)$/i.test(name)));
  const becomesGet = status === 303 ? method !== 'HEAD' : status <= 302 && method === 'POST';
  if (becomesGet || body === undefined)
    return { ...rest, headers: kept, method: becomesGet ? 'GET' : method };
  if (!sameOrigin) throw new LookupFailure('forbidden-url');
  return request;
}

function send(
  url: URL,
  request: GuardedRequest,
  addresses: readonly string[],
  agent: HttpAgent | HttpsAgent,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { body } = request;
    const options: RequestOptions = {
      method: request.method ?? 'GET',
      agent,
      signal,
      headers: {
        'accept-encoding': 'gzip, deflate, br',
        ...request.headers,
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      },
      lookup: pinned(addresses),
    };
    const exchange = url.protocol === 'https:' ? httpsRequest(url, options) : httpRequest(url, options);
    exchange.on('response', resolve);
    exchange.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed a reused connection at the time of the request, so a retry is safe.
      const isSafe = request.repeatable ?? (options.method === 'GET' || options.method === 'HEAD');
      if (exchange.reusedSocket && error.code === 'ECONNRESET' && isSafe && !signal.aborted) {
        resolve(send(url, request, addresses, agent, signal));
      } else reject(requestFailure(error, signal));
    });
    exchange.end(body);
  });
}

/** Resolves the host only to the addresses that were already checked. */
function pinned(addresses: readonly string[]): LookupFunction {
  const records = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host, options, callback) => {
    if (options.all) callback(null, records);
    else callback(null, records[0]!.address, records[0]!.family);
  };
}

/** Maps a socket, TLS or parser error to a failure kind, without its text, which may contain the URL. */
function requestFailure(error: NodeJS.ErrnoException, signal: AbortSignal): LookupFailure {
  if (signal.aborted) return new LookupFailure('timeout');
  const code = error.code ?? '';
  if (code.startsWith('HPE_')) return new LookupFailure('malformed');
  const isTls = /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO_|ERR_OSSL)/.test(code);
  return new LookupFailure(isTls ? 'tls' : 'unreachable');
}

function flatHeaders(message: IncomingMessage): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}
