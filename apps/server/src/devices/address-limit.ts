import { LRUCache } from 'lru-cache';

/** Calls per address: so many at once, and so many a second from then on. */
const BURST = 30;
const PER_SECOND = 5;
const ADDRESSES = 50_000;

/** A token bucket per address, in this process only: it guards against floods, it does not count exactly. */
export function addressLimit(now: () => number): (address: string) => boolean {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: ADDRESSES });
  return (address) => {
    const at = now();
    const bucket = buckets.get(address) ?? { tokens: BURST, at };
    bucket.tokens = Math.min(BURST, bucket.tokens + (Math.max(0, at - bucket.at) * PER_SECOND) / 1000);
    bucket.at = at;
    buckets.set(address, bucket);
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  };
}
