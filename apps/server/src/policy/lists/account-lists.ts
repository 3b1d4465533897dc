import { setTimeout as pause } from 'node:timers/promises';
import type { AccountId } from '@assay/contract';
import { type CompiledRuleSet, indexInSteps, type ListIndex, type ListPort, listPort } from '@assay/rules';
import { type Account, activeListEntries, type Database } from '@assay/store';
import type { Ambient } from '../../platform/ambient';
import { inSlices } from '../../platform/time-slices';

type Definitions = CompiledRuleSet['set']['lists'];

/** The lists of an account in memory, as they were with one version of theirs. */
interface HeldLists {
  readonly version: number;
  readonly port: ListPort;
  /** When the first entry ends and the lists have to be read again, UNIX milliseconds. */
  readonly until: number;
  readonly definitions: string;
}

interface ListsPorts {
  readonly database: Database;
  readonly ambient: Ambient;
  /** The version of the account's lists as far as this process knows. */
  readonly versionNow: () => number;
  /** How long a call waits for lists that have changed, milliseconds. */
  readonly patienceMs?: number;
}

/** A call waits so long for lists that have changed; then those of before decide until the new ones are there. */
const PATIENCE_MS = 250;
/** Behind a long reading, so many times its length no other one begins: changes that come meanwhile are read together. */
const REST = 2;

const signature = (definitions: Definitions): string =>
  JSON.stringify(definitions.map(({ id, field, kind }) => [id, field, kind]));

/**
 * The lists of one account. Short ones are read anew with every change before the next call decides. Of long ones (a million entries take seconds)
 * those of before go on deciding until the new ones are there, and many changes are read as one.
 */
export class AccountLists {
  private held: HeldLists | null = null;
  private turn: Promise<unknown> = Promise.resolve();
  /** How long the last reading took, and when it ended; of `performance.now()`. */
  private last = { took: 0, endedAt: Number.NEGATIVE_INFINITY };
  /** Values by their keys: after a change only what came is opened. */
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
    const isNew = held !== null && held.version >= listsVersion && ports.ambient.now() < held.until;
    return isNew && held.definitions === definitions ? held : null;
  }

  /** @param onRead called when what was answered is of before, once the new lists are there */
  async of(account: Account, definitions: Definitions, onRead: () => void): Promise<HeldLists> {
    const wanted = signature(definitions);
    const fitting = this.fits(account, wanted);
    if (fitting) return fitting;
    const reading = this.inTurn(account, definitions, wanted);
    const { held } = this;
    // Lists of other rules know other names: nobody decides with them.
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
    const { database, ambient, versionNow } = this.ports;
    const began = performance.now();
    // What is read is of this version at least.
    const version = Math.max(account.listsVersion, versionNow());
    const values = new Map<string, string[]>(definitions.map((list) => [list.id, []]));
    let until = Number.POSITIVE_INFINITY;
    const entries = await activeListEntries(database, this.accountId, new Date(ambient.now()), this.values);
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

  /** In steps: a million entries are not gone through at once. */
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
