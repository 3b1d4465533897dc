import { ApiError } from '@assay/contract';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../platform/address-limit';

const MOST = 30;
const WINDOW_MS = 60_000;
const FOLLOWED_NETWORKS = 50_000;
const REMEMBERED_KEYS = 10_000;

/**
 * Keys that there are not, by the network that sent them. Thirty within a minute, and keys that are not known to be good are
 * no longer looked up for it until the minute is over: guessing costs no query, and no other network notices. A key that is
 * sent again counts once: a service with an old key in its settings is nobody who guesses.
 */
export class WrongKeys {
  private readonly networks = new LRUCache<string, { since: number; count: number }>({
    max: FOLLOWED_NETWORKS,
  });

  /** When each key was found to be wrong, by its hash. */
  private readonly found = new LRUCache<string, number>({ max: REMEMBERED_KEYS });

  /** Whether a key was found to be wrong within the last minute. @param now UNIX milliseconds. */
  isKnown(hash: string, now: number): boolean {
    const at = this.found.get(hash);
    return at !== undefined && now - at < WINDOW_MS;
  }

  /** Keeps in mind that there is no such key. @param now UNIX milliseconds. */
  count(hash: string, address: string, now: number): void {
    this.found.set(hash, now);
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
