import { type AccountId, ApiError } from '@assay/contract';
import { customerNetwork, readScopedIp } from '@assay/networks';
import { type Database, leaseTokens } from '@assay/store';
import { LRUCache } from 'lru-cache';
import type { Runtime } from './runtime';

/** Number of requests allowed at once, and per second after that. */
interface AddressShare {
  readonly burst: number;
  readonly perSecond: number;
}

const ADDRESSES = 50_000;

/** Returns the customer network of an address, without its zone (RFC 4007). */
export function networkOf(address: string): string {
  const read = readScopedIp(address);
  return read?.version === 6 ? customerNetwork(read) : (address.split('%')[0] ?? '');
}

/**
 * Returns a token bucket per customer network, in this process only. It protects against floods and isn't
 * exact.
 */
export function addressLimit(now: () => number, share: AddressShare): (address: string) => boolean {
  const allowed = shareLimit(now, share);
  return (address) => allowed(networkOf(address));
}

/** Returns the same kind of token bucket for any name. */
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

/**
 * Maximum time for which an account without tokens is considered empty, in milliseconds. A longer time means
 * that the clock was set back.
 */
const MAX_EMPTY_MS = 1000;
/**
 * Target duration of a lease, in milliseconds: short enough to be fair between processes, long enough to cost
 * little.
 */
const LEASE_MS = 50;
const BURST_SECONDS = 2;

interface Lease {
  tokens: number;
  /** Time until which the shared bucket is known to be empty. */
  emptyUntil: number;
  pending: Promise<void> | undefined;
}

export interface RateLimiter {
  /**
   * Uses one request of the account.
   * @throws ApiError 4004 with Retry-After when the account has used up its requests
   */
  spend(accountId: AccountId, perSecond: number): Promise<void>;
}

/**
 * Returns a token bucket per account (burst = 2 s worth), shared by all processes through the database. Each
 * process leases about 50 ms worth of tokens and uses them locally. The limit is exact for the deployment to
 * within one lease per process, and a request almost never waits for the bucket.
 */
export function rateLimiter(
  database: Database,
  runtime: Runtime,
  /** Clock of the shared buckets: the database's, or this process's in tests that control it. */
  clock: 'database' | 'process' = 'database',
): RateLimiter {
  const leases = new Map<number, Lease>();

  async function renew(lease: Lease, accountId: AccountId, perSecond: number): Promise<void> {
    const now = runtime.now();
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
        const emptyFor = lease.emptyUntil - runtime.now();
        if (emptyFor > 0 && emptyFor <= MAX_EMPTY_MS) {
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
