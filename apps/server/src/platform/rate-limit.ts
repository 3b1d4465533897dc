import { type AccountId, ApiError } from '@assay/contract';
import { customerNetwork, readScopedIp } from '@assay/networks';
import { type Database, leaseTokens } from '@assay/store';
import { LRUCache } from 'lru-cache';
import type { Ambient } from './ambient';

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

/** An account without tokens asks again after a second at most: whatever is further away, the clock was put back. */
const LONGEST_EMPTY_MS = 1000;
/** How long a lease should last: short enough to be fair between processes, long enough to cost little. */
const LEASE_MS = 50;
const BURST_SECONDS = 2;

interface Lease {
  tokens: number;
  /** Until then the shared bucket is known to be empty. */
  emptyUntil: number;
  pending: Promise<void> | undefined;
}

export interface RateLimiter {
  /** @throws ApiError 4004 with Retry-After when the account has used up its requests. */
  spend(accountId: AccountId, perSecond: number): Promise<void>;
}

/**
 * A token bucket per account (burst = 2 s worth), shared by all processes through the database: each process leases
 * about 50 ms worth of tokens and spends them locally, so the limit is exact over the deployment to within one lease
 * per process, and a call almost never waits for the bucket.
 */
export function rateLimiter(
  database: Database,
  ambient: Ambient,
  /** The clock of the shared buckets: the database's, or this process's in tests that move it. */
  clock: 'database' | 'process' = 'database',
): RateLimiter {
  const leases = new Map<number, Lease>();

  async function renew(lease: Lease, accountId: AccountId, perSecond: number): Promise<void> {
    const now = ambient.now();
    const wanted = Math.max(1, Math.ceil((perSecond * LEASE_MS) / 1000));
    const granted = await leaseTokens(
      database,
      { accountId, perSecond, burst: perSecond * BURST_SECONDS },
      wanted,
      clock === 'database' ? null : now,
    );
    lease.tokens += granted;
    if (granted === 0) lease.emptyUntil = now + Math.ceil(1000 / perSecond);
  }

  return {
    async spend(accountId, perSecond) {
      if (perSecond === 0) return;
      let lease = leases.get(accountId);
      if (!lease) {
        lease = { tokens: 0, emptyUntil: 0, pending: undefined };
        leases.set(accountId, lease);
      }
      while (lease.tokens < 1) {
        const emptyFor = lease.emptyUntil - ambient.now();
        if (emptyFor > 0 && emptyFor <= LONGEST_EMPTY_MS) {
          throw new ApiError('rateLimited', undefined, {
            retryAfterSeconds: Math.max(1, Math.ceil(1 / perSecond)),
          });
        }
        const current: Lease = lease;
        current.pending ??= renew(current, accountId, perSecond).finally(() => {
          current.pending = undefined;
        });
        await current.pending;
      }
      lease.tokens--;
    },
  };
}
