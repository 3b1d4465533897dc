import { LRUCache } from 'lru-cache';

/** So many calls of an address at once, and so many a second from then on. */
interface AddressShare {
  readonly burst: number;
  readonly perSecond: number;
}

const ADDRESSES = 50_000;

/** A token bucket per address, in this process only: it guards against floods, it does not count exactly. */
export function addressLimit(now: () => number, share: AddressShare): (address: string) => boolean {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: ADDRESSES });
  return (address) => {
    const at = now();
    const bucket = buckets.get(address) ?? { tokens: share.burst, at };
    const refilled = (Math.max(0, at - bucket.at) * share.perSecond) / 1000;
    bucket.tokens = Math.min(share.burst, bucket.tokens + refilled);
    bucket.at = at;
    buckets.set(address, bucket);
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  };
}
