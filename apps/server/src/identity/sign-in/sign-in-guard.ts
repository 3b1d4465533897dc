import { hash } from 'node:crypto';
import { ApiError } from '@assay/contract';
import {
  clearSignIn,
  countNetworkAttempt,
  countSignIn,
  type Database,
  readSignIns,
  type SignInRecord,
  uncountNetworkAttempt,
  uncountSignIn,
} from '@assay/store';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../platform/rate-limit';

const MOST = 10;
const WINDOW_MS = 60_000;
const FOLLOWED_NETWORKS = 50_000;

/**
 * Limits failed sign-ins by network, across all processes. After ten failures within a minute, the network is
 * blocked until its first failure is one minute old.
 */
export class FailedAttempts {
  /** Blocked networks and the end of the block; their attempts cost no database query. */
  private readonly closed = new LRUCache<string, number>({ max: FOLLOWED_NETWORKS });

  constructor(private readonly database: Database) {}

  /**
   * Counts an attempt before it runs, so that concurrent attempts can't bypass the limit.
   * @param now UNIX milliseconds
   * @returns a function to call when the attempt succeeds
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
    throw new ApiError('rateLimited', 'Too Many Requests: too many failed sign-ins. Try again later', {
      retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1000)),
    });
  }
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Failures of a network before it must wait; the wait doubles with each further failure. */
const FREE_FAILURES = 5;
const MAX_WAIT_MS = HOUR_MS;
/** Maximum wait of a network from which the address has signed in, in milliseconds. */
const MAX_WAIT_KNOWN_MS = 5 * MINUTE_MS;
/**
 * Failures of all unknown networks within an hour before all of them must wait; known networks aren't
 * affected.
 */
const FREE_FAILURES_OF_STRANGERS = 30;
/** Time for which a network is known after a sign-in, in milliseconds. */
export const KNOWN_MS = 90 * DAY_MS;

/** @returns end of the wait in UNIX milliseconds; 0 = no wait */
function closedUntil(record: SignInRecord, now: number): number {
  const { failures, failedAt, succeededAt, strangers, strangersFailedAt } = record;
  const isKnown = succeededAt !== null && now - succeededAt.getTime() < KNOWN_MS;
  const longest = isKnown ? MAX_WAIT_KNOWN_MS : MAX_WAIT_MS;
  const wait =
    failures < FREE_FAILURES ? 0 : Math.min(longest, MINUTE_MS * 2 ** Math.min(failures - FREE_FAILURES, 10));
  const own = failedAt === null || wait === 0 ? 0 : failedAt.getTime() + wait;
  const others =
    isKnown || strangers < FREE_FAILURES_OF_STRANGERS || strangersFailedAt === null
      ? 0
      : strangersFailedAt.getTime() + MAX_WAIT_MS;
  const until = Math.max(own, others);
  return until > now ? until : 0;
}

/** An attempt that counts as failed until one of these functions is called. */
export interface SignInAttempt {
  /** All credentials are proven: clears earlier failures. */
  succeeded(): Promise<void>;
  /**
   * No credential was wrong but another one is still required: removes this attempt and retains earlier
   * failures.
   */
  withdrawn(): Promise<void>;
}

/**
 * Limits sign-ins by email address, across all processes. Guessing from many networks blocks networks that
 * never signed in with the address, never those that did. Unknown addresses are treated the same, so the
 * response doesn't reveal registered addresses.
 * @throws ApiError 4004
 */
export async function beginSignIn(
  database: Database,
  email: string,
  network: string,
  now: Date,
): Promise<SignInAttempt> {
  const typed = Buffer.from(`sign-in ${email}`);
  // A keyed hash, if keys exist, so that a database dump doesn't let an attacker confirm an address.
  const who = database.vault.mark(typed) ?? hash('sha256', typed, 'buffer');
  const record = await readSignIns(database, who, network, new Date(now.getTime() - HOUR_MS));
  const until = closedUntil(record, now.getTime());
  if (until > 0)
    throw new ApiError('rateLimited', 'Too Many Requests: too many failed sign-ins. Try again later', {
      retryAfterSeconds: Math.max(1, Math.ceil((until - now.getTime()) / 1000)),
    });
  await countSignIn(database, who, network, now);
  return {
    succeeded: () => clearSignIn(database, who, network, now),
    withdrawn: () => uncountSignIn(database, who, network, { countedAt: now, before: record.failedAt }),
  };
}
