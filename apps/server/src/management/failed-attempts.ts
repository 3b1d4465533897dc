import { ApiError } from '@assay/contract';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../platform/address-limit';

const MOST = 10;
const WINDOW_MS = 60_000;
const FOLLOWED_NETWORKS = 50_000;

/** Attempts to sign in, by network: ten that fail within a minute close the door until the first is a minute old. */
export class FailedAttempts {
  private readonly attempts = new LRUCache<string, number[]>({ max: FOLLOWED_NETWORKS });

  /**
   * Counts an attempt before it is tried, so that many at once cannot slip through.
   * @param now UNIX milliseconds.
   * @returns to be called when the attempt succeeds.
   * @throws ApiError 4004
   */
  begin(address: string, now: number): () => void {
    const network = networkOf(address);
    const recent = (this.attempts.get(network) ?? []).filter((at) => at > now - WINDOW_MS);
    const [first = now] = recent;
    if (recent.length >= MOST) {
      throw new ApiError('rateLimited', 'Too Many Requests: too many failed attempts to sign in', {
        retryAfterSeconds: Math.max(1, Math.ceil((first + WINDOW_MS - now) / 1000)),
      });
    }
    this.attempts.set(network, [...recent, now]);
    return () => {
      const kept = [...(this.attempts.get(network) ?? [])];
      const index = kept.indexOf(now);
      if (index >= 0) kept.splice(index, 1);
      this.attempts.set(network, kept);
    };
  }
}
