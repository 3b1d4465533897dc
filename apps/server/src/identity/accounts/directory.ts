import { ApiError, type EnvironmentId, liveSpace } from '@assay/contract';
import {
  type Account,
  type ApiKey,
  accountVersions,
  type Database,
  findKeyByHash,
  listAccounts,
  type StandbyReads,
} from '@assay/store';
import { LRUCache } from 'lru-cache';
import type { Metrics } from '../../platform/metrics';
import { networkOf, type RateLimiter } from '../../platform/rate-limit';
import type { Runtime } from '../../platform/runtime';
import type { AuditLogTally } from '../audit/tally';
import { addressAllowed } from '../keys/allowed-addresses';
import { tokenHash } from '../keys/secrets';

/** Dependencies of every route. */
export interface RoutePorts {
  readonly database: Database;
  /** Standby database for panel reads that may be slightly stale; null = read from the primary. */
  readonly standby: StandbyReads | null;
  readonly runtime: Runtime;
  readonly directory: Directory;
  readonly limiter: RateLimiter;
  readonly metrics: Metrics;
  /** Collects refusals and reads for the audit log. */
  readonly trail: AuditLogTally;
}

const MOST = 30;
const WINDOW_MS = 60_000;
const FOLLOWED_NETWORKS = 50_000;
const REMEMBERED_KEYS = 10_000;

/**
 * Counts unknown API keys by the network that sent them. After 30 unknown keys within a minute, keys from
 * that network that aren't cached as valid are rejected without a lookup until the minute ends. Guessing then
 * costs no query and affects no other network. A repeated key counts once, so a service with an outdated key
 * isn't treated as an attacker.
 */
class WrongKeys {
  private readonly networks = new LRUCache<string, { since: number; count: number }>({
    max: FOLLOWED_NETWORKS,
  });

  /** Time at which each key was found to be unknown, by its hash. */
  private readonly found = new LRUCache<string, number>({ max: REMEMBERED_KEYS });

  /**
   * Returns true if the key was found to be unknown within the last minute.
   * @param now UNIX milliseconds
   */
  isKnown(hash: string, now: number): boolean {
    const at = this.found.get(hash);
    return at !== undefined && now - at < WINDOW_MS;
  }

  /**
   * Records an unknown key.
   * @param now UNIX milliseconds
   */
  count(hash: string, address: string, now: number): void {
    this.found.set(hash, now);
    const network = networkOf(address);
    const held = this.networks.get(network);
    if (!held || now - held.since >= WINDOW_MS) this.networks.set(network, { since: now, count: 1 });
    else held.count++;
  }

  /**
   * Rejects the lookup when the network sent too many unknown keys.
   * @throws ApiError 4004
   */
  requireRoom(address: string, now: number): void {
    const held = this.networks.get(networkOf(address));
    if (!held || held.count < MOST || now - held.since >= WINDOW_MS) return;
    throw new ApiError('rateLimited', 'Too Many Requests: too many requests with invalid license keys', {
      retryAfterSeconds: Math.max(1, Math.ceil((held.since + WINDOW_MS - now) / 1000)),
    });
  }
}

/** The authenticated caller. Configuration belongs to `account`; data is read and written in `environmentId` only. */
export interface Caller {
  readonly account: Account;
  /** The account for a live key, its test environment for a test key. */
  readonly environmentId: EnvironmentId;
  readonly key: ApiKey;
}

type Authentication =
  | { readonly kind: 'ok'; readonly caller: Caller }
  | { readonly kind: 'invalid-key' }
  | { readonly kind: 'forbidden-address'; readonly key: ApiKey };

const CACHED_KEYS = 10_000;
const noKeys = () => new LRUCache<string, ApiKey>({ max: CACHED_KEYS });

const shares = (account: Account) => account.settings.share_history !== false;
const stamp = (account: { policyVersion: number; listsVersion: number; settingsVersion: number }) =>
  `${account.policyVersion}/${account.listsVersion}/${account.settingsVersion}`;

interface DirectoryPorts {
  readonly database: Database;
  readonly runtime: Runtime;
  /** Notifies the other processes on this port to check for changes immediately. */
  readonly tellOthers?: () => Promise<unknown>;
}

/** The accounts of the deployment, cached in memory and updated by version number. */
export class Directory {
  private held = new Map<number, Account>();
  private shared: ReadonlySet<number> = new Set();
  private keys = noKeys();
  private readonly wrongKeys = new WrongKeys();
  private readonly listeners: ((account: Account) => void)[] = [];
  private following: Promise<void> = Promise.resolve();

  private constructor(private readonly ports: DirectoryPorts) {}

  /** Loads the accounts. */
  static async open(ports: DirectoryPorts): Promise<Directory> {
    const directory = new Directory(ports);
    await directory.reload();
    return directory;
  }

  /** @throws ApiError 4004 when the network sent too many unknown keys */
  async authenticate(apiKey: string, address: string): Promise<Authentication> {
    const key = await this.keyOf(apiKey, address);
    if (!key || key.revokedAt || (key.expiresAt && key.expiresAt.getTime() <= this.ports.runtime.now()))
      return { kind: 'invalid-key' };
    const account = this.held.get(key.accountId);
    if (!account) return { kind: 'invalid-key' };
    if (!addressAllowed(key.allowedIps, address)) return { kind: 'forbidden-address', key };
    return {
      kind: 'ok',
      caller: {
        account,
        key,
        environmentId: key.kind === 'test' ? account.testEnvironmentId : liveSpace(account.id),
      },
    };
  }

  account(id: number): Account | undefined {
    return this.held.get(id);
  }

  accounts(): Iterable<Account> {
    return this.held.values();
  }

  /** Returns the account that owns an environment. */
  ofSpace(environmentId: EnvironmentId): Account | undefined {
    return [...this.held.values()].find(
      ({ id, testEnvironmentId }) => liveSpace(id) === environmentId || testEnvironmentId === environmentId,
    );
  }

  /** Returns the account of the deployment's operator. It receives events that concern no other account. */
  owner(): Account | undefined {
    return [...this.held.values()].find((account) => account.owner);
  }

  /** Returns the accounts that contribute to and read the shared history. */
  sharing(): ReadonlySet<number> {
    return this.shared;
  }

  /** Registers a callback for changes of an account's policy, lists or settings, in this process or another. */
  onChange(listener: (account: Account) => void): void {
    this.listeners.push(listener);
  }

  /**
   * Called after every change made in this process. The change is effective in every process on this port
   * before the request is answered. If the database is unavailable at that moment, the regular refresh
   * applies the change.
   */
  async changed(): Promise<void> {
    await this.refresh().catch(() => undefined);
    await this.ports.tellOthers?.();
  }

  /** Checks for changes immediately; also called at intervals. */
  refresh(): Promise<void> {
    // Runs one refresh at a time, so a slow older read can't replace a newer one.
    const turn = this.following.catch(() => undefined).then(() => this.follow());
    this.following = turn;
    return turn;
  }

  private async reload(): Promise<void> {
    const before = this.held;
    const accounts = await listAccounts(this.ports.database);
    this.held = new Map(accounts.map((account) => [account.id, account]));
    this.shared = new Set(accounts.filter(shares).map((account) => account.id));
    // A lookup in progress writes to the old cache, because its result may be outdated.
    this.keys = noKeys();
    for (const account of accounts) {
      const known = before.get(account.id);
      if (known && stamp(known) !== stamp(account)) for (const listener of this.listeners) listener(account);
    }
  }

  private async follow(): Promise<void> {
    const versions = await accountVersions(this.ports.database);
    const changed =
      versions.length !== this.held.size ||
      versions.some((version) => {
        const known = this.held.get(version.id);
        return !known || stamp(known) !== stamp(version);
      });
    if (changed) await this.reload();
  }

  /** @throws ApiError 4004 */
  private async keyOf(apiKey: string, address: string): Promise<ApiKey | null> {
    const hash = tokenHash(apiKey);
    const id = hash.toString('base64');
    const known = this.keys;
    const cached = known.get(id);
    if (cached) return cached;
    const now = this.ports.runtime.now();
    if (this.wrongKeys.isKnown(id, now)) return null;
    this.wrongKeys.requireRoom(address, now);
    const found = await findKeyByHash(this.ports.database, hash);
    if (found) known.set(id, found);
    else this.wrongKeys.count(id, address, now);
    return found;
  }
}
