import type { Account } from '@assay/store';
import { CannotAnswer } from './cannot-answer';

/**
 * Returns the account with the given id, or the only account.
 * @throws CannotAnswer when there is no such account, or when several exist and none is named
 */
export function chooseAccount(accounts: readonly Account[], asked: string | undefined): Account {
  const chosen = asked === undefined ? accounts : accounts.filter(({ id }) => String(id) === asked);
  const [account, ...others] = chosen;
  if (!account) throw new CannotAnswer(`Account not found: ${asked ?? ''}.`);
  if (others.length === 0) return account;
  const names = chosen.map(({ id, name }) => `${id} (${name})`).join(', ');
  throw new CannotAnswer(`Select an account with --account: ${names}.`);
}
