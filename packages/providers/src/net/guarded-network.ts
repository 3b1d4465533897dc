import { lookup } from 'node:dns/promises';
import { connect, isIP, type Socket } from 'node:net';
import { domainToASCII } from 'node:url';
import { LookupFailure } from '../lookup';
import type { AddressPolicy } from './address-policy';

// The conversion below uses a URL parser, which would cut the text at these characters or ignore line ends.
const notInNames = /[\s/\\?#:@%[\]]/;
const label = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;

/**
 * Returns the domain in its wire format: lowercase, punycode, no final dot. Returns `null` if it cannot be a
 * public domain name (RFC 1035 §2.3.4 lengths, at least two labels, not an address).
 */
export function asciiDomain(text: string): string | null {
  const name = text.trim().replace(/\.$/, '');
  if (notInNames.test(name)) return null;
  const ascii = domainToASCII(name).toLowerCase();
  const labels = ascii.split('.');
  if (ascii.length > 253 || labels.length < 2 || !labels.every((part) => label.test(part))) return null;
  // In the URL standard a name whose last label is all digits is an address, whatever the rest is.
  return /^\d+$/.test(labels.at(-1)!) ? null : ascii;
}

/**
 * Resolves a host name to addresses.
 * @throws LookupFailure `host-not-found` if the name has none, `unreachable` if that is unknown
 */
export type HostResolver = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

/** Name resolution and address policy for outgoing connections. */
export interface GuardedNetwork {
  readonly policy: AddressPolicy;
  readonly resolve: HostResolver;
}

/** Uses the operating system's resolver, including the hosts file. */
export const systemHostResolver: HostResolver = async (host, signal) => {
  try {
    const addresses = await abortable(lookup(host, { all: true, order: 'verbatim' }), signal);
    return addresses.map(({ address }) => address);
  } catch (thrown) {
    if (thrown instanceof LookupFailure) throw thrown;
    const code = (thrown as NodeJS.ErrnoException).code;
    throw new LookupFailure(code === 'ENOTFOUND' || code === 'ENODATA' ? 'host-not-found' : 'unreachable');
  }
};

/** Returns the promise's result, or a `timeout` failure as soon as the signal aborts. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(new LookupFailure('timeout'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/**
 * Returns the host's addresses, resolved once and all permitted. Connecting to these (and never to the name
 * again) prevents DNS rebinding. One forbidden address rejects the name, because no legitimate public host
 * has any.
 *
 * @param host a name or an address; IPv6 with or without brackets
 * @throws LookupFailure `forbidden-address`, `host-not-found`, `unreachable`, `timeout`
 */
export async function permittedAddresses(
  host: string,
  network: GuardedNetwork,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const bare = host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host;
  const addresses = isIP(bare) === 0 ? await network.resolve(bare, signal) : [bare];
  if (addresses.length === 0) throw new LookupFailure('host-not-found');
  if (!addresses.every((address) => network.policy.permits(address)))
    throw new LookupFailure('forbidden-address');
  return addresses;
}

/**
 * Opens a TCP connection to a permitted address of the host; the signal destroys it at any time.
 * @throws LookupFailure as {@link permittedAddresses}
 */
export async function guardedConnect(
  host: string,
  port: number,
  network: GuardedNetwork,
  signal: AbortSignal,
): Promise<Socket> {
  let failure = new LookupFailure('unreachable');
  for (const address of await permittedAddresses(host, network, signal)) {
    try {
      return await connectTo(address, port, signal);
    } catch (thrown) {
      failure = thrown instanceof LookupFailure ? thrown : failure;
      if (signal.aborted) break;
    }
  }
  throw failure;
}

function connectTo(address: string, port: number, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new LookupFailure('timeout'));
      return;
    }
    const socket = connect({ host: address, port });
    const abort = (): void => {
      socket.destroy();
      reject(new LookupFailure('timeout'));
    };
    signal.addEventListener('abort', abort, { once: true });
    socket.once('close', () => signal.removeEventListener('abort', abort));
    // This handler remains for the socket's lifetime: a reset between two reads must not become an uncaught
    // exception.
    socket.on('error', () => reject(new LookupFailure('unreachable')));
    socket.once('connect', () => resolve(socket));
  });
}
