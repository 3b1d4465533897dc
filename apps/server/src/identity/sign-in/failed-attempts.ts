import { ApiError } from '@assay/contract';
import { countNetworkAttempt, type Database, uncountNetworkAttempt } from '@assay/store';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../platform/address-limit';

const MOST = 10;
const WINDOW_MS = 60_000;
const FOLLOWED_NETWORKS = 50_000;

/**
 * Attempts to sign in, by network and over all processes: ten that fail within a minute close the door until the first is a
 * minute old.
 */
export class FailedAttempts {
  /** Networks that wait, and until when: what they send meanwhile costs the database nothing. */
  private readonly closed = new LRUCache<string, number>({ max: FOLLOWED_NETWORKS });

  constructor(private readonly database: Database) {}

  /**
   * Counts an attempt before it is tried, so that many at once cannot slip through.
   * @param now UNIX milliseconds.
   * @returns to be called when the attempt succeeds.
   * @throws ApiError 4004
   */
  async begin(address: string, now: number): Promise<() => Promise<void>> {
    const network = networkOf(address);
    this.requireOpen(this.closed.get(network) ?? 0, now);
    const { count, since } = await countNetworkAttempt(this.database, network, {
      now: new Date(now),
      openedAfter: new Date(now - WINDOW_MS),
    });
    if (count > MOST) {
      const until = since.getTime() + WINDOW_MS;
      this.closed.set(network, until);
      this.requireOpen(until, now);
    }
    return () => uncountNetworkAttempt(this.database, network, since);
  }

  private requireOpen(until: number, now: number): void {
    if (until <= now) return;
    throw new ApiError('rateLimited', 'Too Many Requests: too many failed attempts to sign in', {
      retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1000)),
    });
  }
}
