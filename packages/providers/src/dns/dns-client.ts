import { Resolver } from 'node:dns/promises';
import { LookupFailure } from '../lookup';
import { abortable, type HostResolver } from '../net/guarded-network';
import { type DnsAnswer, type MxRecord, recordsOf } from './dns-answer';
import { reverseName } from './reverse-name';

export interface DnsClientSettings {
  /** Recursive resolvers as `address`, `address:port` or `[v6]:port`; never taken from the machine. */
  readonly servers: readonly string[];
  /** Wait for one reply, in milliseconds; default 1,000. */
  readonly timeoutMs?: number;
  /** Attempts per server; default 2. */
  readonly tries?: number;
}

/** Questions to the DNS. Answers are values; none of these rejects. */
export interface DnsClient {
  mx(domain: string, signal: AbortSignal): Promise<DnsAnswer<MxRecord>>;
  /** Each record's character-strings joined (RFC 7208 §3.3). */
  txt(name: string, signal: AbortSignal): Promise<DnsAnswer<string>>;
  a(name: string, signal: AbortSignal): Promise<DnsAnswer<string>>;
  aaaa(name: string, signal: AbortSignal): Promise<DnsAnswer<string>>;
  /** Host names of an IPv4 or IPv6 address, lower-case without the final dot. */
  ptr(address: string, signal: AbortSignal): Promise<DnsAnswer<string>>;
}

// c-ares' codes for "the name does not exist", "it has no such records", and names that cannot exist.
const absentCodes: Readonly<Record<string, { readonly nxdomain: boolean }>> = {
  ENOTFOUND: { nxdomain: true },
  EBADNAME: { nxdomain: true },
  ENODATA: { nxdomain: false },
};

/**
 * A DNS client on Node's own resolver (c-ares): UDP with a retry over TCP when a reply is truncated.
 * @throws TypeError (from Node) when a server is not an address
 */
export function createDnsClient(settings: DnsClientSettings): DnsClient {
  const resolver = new Resolver({ timeout: settings.timeoutMs ?? 1_000, tries: settings.tries ?? 2 });
  resolver.setServers(settings.servers);

  async function answer<Raw, Rec>(
    question: Promise<readonly Raw[]>,
    signal: AbortSignal,
    read: (raw: Raw) => Rec,
  ): Promise<DnsAnswer<Rec>> {
    try {
      const records = (await abortable(question, signal)).map(read);
      return records.length > 0 ? { status: 'found', records } : { status: 'absent', nxdomain: false };
    } catch (thrown) {
      const absent = absentCodes[(thrown as NodeJS.ErrnoException).code ?? ''];
      return absent === undefined ? { status: 'unknown' } : { status: 'absent', ...absent };
    }
  }

  return {
    mx: (domain, signal) =>
      answer(resolver.resolveMx(domain), signal, ({ exchange, priority }) => ({
        exchange: hostName(exchange),
        preference: priority,
      })),
    txt: (name, signal) => answer(resolver.resolveTxt(name), signal, (strings) => strings.join('')),
    a: (name, signal) => answer(resolver.resolve4(name), signal, (address) => address),
    aaaa: (name, signal) => answer(resolver.resolve6(name), signal, (address) => address),
    // Not Resolver.reverse: it reads the hosts file too and takes a server failure for "no name".
    ptr: (address, signal) => {
      const name = reverseName(address);
      return name === null
        ? Promise.resolve({ status: 'absent', nxdomain: true })
        : answer(resolver.resolvePtr(name), signal, hostName);
    },
  };
}

function hostName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

/** Resolves hosts of outgoing connections through the configured DNS servers instead of the machine's. */
export function dnsHostResolver(dns: DnsClient): HostResolver {
  return async (host, signal) => {
    const [v4, v6] = (await Promise.all([dns.a(host, signal), dns.aaaa(host, signal)])).map(recordsOf);
    const addresses = [...(v4 ?? []), ...(v6 ?? [])];
    if (addresses.length > 0) return addresses;
    const isKnown = v4 !== null && v6 !== null;
    throw new LookupFailure(isKnown ? 'host-not-found' : signal.aborted ? 'timeout' : 'unreachable');
  };
}
