import type { Connection } from './database';

/** Rows that a look at the queues of all accounts finds at most: as many as processes may be after them at the same time. */
export const LOOKED_AT = 32;

/**
 * Takes the first of what waits that nobody else took meanwhile. The look is over all accounts and holds nothing; the claim names
 * one account, because rows of several are not locked by one statement where they lie on several servers.
 * @param waiting what waits longest first
 * @param claim null = somebody else has it
 */
export async function claimFirst<Waiting, Claimed>(
  waiting: readonly Waiting[],
  claim: (one: Waiting) => Promise<Claimed | null>,
): Promise<Claimed | null> {
  for (const one of waiting) {
    const claimed = await claim(one);
    if (claimed !== null) return claimed;
  }
  return null;
}

/** Accounts whose rows one statement may change or lock: all of them on one server; each by itself where they lie on several. */
export async function accountGroups(
  { isDistributed }: Pick<Connection, 'isDistributed'>,
  accounts: Iterable<number>,
): Promise<readonly (readonly number[])[]> {
  const each = [...new Set(accounts)];
  if (each.length === 0) return [];
  return (await isDistributed()) ? each.map((account) => [account]) : [each];
}

/** Longer than any process leases a lane of webhooks or a job of a verification. */
const LONGEST_LEASE_MS = 60_000;

/**
 * SQL: whether nobody holds what is leased. A lease that ends later than any is given was given before the database's clock
 * was put back: who held it renews it in seconds, or is gone.
 */
export const isFree = (leaseUntil: string, now: string): string =>
  `(${leaseUntil} <= ${now} OR ${leaseUntil} > ${now} + ${LONGEST_LEASE_MS})`;
