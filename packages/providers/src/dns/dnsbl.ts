import { prefixHolds, readScopedIp } from '@assay/networks';
import { LookupFailure, type LookupPort } from '../lookup';
import { addressRange, isPublicAddress } from '../net/address-policy';
import type { DnsblZone } from './data/dnsbl-zones';
import { type DnsClient, recordsOf, reverseLabels } from './dns-client';

/** One list's entry for the address. */
interface DnsblListing {
  /** The zone's name. */
  readonly list: string;
  /** Response addresses, `127.0.0.x`. */
  readonly codes: readonly string[];
  readonly meanings: readonly string[];
  /** True if at least one code means abuse rather than policy. */
  readonly abuse: boolean;
  /** The list's own explanation (TXT record). */
  readonly reason: string | null;
}

export interface DnsblAnswer {
  /**
   * True if on an abuse list; `null` if no list answered, or if no list that answered contains the address
   * and another did not answer.
   */
  readonly listed: boolean | null;
  readonly listings: readonly DnsblListing[];
  /** Names of the lists that answered and of those that did not (refused, timeout, invalid). */
  readonly answered: readonly string[];
  readonly unanswered: readonly string[];
}

const loopback = addressRange('127.0.0.0/8');
// "Query refused": over the limit, through a public resolver, or an invalid key.
const refusal = addressRange('127.255.255.0/24');

/**
 * RFC 5782 §2.1: entries are inside 127/8, and 127.0.0.1 is never an entry. Any other response is from a
 * broken zone.
 */
function isEntry(code: string): boolean {
  const answer = readScopedIp(code);
  if (answer === null || code === '127.0.0.1') return false;
  return prefixHolds(loopback, answer) && !prefixHolds(refusal, answer);
}

/**
 * Queries every zone for an address. Returns `null` for addresses that no list can contain (private,
 * reserved). Throws `unreachable` if no zone of the address's family answered.
 */
export function createDnsblPort(
  dns: DnsClient,
  zones: readonly DnsblZone[],
): LookupPort<string, DnsblAnswer> {
  return {
    async lookup(address, { signal }) {
      const labels = reverseLabels(address);
      if (labels === null || !isPublicAddress(address)) return null;
      const family = readScopedIp(address)?.version === 4 ? 4 : 6;
      const asked = zones.filter(({ families }) => families.includes(family));
      if (asked.length === 0) return null;

      const results = await Promise.all(asked.map((zone) => askZone(dns, zone, labels, signal)));
      const namesWhere = (isAnswered: boolean) =>
        asked.filter((_, i) => (results[i] !== null) === isAnswered).map(({ name }) => name);
      const answered = namesWhere(true);
      const unanswered = namesWhere(false);
      if (answered.length === 0) throw new LookupFailure(signal.aborted ? 'timeout' : 'unreachable');
      const listings = results.flatMap((listing) => listing ?? []);
      const isAbusive = listings.some(({ abuse }) => abuse);
      return { listed: isAbusive || (unanswered.length > 0 ? null : false), listings, answered, unanswered };
    },
  };
}

/** Returns the zone's listings (zero or one), or `null` without a usable answer. */
async function askZone(
  dns: DnsClient,
  zone: DnsblZone,
  labels: string,
  signal: AbortSignal,
): Promise<readonly DnsblListing[] | null> {
  const name = `${labels}.${zone.zone}`;
  const codes = recordsOf(await dns.a(name, signal));
  if (codes === null || !codes.every(isEntry)) return null;
  if (codes.length === 0) return [];
  const reasons = recordsOf(await dns.txt(name, signal)) ?? [];
  const known = codes.map((code) => zone.codes[code] ?? { meaning: `code ${code}`, abuse: true });
  return [
    {
      list: zone.name,
      codes,
      meanings: known.map(({ meaning }) => meaning),
      abuse: known.some(({ abuse }) => abuse),
      reason: reasons[0] ?? null,
    },
  ];
}
