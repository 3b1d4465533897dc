import { liveSpace, type SpaceId } from '@assay/contract';
import {
  type Account,
  type ApiKey,
  accountVersions,
  type Database,
  findKeyByHash,
  listAccounts,
} from '@assay/store';
import { LRUCache } from 'lru-cache';
import type { Ambient } from '../platform/ambient';
import { addressAllowed } from './allowed-addresses';
import { tokenHash } from './secrets';

/** Who is calling. Configuration belongs to `account`; data is read and written in `spaceId` only. */
export interface Caller {
  readonly account: Account;
  /** The account itself for a live key, its test space for a test key. */
  readonly spaceId: SpaceId;
  readonly key: ApiKey;
}

type Authentication =
  | { readonly kind: 'ok'; readonly caller: Caller }
  | { readonly kind: 'invalid-key' }
  | { readonly kind: 'forbidden-address' };

export interface Directory {
  authenticate(apiKey: string, address: string): Promise<Authentication>;
  account(id: number): Account | undefined;
  accounts(): Iterable<Account>;
  /** Accounts that feed and read the shared history. */
  sharing(): ReadonlySet<number>;
  /** Calls back whenever an account's policy, lists or settings changed, here or in another process. */
  onChange(listener: (account: Account) => void): void;
  /** Looks for changes now; called regularly, and after every change of our own. */
  refresh(): Promise<void>;
}

const CACHED_KEYS = 10_000;
const noKeys = () => new LRUCache<string, ApiKey>({ max: CACHED_KEYS });

const shares = (account: Account) => account.settings.share_history !== false;
const stamp = (account: { policyVersion: number; listsVersion: number; settingsVersion: number }) =>
  `${account.policyVersion}/${account.listsVersion}/${account.settingsVersion}`;

/** The accounts of the deployment, held in memory and followed by their version numbers. */
export async function openDirectory(database: Database, ambient: Ambient): Promise<Directory> {
  let accounts = new Map<number, Account>();
  let sharing: ReadonlySet<number> = new Set();
  let keys = noKeys();
  const listeners: ((account: Account) => void)[] = [];

  async function reload(): Promise<void> {
    const before = accounts;
    accounts = new Map((await listAccounts(database)).map((account) => [account.id, account]));
    sharing = new Set([...accounts.values()].filter(shares).map((account) => account.id));
    // A look-up that is under way fills the cache that it began with: it may have read what is no longer so.
    keys = noKeys();
    for (const account of accounts.values()) {
      const known = before.get(account.id);
      if (known && stamp(known) !== stamp(account)) for (const listener of listeners) listener(account);
    }
  }

  async function follow(): Promise<void> {
    const versions = await accountVersions(database);
    const changed =
      versions.length !== accounts.size ||
      versions.some((version) => {
        const known = accounts.get(version.id);
        return !known || stamp(known) !== stamp(version);
      });
    if (changed) await reload();
  }

  // In turn: an older reading that ends late must not replace a newer one.
  let following: Promise<void> = Promise.resolve();
  function refresh(): Promise<void> {
    const turn = following.catch(() => undefined).then(follow);
    following = turn;
    return turn;
  }

  async function keyOf(apiKey: string): Promise<ApiKey | null> {
    const hash = tokenHash(apiKey);
    const id = hash.toString('base64');
    const known = keys;
    const cached = known.get(id);
    if (cached) return cached;
    const found = await findKeyByHash(database, hash);
    if (found) known.set(id, found);
    return found;
  }

  await reload();
  return {
    async authenticate(apiKey, address) {
      const key = await keyOf(apiKey);
      if (!key || key.revokedAt || (key.expiresAt && key.expiresAt.getTime() <= ambient.now()))
        return { kind: 'invalid-key' };
      const account = accounts.get(key.accountId);
      if (!account) return { kind: 'invalid-key' };
      if (!addressAllowed(key.allowedIps, address)) return { kind: 'forbidden-address' };
      return {
        kind: 'ok',
        caller: { account, key, spaceId: key.kind === 'test' ? account.testSpaceId : liveSpace(account.id) },
      };
    },
    account: (id) => accounts.get(id),
    accounts: () => accounts.values(),
    sharing: () => sharing,
    onChange: (listener) => listeners.push(listener),
    refresh,
  };
}
