import type { AccountId } from '@assay/contract';
import {
  appendAudit,
  createAccount,
  type Database,
  insertKey,
  insertPanelUser,
  listAccounts,
  lockAccounts,
  publishPolicy,
} from '@assay/store';
import { BadConfiguration } from '../../platform/environment';
import type { Runtime } from '../../platform/runtime';
import { SCOPES, type Scope } from '../keys/authenticate';
import { weaknessOf } from '../keys/password-strength';
import { hashPassword, keyPrefix, newApiKey, tokenHash } from '../keys/secrets';

/** Name of an installation's first account until it is renamed. */
export const FIRST_ACCOUNT_NAME = 'Owner';

interface NewKey {
  readonly name: string;
  readonly kind: 'live' | 'test';
  readonly scopes: readonly Scope[];
  readonly allowedIps: readonly string[];
  /** A key value chosen by the operator; generated when absent. */
  readonly value?: string;
  /** The panel user who creates the key; absent = unknown. */
  readonly madeBy?: string | null;
}

type Connection = Parameters<typeof insertKey>[0];

/** Creates a key and returns it; its value can be shown only once. */
export async function issueKey(connection: Connection, runtime: Runtime, accountId: AccountId, key: NewKey) {
  const value = key.value ?? newApiKey(runtime, key.kind);
  const record = {
    accountId,
    id: runtime.timeOrderedId(),
    name: key.name,
    prefix: keyPrefix(value),
    kind: key.kind,
    scopes: key.scopes,
    allowedIps: key.allowedIps,
    createdAt: new Date(runtime.now()),
    expiresAt: null,
    madeBy: key.madeBy ?? null,
  };
  await insertKey(connection, { ...record, hash: tokenHash(value) });
  return { value, record: { ...record, revokedAt: null } };
}

interface NewAccount {
  readonly name: string;
  readonly owner: boolean;
  readonly rateLimit: number;
  /** First version of the policy; opaque in this module. */
  readonly policy: object;
  readonly key: NewKey;
}

/** Creates an account with its test environment, first policy and first key. */
export async function openAccount(connection: Connection, runtime: Runtime, account: NewAccount) {
  const now = new Date(runtime.now());
  const id = await createAccount(connection, {
    name: account.name,
    owner: account.owner,
    // Accounts share history only when both opt in.
    settings: { rate_limit: account.rateLimit, share_history: false },
    now,
  });
  await publishPolicy(connection, {
    accountId: id,
    expected: 0,
    document: account.policy,
    author: 'assay',
    note: 'Default policy',
    now,
  });
  const key = await issueKey(connection, runtime, id, account.key);
  await appendAudit(connection, id, {
    at: now,
    actor: 'assay',
    action: 'account.create',
    target: String(id),
    change: { name: account.name },
  });
  return { id, key };
}

interface FirstStart {
  readonly apiKey: string | undefined;
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  readonly rateLimit: number;
  /** First version of the policy; opaque in this module. */
  readonly policy: object;
}

/**
 * Creates the owner's account with a key of all scopes, and the first panel user if one is configured. Does
 * nothing when accounts exist.
 * @returns the key, or null when the deployment already has accounts
 */
export async function bootstrap(
  database: Database,
  runtime: Runtime,
  first: FirstStart,
): Promise<string | null> {
  if ((await listAccounts(database)).length > 0) return null;
  const weakness =
    first.adminPassword && (await weaknessOf(first.adminPassword, { email: first.adminEmail ?? '' }));
  if (weakness) throw new BadConfiguration(`ASSAY_ADMIN_PASSWORD must be ${weakness}.`);
  const passwordHash = first.adminPassword ? await hashPassword(first.adminPassword, runtime) : undefined;
  return database.transaction(async (connection) => {
    // Serializes two processes that start at the same time on an empty database.
    await lockAccounts(connection);
    if ((await listAccounts(connection)).length > 0) return null;
    const { id, key } = await openAccount(connection, runtime, {
      name: FIRST_ACCOUNT_NAME,
      owner: true,
      rateLimit: first.rateLimit,
      policy: first.policy,
      key: {
        name: 'First key',
        kind: 'live',
        scopes: SCOPES,
        allowedIps: [],
        ...(first.apiKey ? { value: first.apiKey } : {}),
      },
    });
    if (first.adminEmail && passwordHash) {
      await insertPanelUser(connection, {
        accountId: id,
        id: runtime.timeOrderedId(),
        email: first.adminEmail.trim().toLowerCase(),
        passwordHash,
        role: 'owner',
        now: new Date(runtime.now()),
      });
    }
    return key.value;
  });
}
