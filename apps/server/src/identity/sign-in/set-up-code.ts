import type { AccountId } from '@assay/contract';
import { type Database, listPanelUsers } from '@assay/store';
import { base32 } from '../../platform/secrets/totp';
import type { Directory } from '../accounts/directory';

/** Length of a setup code in bytes: 120 bits can't be guessed and can still be typed. */
const CODE_BYTES = 15;

/**
 * Returns the setup code, which proves access to the server's output. It is derived from the deployment's
 * keys, so every process and every start has the same code and none is stored. null = a store without keys.
 */
export function setUpCode({ vault }: Pick<Database, 'vault'>, owner: AccountId): string | null {
  const mark = vault.mark(Buffer.from(`set-up code of account ${owner}`));
  if (!mark) return null;
  return (base32(mark.subarray(0, CODE_BYTES)).match(/.{4}/g) ?? []).join('-');
}

/** Returns the owner's account while it has no user, so that the first one can be created; otherwise null. */
export async function accountWithoutUsers(
  database: Database,
  directory: Pick<Directory, 'owner'>,
): Promise<AccountId | null> {
  const owner = directory.owner();
  if (!owner || setUpCode(database, owner.id) === null) return null;
  return (await listPanelUsers(database, owner.id)).length === 0 ? owner.id : null;
}

/** Returns the setup message that the server prints at startup; null when a user exists. */
export async function printedSetUpCode(
  database: Database,
  directory: Pick<Directory, 'owner'>,
): Promise<string | null> {
  const account = await accountWithoutUsers(database, directory);
  return account === null ? null : setUpCode(database, account);
}
