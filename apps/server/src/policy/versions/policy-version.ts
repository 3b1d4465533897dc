import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '@assay/contract';
import {
  type Account,
  type Connection,
  findAccount,
  findPolicy,
  type PolicyVersion,
  publishPolicy,
} from '@assay/store';
import type { Principal } from '../../identity/index';
import type { Change } from '../../management/index';
import type { PolicyDocument } from './policies';

/** Optional members of every request that creates a new version. */
interface VersionGuard {
  readonly expected_version?: number;
  readonly note?: string;
}

type PolicyChange = Pick<Change<unknown, unknown>, 'connection' | 'account' | 'principal' | 'now'>;

/** Returns the current policy of an account. */
export async function currentPolicy(
  connection: Connection,
  account: Account,
): Promise<PolicyVersion<PolicyDocument>> {
  const policy = await findPolicy<PolicyDocument>(connection, account.id, account.policyVersion);
  if (!policy) throw new Error(`account ${account.id} has no policy ${account.policyVersion}`);
  return policy;
}

/** Returns the caller's account, regardless of the process that changed it last. */
export const accountNow = async (connection: Connection, { caller }: Principal): Promise<Account> =>
  (await findAccount(connection, caller.account.id)) ?? caller.account;

/** Returns the caller's current policy, regardless of the process that changed it last. */
export const policyOf = async (
  connection: Connection,
  principal: Principal,
): Promise<PolicyVersion<PolicyDocument>> =>
  currentPolicy(connection, await accountNow(connection, principal));

/**
 * Compares the policy that was checked before the transaction with the one in it.
 * @throws ApiError 3009 when the policy was changed in between
 */
export function requireSamePolicy(checked: PolicyDocument, now: PolicyDocument): void {
  if (!isDeepStrictEqual(checked, now))
    throw new ApiError('conflict', 'The policy was changed during the request. Repeat it');
}

/**
 * Checks the expected version.
 * @throws ApiError 3009 when the policy is newer than the version that the caller saw
 */
function requireVersion(account: Account, { expected_version: expected }: VersionGuard): void {
  if (expected === undefined || expected === account.policyVersion) return;
  throw new ApiError('conflict', `The policy was changed. The current version is ${account.policyVersion}`);
}

/**
 * Returns the policy that is about to be changed.
 * @throws ApiError 3009 as requireVersion
 */
export async function policyToChange(change: PolicyChange, guard: VersionGuard): Promise<PolicyDocument> {
  requireVersion(change.account, guard);
  return (await currentPolicy(change.connection, change.account)).document;
}

/** Returns the number of the next version. The account is locked, so no other change can take it. */
export const nextVersion = ({ account }: PolicyChange): number => account.policyVersion + 1;

/**
 * Publishes a document as the newest version of the policy.
 * @param note stored with the version when the caller gave none
 * @returns the version's number
 * @throws ApiError 3010 when changes need four-eyes approval, and 3009 as requireVersion
 */
export async function publish(
  change: PolicyChange,
  document: PolicyDocument,
  guard: VersionGuard,
  note: string,
): Promise<number> {
  if (change.account.settings.policy_approval) throw new ApiError('approvalNeeded');
  const version = await publishPolicy(change.connection, {
    accountId: change.account.id,
    expected: change.account.policyVersion,
    document,
    author: change.principal.actor.auditName,
    note: guard.note || note,
    now: change.now,
  });
  if (version === null)
    throw new ApiError('conflict', 'The policy was changed by another request. Load it again');
  return version;
}
