import { ApiError } from '@assay/contract';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../platform/address-limit';

const MOST = 30;
const WINDOW_MS = 60_000;
const FOLLOWED_NETWORKS = 50_000;

/**
 * Keys that there are not, by the network that sent them. Thirty within a minute, and keys that are not known to be good are
 * no longer looked up for it until the minute is over: guessing costs no query, and no other network notices.
 */
export class WrongKeys {
  private readonly networks = new LRUCache<string, { since: number; count: number }>({
    max: FOLLOWED_NETWORKS,
  });

  /** @param now UNIX milliseconds. */
  count(address: string, now: number): void {
    const network = networkOf(address);
    const held = this.networks.get(network);
    if (!held || now - held.since >= WINDOW_MS) this.networks.set(network, { since: now, count: 1 });
    else held.count++;
  }

  /**
   * Whether keys of the network are looked up.
   * @throws ApiError 4004
   */
  requireRoom(address: string, now: number): void {
    const held = this.networks.get(networkOf(address));
    if (!held || held.count < MOST || now - held.since >= WINDOW_MS) return;
    throw new ApiError('rateLimited', 'Too Many Requests: too many wrong license keys', {
      retryAfterSeconds: Math.max(1, Math.ceil((held.since + WINDOW_MS - now) / 1000)),
    });
  }
}
