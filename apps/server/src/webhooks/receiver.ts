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

/** What came of a request to an endpoint. */
export type Reply =
  | {
      readonly status: number;
      readonly headers: { readonly [name: string]: string };
      /** As far as it is kept. */
      readonly body: string;
    }
  | { readonly failure: FailureKind };

export interface Receiver {
  /** Whether a URL may be an endpoint's at all; whether its addresses may be reached is seen at every request. */
  permits(url: string): boolean;
  /** Never throws for what the endpoint does. */
  post(
    url: string,
    headers: { readonly [name: string]: string },
    body: string,
    signal: AbortSignal,
  ): Promise<Reply>;
}

export interface ReceiverOptions {
  /** Lets endpoints be http or https on this machine: for trying out. */
  readonly allowLoopback: boolean;
  /** Limit of one whole exchange, redirects included; default 30 s. */
  readonly timeLimitMs?: number;
  /** How names become addresses; default: the machine's DNS servers. */
  readonly resolve?: HostResolver;
}

const TIME_LIMIT_MS = 30_000;
const LONGEST_URL = 2048;
const KEPT_BYTES = 4096;
const LOOPBACK = ['127.0.0.0/8', '::1/128'];
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Through the DNS, not the system's resolver: that one's few threads would all wait for one name server that hangs. */
function machineResolver(): HostResolver {
  const resolve = dnsHostResolver(createDnsClient({ servers: getServers() }));
  return async (host, signal) => (host === 'localhost' ? ['127.0.0.1', '::1'] : resolve(host, signal));
}

/**
 * The way to endpoints. Private, link-local, metadata and other special addresses are refused at every request and
 * every redirect, and the connection goes to the addresses that were checked. A redirect is followed with the same
 * request: the endpoint has moved, and what it may know it may pass on.
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
    { keepAlive: true, permits: isPermitted },
  );
  return {
    permits(text) {
      if (text.length > LONGEST_URL || !URL.canParse(text)) return false;
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
          maxBytes: KEPT_BYTES,
          overlong: 'cut',
          repeatable: true,
        });
        // The database's JSON cannot hold the character NUL.
        const text = new TextDecoder().decode(answer.body).replaceAll('\0', '\ufffd');
        return { status: answer.status, headers: answer.headers, body: text };
      } catch (thrown) {
        return { failure: failureKind(thrown) };
      }
    },
  };
}
