import type { Connection, Database } from './connection';
import { openDatabase } from './database';
import { StoreUnavailable } from './unavailable';

/** Connection for reads of the panel. */
export type Reads = Connection & Pick<Database, 'transaction'>;

/** Current source of reads, and the lag of the standby. */
export interface StandbyState {
  /** Maximum lag of its results, milliseconds; null = unknown, and it is not used. */
  readonly behindMs: number | null;
  /** Reason why the standby is not used; null = it is used. */
  readonly unused: 'unresponsive' | 'not a standby' | 'standby of another database' | 'too far behind' | null;
}

/** Reads that may be slightly outdated. */
export interface StandbyReads {
  /**
   * Returns the standby if its lag is small enough; a failed read is repeated on the primary. Otherwise
   * returns the primary.
   */
  now(): Reads;
  state(): StandbyState;
  close(): Promise<void>;
}

interface StandbyOptions {
  /** Address of one standby, or of a pooler for several. */
  readonly url: string;
  readonly role?: string;
  readonly maxConnections: number;
  readonly statementMs?: number;
  /** UNIX milliseconds or any other monotonic clock. */
  readonly now: () => number;
  /** Called when the standby comes into use or out of use. */
  readonly onChange?: (state: StandbyState) => void;
}

/** Maximum age of data in the panel, in milliseconds. */
export const MAX_LAG_MS = 2000;
const LOOK_MS = 500;
/**
 * SQLSTATE of a canceled statement: the primary removed rows that it read, and the standby had to apply the
 * removal.
 */
const RECOVERY_CONFLICT = '40001';

/**
 * Queries of each server's position; the system identifier is the cluster's, which a standby shares with its
 * primary.
 */
const PRIMARY = `SELECT (SELECT system_identifier FROM pg_control_system())::text AS cluster,
  (pg_current_wal_lsn() - '0/0'::pg_lsn)::text AS position`;
const STANDBY = `SELECT (SELECT system_identifier FROM pg_control_system())::text AS cluster,
  pg_is_in_recovery() AS standby, (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text AS position`;

interface Seen {
  readonly at: number;
  readonly position: bigint;
}

/**
 * Returns the lag of a standby: the time since the newest primary position that it has replayed.
 * @param primary positions of the primary, oldest first
 * @returns milliseconds since that position; null if it is older than all recorded ones
 */
export function lagOf(primary: readonly Seen[], replayed: bigint, now: number): number | null {
  const reached = primary.findLast(({ position }) => position <= replayed);
  return reached === undefined ? null : now - reached.at;
}

/** Checks both servers periodically and selects the one for reads. */
class Standby implements StandbyReads {
  private readonly standby: Database;
  private readonly seen: Seen[] = [];
  private current: StandbyState = { behindMs: null, unused: 'unresponsive' };
  private lookedAt = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();
  private readonly onStandby: Reads;

  constructor(
    private readonly primary: Database,
    private readonly options: StandbyOptions,
  ) {
    const { now: _, onChange: __, ...database } = options;
    this.standby = openDatabase(database);
    const vault = () => primary.vault;
    this.onStandby = {
      get vault() {
        return vault();
      },
      query: (statement) => this.orPrimary((reads) => reads.query(statement)),
      transaction: (work) =>
        this.orPrimary((reads) =>
          reads.transaction(({ query }) =>
            work({
              query,
              get vault() {
                return vault();
              },
            }),
          ),
        ),
    };
    this.plan();
  }

  now(): Reads {
    const { behindMs, unused } = this.current;
    const age = this.options.now() - this.lookedAt;
    return unused === null && behindMs !== null && behindMs + age <= MAX_LAG_MS
      ? this.onStandby
      : this.primary;
  }

  state(): StandbyState {
    return this.current;
  }

  async close(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.looking;
    clearTimeout(this.timer);
    await this.standby.close();
  }

  private async orPrimary<T>(read: (reads: Reads) => Promise<T>): Promise<T> {
    try {
      return await read(this.standby);
    } catch (error) {
      if (error instanceof StoreUnavailable) this.say({ behindMs: null, unused: 'unresponsive' });
      else if ((error as { readonly code?: unknown }).code !== RECOVERY_CONFLICT) throw error;
      return read(this.primary);
    }
  }

  private plan(): void {
    this.looking = this.look();
    void this.looking.then(() => {
      this.timer = setTimeout(() => this.plan(), LOOK_MS).unref();
    });
  }

  private async look(): Promise<void> {
    const { now } = this.options;
    try {
      const asked = now();
      const [primary] = await this.primary.query<{ cluster: string; position: string }>({ text: PRIMARY });
      if (primary) this.seen.push({ at: asked, position: BigInt(primary.position) });
      while (this.seen.length > (2 * MAX_LAG_MS) / LOOK_MS) this.seen.shift();
      const askedStandby = now();
      const [found] = await this.standby.query<{
        cluster: string;
        standby: boolean;
        position: string | null;
      }>({ text: STANDBY });
      this.lookedAt = askedStandby;
      this.say(this.judge(primary?.cluster, found, askedStandby));
    } catch {
      this.say({ behindMs: null, unused: 'unresponsive' });
    }
  }

  private judge(
    cluster: string | undefined,
    found:
      | { readonly cluster: string; readonly standby: boolean; readonly position: string | null }
      | undefined,
    at: number,
  ): StandbyState {
    if (!found?.standby || found.position === null) return { behindMs: null, unused: 'not a standby' };
    if (found.cluster !== cluster) return { behindMs: null, unused: 'standby of another database' };
    const behindMs = lagOf(this.seen, BigInt(found.position), at);
    const isNear = behindMs !== null && behindMs <= MAX_LAG_MS;
    return { behindMs, unused: isNear ? null : 'too far behind' };
  }

  private say(state: StandbyState): void {
    const changed = state.unused !== this.current.unused;
    this.current = state;
    if (changed) this.options.onChange?.(state);
  }
}

/**
 * Opens reads on a standby of the same database, used while its lag is at most two seconds and it responds.
 * @throws nothing: while it is unusable, reads use the primary
 */
export const openStandbyReads = (primary: Database, options: StandbyOptions): StandbyReads =>
  new Standby(primary, options);
