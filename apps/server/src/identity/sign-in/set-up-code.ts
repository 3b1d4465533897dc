import type { AccountId } from '@assay/contract';
import { type Database, listPanelUsers } from '@assay/store';
import { base32 } from '../../platform/secrets/totp';
import type { Directory } from '../accounts/directory';

/** A hundred and twenty random-looking bits: nobody guesses them, and a person can type them. */
const CODE_BYTES = 15;

/**
 * By which somebody proves that they see what the server prints. It follows from the deployment's keys, so that every process and every start
 * has the same one, and nothing of it is kept. null = a store without keys.
 */
export function setUpCode({ vault }: Pick<Database, 'vault'>, owner: AccountId): string | null {
  const mark = vault.mark(Buffer.from(`set-up code of account ${owner}`));
  if (!mark) return null;
  return (base32(mark.subarray(0, CODE_BYTES)).match(/.{4}/g) ?? []).join('-');
}

/** The owner's account as long as it has no user, so that its first one can be made; null from then on. */
export async function accountWithoutUsers(
  database: Database,
  directory: Pick<Directory, 'owner'>,
): Promise<AccountId | null> {
  const owner = directory.owner();
  if (!owner || setUpCode(database, owner.id) === null) return null;
  return (await listPanelUsers(database, owner.id)).length === 0 ? owner.id : null;
}

/** What the server prints when it starts; null once there is a user. */
export async function printedSetUpCode(
  database: Database,
  directory: Pick<Directory, 'owner'>,
): Promise<string | null> {
  const account = await accountWithoutUsers(database, directory);
  return account === null ? null : setUpCode(database, account);
}
