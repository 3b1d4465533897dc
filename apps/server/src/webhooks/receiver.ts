import { getServers } from 'node:dns';
import {
  createAddressPolicy,
  createDnsClient,
  createGuardedFetch,
  dnsHostResolver,
  type FailureKind,
  failureKind,
  type HostResolver,
} from '@assay/providers';

/** Result of a request to an endpoint. */
export type Reply =
  | {
      readonly status: number;
      readonly headers: { readonly [name: string]: string };
      /** Body, up to the stored length. */
      readonly body: string;
    }
  | { readonly failure: FailureKind };

export interface Receiver {
  /** Returns true if a URL is allowed for an endpoint. Its addresses are checked at every request. */
  permits(url: string): boolean;
  /** Sends a request. Never throws because of the endpoint's behavior. */
  post(
    url: string,
    headers: { readonly [name: string]: string },
    body: string,
    signal: AbortSignal,
  ): Promise<Reply>;
}

export interface ReceiverOptions {
  /** True if endpoints may be http or https on this machine, for tests. */
  readonly allowLoopback: boolean;
  /** Timeout of one whole exchange, in milliseconds; 30 s by default. */
  readonly timeLimitMs?: number;
  /** Resolves host names; by default with the machine's DNS servers. */
  readonly resolve?: HostResolver;
}

const TIME_LIMIT_MS = 30_000;
const MAX_URL_LENGTH = 2048;
const STORED_BYTES = 4096;
const LOOPBACK = ['127.0.0.0/8', '::1/128'];
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Returns true if a URL names this machine. */
export const isLoopbackUrl = (text: string): boolean =>
  URL.canParse(text) && LOOPBACK_HOST.test(new URL(text).hostname);

/**
 * Returns a resolver that queries DNS directly. The system's resolver has few threads, which could all wait
 * for one hanging name server.
 */
function machineResolver(): HostResolver {
  const resolve = dnsHostResolver(createDnsClient({ servers: getServers() }));
  return async (host, signal) => (host === 'localhost' ? ['127.0.0.1', '::1'] : resolve(host, signal));
}

/**
 * Creates the client for endpoints. Private, link-local, metadata and other special addresses are rejected at
 * every request, and the connection uses the addresses that were checked. Redirects are not followed, so
 * signed data goes only to the endpoint.
 */
export function webhookReceiver(options: ReceiverOptions): Receiver {
  const isPermitted = (url: URL) =>
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && options.allowLoopback && LOOPBACK_HOST.test(url.hostname));
  const fetch = createGuardedFetch(
    {
      policy: createAddressPolicy(options.allowLoopback ? LOOPBACK : []),
      resolve: options.resolve ?? machineResolver(),
    },
    { reuseConnections: true, permits: isPermitted },
  );
  return {
    permits(text) {
      if (text.length > MAX_URL_LENGTH || !URL.canParse(text)) return false;
      const url = new URL(text);
      return isPermitted(url) && url.username === '' && url.password === '';
    },
    async post(url, headers, body, signal) {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers,
          body,
          signal,
          timeoutMs: options.timeLimitMs ?? TIME_LIMIT_MS,
          maxBytes: STORED_BYTES,
          overlong: 'cut',
          damaged: 'cut',
          repeatable: true,
        });
        // The database's JSON can't contain the character NUL.
        const text = new TextDecoder().decode(answer.body).replaceAll('\0', '\ufffd');
        return { status: answer.status, headers: answer.headers, body: text };
      } catch (thrown) {
        return { failure: failureKind(thrown) };
      }
    },
  };
}
