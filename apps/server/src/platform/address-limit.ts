import { customerNetwork, readScopedIp } from '@assay/networks';
import { LRUCache } from 'lru-cache';

/** So many calls of an address at once, and so many a second from then on. */
interface AddressShare {
  readonly burst: number;
  readonly perSecond: number;
}

const ADDRESSES = 50_000;

/** The network of the customer who has the address, a zone behind it (RFC 4007) aside. */
export function networkOf(address: string): string {
  const read = readScopedIp(address);
  return read?.version === 6 ? customerNetwork(read) : (address.split('%')[0] ?? '');
}

/** A token bucket per customer's network, in this process only: it guards against floods, it does not count exactly. */
export function addressLimit(now: () => number, share: AddressShare): (address: string) => boolean {
  const allowed = shareLimit(now, share);
  return (address) => allowed(networkOf(address));
}

/** The same for anything that has a name. */
export function shareLimit(now: () => number, share: AddressShare): (name: string) => boolean {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: ADDRESSES });
  return (name) => {
    const at = now();
    const bucket = buckets.get(name) ?? { tokens: share.burst, at };
    const refilled = (Math.max(0, at - bucket.at) * share.perSecond) / 1000;
    bucket.tokens = Math.min(share.burst, bucket.tokens + refilled);
    bucket.at = at;
    buckets.set(name, bucket);
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  };
}
