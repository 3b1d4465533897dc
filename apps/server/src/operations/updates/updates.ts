import { liveSpace } from '@assay/contract';
import {
  type Account,
  type Claim,
  type Connection,
  type Database,
  type DataUpdateRow,
  dataUpdateSwitch,
  endDataUpdate,
  enqueueEvent,
  enrolDataUpdates,
  LEASES,
  listAccounts,
  listDataUpdates,
  renewDataUpdate,
  requestDataUpdates,
  switchDataUpdates,
  takeDataUpdate,
} from '@assay/store';
import type { Runtime } from '../../platform/runtime';
import { type HeldJob, WorkerLoop } from '../../platform/worker-loop';
import type { RunUpdate } from './run-beside';
import { firstTurn, nextTurn, type QuietHours } from './update-plan';
import type { UpdatableSource } from './update-sources';

interface UpdatesPorts {
  readonly database: Database;
  readonly runtime: Runtime;
  /** Returns the sources that can currently be fetched. */
  readonly sources: () => readonly UpdatableSource[];
  readonly run: RunUpdate;
  /** Value of the environment variable; null = the stored setting applies. */
  readonly decided: boolean | null;
  readonly quiet: QuietHours | null;
  /** Called with the names of sources that have become overdue. */
  readonly onOverdue: (sources: readonly string[]) => void;
  readonly onFault: (error: unknown) => void;
}

/** A source whose update is due. */
interface DueSource {
  readonly source: UpdatableSource;
  readonly row: DataUpdateRow;
}

/** A source with its schedule. */
export interface ScheduledSource {
  readonly source: UpdatableSource;
  readonly row: DataUpdateRow;
  /** True when no update has succeeded for twice the cadence. */
  readonly isOverdue: boolean;
}

const HOUR_MS = 3_600_000;
const { leaseMs: LEASE_MS } = LEASES.dataUpdate;
const OVERDUE_AFTER_CADENCES = 2;
/**
 * Interval for reading all sources and checking for overdue ones, in milliseconds; in between, only due
 * updates are checked.
 */
const WHOLE_LOOK_MS = 60_000;

/** Fetches feeds and lists on schedule, one after the other, in one process of the deployment at a time. */
export class Updates {
  private readonly loop: WorkerLoop<DueSource>;
  private overdue: ReadonlySet<string> = new Set();
  private readonly enrolled = new Set<string>();
  private nextFullLookupAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly ports: UpdatesPorts) {
    const { database, runtime } = ports;
    this.loop = new WorkerLoop<DueSource>({
      runtime,
      leaseMs: LEASE_MS,
      renewal: {
        everyMs: LEASE_MS / 4,
        async renew(held, until) {
          const isOurs = await Promise.all(
            held.map(({ job, owner }) => renewDataUpdate(database, job.row.source, owner, until)),
          );
          return held.filter((_, at) => !isOurs[at]);
        },
      },
      most: 1,
      keyOf: ({ row }) => row.source,
      claim: (claim) => this.take(claim),
      work: (held) => this.turn(held),
      onFault: ports.onFault,
    });
  }

  /** Returns true if sources are fetched on schedule. */
  async isEnabled(): Promise<boolean> {
    return this.ports.decided ?? (await dataUpdateSwitch(this.ports.database)) ?? false;
  }

  /**
   * Fetches due sources one after the other.
   * @returns number of updates
   */
  async turns(): Promise<number> {
    const { runtime } = this.ports;
    const isFullLookup = runtime.now() >= this.nextFullLookupAt;
    if (isFullLookup) {
      this.nextFullLookupAt = runtime.now() + WHOLE_LOOK_MS;
      await this.enrol(this.ports.sources());
    }
    const taken = await this.loop.workOff();
    if (isFullLookup || taken > 0) this.warn(await this.scheduled());
    return taken;
  }

  /** Returns every source that can be fetched, with its schedule. */
  async scheduled(): Promise<readonly ScheduledSource[]> {
    const now = this.ports.runtime.now();
    const isEnabled = await this.isEnabled();
    const sources = this.ports.sources();
    await this.enrol(sources);
    const rows = new Map((await listDataUpdates(this.ports.database)).map((row) => [row.source, row]));
    return sources.flatMap((source) => {
      const row = rows.get(source.source);
      if (row === undefined) return [];
      const fetchedAt = Math.max(source.held?.fetchedAt ?? 0, row.succeededAt ?? 0);
      const age = now - fetchedAt;
      const isHeld = fetchedAt > 0;
      const isLate = age > OVERDUE_AFTER_CADENCES * source.cadenceHours * HOUR_MS;
      return [{ source, row, isOverdue: isHeld ? isLate : isEnabled && row.failures > 2 }];
    });
  }

  /**
   * Requests an immediate update of sources, within the caller's transaction.
   * @returns number of requested sources
   */
  async request(connection: Connection, names: readonly string[]): Promise<number> {
    return requestDataUpdates(connection, names, this.ports.runtime.now());
  }

  async switchTo(connection: Connection, enabled: boolean): Promise<void> {
    await switchDataUpdates(connection, enabled, this.ports.runtime.now());
  }

  get decided(): boolean | null {
    return this.ports.decided;
  }

  get quiet(): QuietHours | null {
    return this.ports.quiet;
  }

  sources(): readonly UpdatableSource[] {
    return this.ports.sources();
  }

  /** Aborts running updates; stored data stays. */
  stop(): Promise<void> {
    return this.loop.stop();
  }

  private async take(claim: Claim): Promise<readonly DueSource[]> {
    const row = await takeDataUpdate(this.ports.database, claim, {
      sources: [...this.enrolled],
      isScheduled: await this.isEnabled(),
    });
    const source = row && this.ports.sources().find((one) => one.source === row.source);
    return source ? [{ source, row }] : [];
  }

  private async enrol(sources: readonly UpdatableSource[]): Promise<void> {
    const { database, runtime, quiet } = this.ports;
    const now = runtime.now();
    const fresh = sources.filter(({ source }) => !this.enrolled.has(source));
    if (fresh.length === 0) return;
    await enrolDataUpdates(
      database,
      fresh.map(({ source, cadenceHours, held }) => ({
        source,
        nextAt: Math.round(
          firstTurn(
            { cadenceHours, fetchedAt: held?.fetchedAt ?? null },
            { now, chance: this.chance(), quiet },
          ),
        ),
      })),
    );
    for (const { source } of fresh) this.enrolled.add(source);
  }

  private async turn({ job: { source, row }, owner, signal }: HeldJob<DueSource>): Promise<void> {
    const { database, runtime, quiet, run } = this.ports;
    const result = await run(source, signal);
    const now = runtime.now();
    const brought = result.reason === null;
    const after = this.ports.sources().find((other) => other.source === source.source)?.held ?? null;
    const nextAt = nextTurn({
      cadenceHours: source.cadenceHours,
      outcome: result.outcome,
      failures: brought ? 0 : row.failures + 1,
      now,
      chance: this.chance(),
      retryAfterMs: result.retryAfterMs,
      quiet,
    });
    await database.transaction(async (connection) => {
      const ended = await endDataUpdate(connection, {
        source: source.source,
        by: owner,
        outcome: result.outcome,
        reason: result.reason,
        dataVersion: after?.version ?? null,
        rows: after?.rows ?? null,
        endedAt: now,
        nextAt: Math.round(nextAt),
      });
      if (ended && result.outcome === 'accepted') await announce(connection, { source, after, now });
    });
  }

  /** Returns a uniform random number in [0, 1). */
  private chance(): number {
    return this.ports.runtime.bytes(4).readUInt32BE() / 2 ** 32;
  }

  /** Reports sources that have become overdue since the last check, once. */
  private warn(scheduled: readonly ScheduledSource[]): void {
    const overdue = scheduled.filter(({ isOverdue }) => isOverdue).map(({ source }) => source.source);
    const fresh = overdue.filter((name) => !this.overdue.has(name));
    if (fresh.length > 0) this.ports.onOverdue(fresh);
    this.overdue = new Set(overdue);
  }
}

interface Accepted {
  readonly source: UpdatableSource;
  /** Stored data after the update. */
  readonly after: UpdatableSource['held'];
  readonly now: number;
}

/**
 * Sends `lists/updated` to every account with a subscribed endpoint, because the data belongs to the
 * deployment.
 */
async function announce(connection: Connection, { source, after, now }: Accepted): Promise<void> {
  const event = (account: Account) =>
    enqueueEvent(connection, {
      environmentId: liveSpace(account.id),
      event: 'lists/updated',
      data: {
        list: {
          id: source.name,
          name: source.title,
          kind: source.kind === 'feed' ? 'feed' : 'screening',
          field: source.kind,
        },
        added: [],
        removed: [],
        cleared: false,
        author: 'updates',
        ...(after === null ? {} : { version: after.version, rows: after.rows }),
        previous_version: source.held?.version ?? null,
        updated_at: new Date(now).toISOString(),
      },
      at: now,
    });
  for (const account of await listAccounts(connection)) await event(account);
}
