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

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Failures of a network before it has to wait; the wait doubles with each one more. */
const FREE_FAILURES = 5;
const LONGEST_WAIT_MS = HOUR_MS;
/** A network that the address was signed in from waits no longer than this. */
const LONGEST_WAIT_KNOWN_MS = 5 * MINUTE_MS;
/** Failures of all unknown networks together within an hour; from then on they wait, and known ones do not. */
const FREE_FAILURES_OF_STRANGERS = 30;
/** So long a network stays known after it signed in. */
export const KNOWN_MS = 90 * DAY_MS;

/** @returns UNIX milliseconds until which nobody may try from there; 0 = now */
function closedUntil(record: SignInRecord, now: number): number {
  const { failures, failedAt, succeededAt, strangers, strangersFailedAt } = record;
  const isKnown = succeededAt !== null && now - succeededAt.getTime() < KNOWN_MS;
  const longest = isKnown ? LONGEST_WAIT_KNOWN_MS : LONGEST_WAIT_MS;
  const wait =
    failures < FREE_FAILURES ? 0 : Math.min(longest, MINUTE_MS * 2 ** Math.min(failures - FREE_FAILURES, 10));
  const own = failedAt === null || wait === 0 ? 0 : failedAt.getTime() + wait;
  const others =
    isKnown || strangers < FREE_FAILURES_OF_STRANGERS || strangersFailedAt === null
      ? 0
      : strangersFailedAt.getTime() + LONGEST_WAIT_MS;
  const until = Math.max(own, others);
  return until > now ? until : 0;
}

/** An attempt that counts as failed until it is said to be something else. */
export interface SignInAttempt {
  /** Whoever it was has proved everything that is asked of them: failures of before are forgotten. */
  succeeded(): Promise<void>;
  /** Nothing was wrong, and something is still to be proved: it does not count, and failures of before do. */
  withdrawn(): Promise<void>;
}

/**
 * Guards sign-ins by the address that was typed, over all processes: guessing from many networks closes the door for those that never
 * signed in with it, and never for the networks that did. Addresses that nobody has are treated alike, so that nothing shows
 * who has a password here.
 * @throws ApiError 4004
 */
export async function beginSignIn(
  database: Database,
  email: string,
  network: string,
  now: Date,
): Promise<SignInAttempt> {
  const typed = Buffer.from(`sign-in ${email}`);
  // Keyed where there are keys, so that a dump shows nobody's address to whom guesses it.
  const who = database.vault.mark(typed) ?? hash('sha256', typed, 'buffer');
  const record = await readSignIns(database, who, network, new Date(now.getTime() - HOUR_MS));
  const until = closedUntil(record, now.getTime());
  if (until > 0)
    throw new ApiError('rateLimited', 'Too Many Requests: too many failed attempts to sign in', {
      retryAfterSeconds: Math.max(1, Math.ceil((until - now.getTime()) / 1000)),
    });
  await countSignIn(database, who, network, now);
  return {
    succeeded: () => clearSignIn(database, who, network, now),
    withdrawn: () => uncountSignIn(database, who, network, { countedAt: now, before: record.failedAt }),
  };
}
