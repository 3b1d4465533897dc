import type { Database } from './connection';

/**
 * Maximum number of rows per query of the queues of all accounts: the number of processes that may compete
 * for them.
 */
export const LOOKED_AT = 32;

/**
 * Claims the first waiting row that no other process has claimed. The query covers all accounts and locks
 * nothing. The claim names one account, because one statement can't lock rows of accounts on several servers.
 * @param waiting the longest waiting first
 * @param claim returns null if another process has it
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

/** Groups accounts by server: one statement may change or lock the rows of a group. */
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
