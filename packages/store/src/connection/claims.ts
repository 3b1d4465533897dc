import type { Database } from './connection';

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

/** Accounts by group: one statement may change or lock the rows of a group. */
export async function accountGroups(
  { groupOf }: Pick<Database, 'groupOf'>,
  accounts: Iterable<number>,
): Promise<readonly (readonly number[])[]> {
  const groups = new Map<number, number[]>();
  for (const account of new Set(accounts)) {
    const group = await groupOf(account);
    const known = groups.get(group);
    if (known) known.push(account);
    else groups.set(group, [account]);
  }
  return [...groups.values()];
}
