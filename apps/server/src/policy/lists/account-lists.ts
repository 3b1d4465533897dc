import { setTimeout as pause } from 'node:timers/promises';
import type { AccountId } from '@assay/contract';
import { type CompiledRuleSet, indexInSteps, type ListIndex, type ListPort, listPort } from '@assay/rules';
import { type Account, activeListEntries, type Database } from '@assay/store';
import type { Runtime } from '../../platform/runtime';
import { inSlices } from '../../platform/time-slices';

type Definitions = CompiledRuleSet['set']['lists'];

/** The lists of an account in memory, at one version. */
interface HeldLists {
  readonly version: number;
  readonly port: ListPort;
  /** Expiry of the first entry, when the lists must be reloaded, in UNIX milliseconds. */
  readonly until: number;
  readonly definitions: string;
}

interface ListsPorts {
  readonly database: Database;
  readonly runtime: Runtime;
  /** Returns the version of the account's lists that this process knows. */
  readonly versionNow: () => number;
  /** Maximum time that a request waits for changed lists, in milliseconds. */
  readonly patienceMs?: number;
}

/**
 * Default wait of a request for changed lists, in milliseconds. After it, the previous lists are used until
 * the new ones are loaded.
 */
const PATIENCE_MS = 250;
/** Pause after a long reload, as a multiple of its duration. Changes that arrive meanwhile are combined. */
const REST = 2;

const signature = (definitions: Definitions): string =>
  JSON.stringify(definitions.map(({ id, field, kind }) => [id, field, kind]));

/**
 * The lists of one account. Short lists are reloaded after each change, before the next request is decided.
 * For long lists (a million entries take seconds) the previous ones stay in use until the new ones are
 * loaded. Many changes are combined into one reload.
 */
export class AccountLists {
  private held: HeldLists | null = null;
  private turn: Promise<unknown> = Promise.resolve();
  /** Duration of the last reload and its end, in the time of `performance.now()`. */
  private last = { took: 0, endedAt: Number.NEGATIVE_INFINITY };
  /** Decrypted values by key, so that a change only decrypts new entries. */
  private values: ReadonlyMap<string, string> = new Map();

  constructor(
    private readonly accountId: AccountId,
    private readonly ports: ListsPorts,
  ) {}

  private get patienceMs(): number {
    return this.ports.patienceMs ?? PATIENCE_MS;
  }

  private fits({ listsVersion }: Account, definitions: string): HeldLists | null {
    const { held, ports } = this;
    const isNew = held !== null && held.version >= listsVersion && ports.runtime.now() < held.until;
    return isNew && held.definitions === definitions ? held : null;
  }

  /**
   * Returns the lists of the account.
   * @param onRead called when the new lists are loaded, if the result is from the previous ones
   */
  async of(account: Account, definitions: Definitions, onRead: () => void): Promise<HeldLists> {
    const wanted = signature(definitions);
    const fitting = this.fits(account, wanted);
    if (fitting) return fitting;
    const reading = this.inTurn(account, definitions, wanted);
    const { held } = this;
    // Lists of other rules have other names, so they can't be used for a decision.
    if (held?.definitions !== wanted) return reading;
    if (this.last.took <= this.patienceMs) {
      const inTime = await Promise.race([reading, pause(this.patienceMs, null, { ref: false })]);
      if (inTime) return inTime;
    }
    reading.then(onRead, () => undefined);
    return held;
  }

  private inTurn(account: Account, definitions: Definitions, wanted: string): Promise<HeldLists> {
    const reading = this.turn.then(async () => {
      const { took, endedAt } = this.last;
      if (took > this.patienceMs)
        await pause(Math.max(0, endedAt + REST * took - performance.now()), undefined, { ref: false });
      return this.fits(account, wanted) ?? this.read(account, definitions, wanted);
    });
    this.turn = reading.catch(() => undefined);
    return reading;
  }

  private async read(account: Account, definitions: Definitions, wanted: string): Promise<HeldLists> {
    const { database, runtime, versionNow } = this.ports;
    const began = performance.now();
    // The entries read are at least of this version.
    const version = Math.max(account.listsVersion, versionNow());
    const values = new Map<string, string[]>(definitions.map((list) => [list.id, []]));
    let until = Number.POSITIVE_INFINITY;
    const entries = await activeListEntries(database, this.accountId, new Date(runtime.now()), this.values);
    await inSlices(
      this.sort(entries, (listId, value, expiresAt) => {
        values.get(listId)?.push(value);
        if (expiresAt) until = Math.min(until, expiresAt.getTime());
      }),
    );
    const indexes = new Map<string, ListIndex>();
    for (const list of definitions)
      indexes.set(list.id, await inSlices(indexInSteps(list, values.get(list.id) ?? [])));
    this.held = { version, port: listPort(indexes), until, definitions: wanted };
    this.last = { took: performance.now() - began, endedAt: performance.now() };
    return this.held;
  }

  /** Groups the entries in steps, because a million entries would block the process. */
  private *sort(
    entries: Awaited<ReturnType<typeof activeListEntries>>,
    take: (listId: string, value: string, expiresAt: Date | null) => void,
  ): Generator<void, void> {
    const known = new Map<string, string>();
    let at = 0;
    for (const { key, listId, value, expiresAt } of entries) {
      known.set(key, value);
      take(listId, value, expiresAt);
      if (++at % 1_000 === 0) yield;
    }
    this.values = known;
  }
}
