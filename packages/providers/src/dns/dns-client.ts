import { Resolver } from 'node:dns/promises';
import { bytesOf, readScopedIp } from '@assay/networks';
import { LookupFailure } from '../lookup';
import { abortable, type HostResolver } from '../net/guarded-network';

/**
 * Result of a DNS query for one name and type. `absent` is an answer (NXDOMAIN, or the name exists without
 * such records); `unknown` means no answer (SERVFAIL, REFUSED, no reply).
 */
type DnsAnswer<Rec> =
  | { readonly status: 'found'; readonly records: readonly Rec[] }
  | { readonly status: 'absent'; readonly nxdomain: boolean }
  | { readonly status: 'unknown' };

/** Returns the records, `[]` if the DNS answered that none exist, or `null` if it did not answer. */
export function recordsOf<Rec>(answer: DnsAnswer<Rec>): readonly Rec[] | null {
  if (answer.status === 'unknown') return null;
  return answer.status === 'found' ? answer.records : [];
}

/**
 * One MX record (RFC 1035 §3.3.9). Lower preference is tried first; an empty `exchange` is a null MX (RFC
 * 7505).
 */
export interface MxRecord {
  readonly exchange: string;
  readonly preference: number;
}

/**
 * Returns the address as DNS labels in reverse: octets for IPv4, nibbles for IPv6 (RFC 5782 §2.1 and §2.4);
 * `null` if the text is not an address. `192.0.2.99` → `99.2.0.192`.
 */
export function reverseLabels(text: string): string | null {
  const address = readScopedIp(text);
  if (address === null) return null;
  const bytes = bytesOf(address);
  const labels =
    address.version === 4
      ? bytes.map(String)
      : bytes.flatMap((byte) => [byte >> 4, byte & 15].map((n) => n.toString(16)));
  return labels.reverse().join('.');
}

/** Returns the name of the PTR records of the address (RFC 1035 §3.5, RFC 3596 §2.5). */
function reverseName(address: string): string | null {
  const labels = reverseLabels(address);
  return labels === null
    ? null
    : `${labels}.${readScopedIp(address)?.version === 4 ? 'in-addr' : 'ip6'}.arpa`;
}

export interface DnsClientSettings {
  /**
   * Recursive resolvers as `address`, `address:port` or `[v6]:port`; never read from the system
   * configuration.
   */
  readonly servers: readonly string[];
  /** Maximum wait for one reply, in milliseconds; default 1,000. */
  readonly timeoutMs?: number;
  /** Attempts per server; default 2. */
  readonly tries?: number;
}

/** DNS queries. Results are values; no method rejects. */
export interface DnsClient {
  mx(domain: string, signal: AbortSignal): Promise<DnsAnswer<MxRecord>>;
  /** Each record's character-strings joined (RFC 7208 §3.3). */
  txt(name: string, signal: AbortSignal): Promise<DnsAnswer<string>>;
  a(name: string, signal: AbortSignal): Promise<DnsAnswer<string>>;
  aaaa(name: string, signal: AbortSignal): Promise<DnsAnswer<string>>;
  /** Host names of an IPv4 or IPv6 address, in lowercase without the final dot. */
  ptr(address: string, signal: AbortSignal): Promise<DnsAnswer<string>>;
}

// c-ares codes for a name that does not exist, a name without such records, and an invalid name.
const absentCodes: Readonly<Record<string, { readonly nxdomain: boolean }>> = {
  ENOTFOUND: { nxdomain: true },
  EBADNAME: { nxdomain: true },
  ENODATA: { nxdomain: false },
};

/**
 * Creates a DNS client on Node's own resolver (c-ares): UDP with a retry over TCP if a reply is truncated.
 * @throws TypeError (from Node) if a server is not an address
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
    // Resolver.reverse is not used: it also reads the hosts file and treats a server failure as "no name".
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

/** Resolves hosts of outgoing connections through the configured DNS servers instead of the system's. */
export function dnsHostResolver(dns: DnsClient): HostResolver {
  return async (host, signal) => {
    const [v4, v6] = (await Promise.all([dns.a(host, signal), dns.aaaa(host, signal)])).map(recordsOf);
    const addresses = [...(v4 ?? []), ...(v6 ?? [])];
    if (addresses.length > 0) return addresses;
    const isKnown = v4 !== null && v6 !== null;
    throw new LookupFailure(isKnown ? 'host-not-found' : signal.aborted ? 'timeout' : 'unreachable');
  };
}
