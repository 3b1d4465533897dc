import { setImmediate } from 'node:timers/promises';
import type { EnvironmentId, ExecutionId } from '@assay/contract';
import type { Connection } from '@assay/store';

const ROWS_A_READ = 1000;

interface NumberedIndex {
  /** Memory size in bytes. */
  readonly bytes: number;
}

interface NumberedRow {
  readonly number: number;
  readonly executionId: ExecutionId;
}

/** Operations that fill an index. */
interface Filling<Index extends NumberedIndex, Row extends NumberedRow> {
  make(): Index;
  /** Returns an index stored elsewhere with the number of its newest row; null = read row by row. */
  kept?(
    connection: Connection,
    environmentId: EnvironmentId,
  ): Promise<{ readonly index: Index; readonly last: number } | null>;
  /** Returns rows of an environment after a number, in ascending order. */
  after(
    connection: Connection,
    environmentId: EnvironmentId,
    from: { readonly after: number; readonly limit: number },
  ): Promise<readonly Row[]>;
  add(index: Index, environmentId: EnvironmentId, row: Row): void;
  /** Completes the index after additions. */
  settle(index: Index): Promise<void>;
  /**
   * Memory limit for the indexes of all environments; above it, the least recently used are dropped and read
   * again when needed.
   */
  readonly mostBytes: number;
}

/** Index of one environment. `StoredIndexes` adds rows to it; other code reads `index` and `last`. */
export interface HeldIndex<Index> {
  index: Index;
  /** Number of the newest row in the index. */
  last: number;
  /** True after the stored index was looked up. */
  isBegun: boolean;
  /** The running read; other callers wait for it. */
  reading: Promise<void> | null;
}

/**
 * In-memory indexes of each environment's faces or pictures, searchable in milliseconds. The store holds the
 * data encrypted. An index is read from the store on first use, or from a snapshot and the rows after it. It
 * then follows the row numbers, which rise in transaction order because transactions store rows one after the
 * other.
 */
export class StoredIndexes<Index extends NumberedIndex, Row extends NumberedRow> {
  private readonly held = new Map<EnvironmentId, HeldIndex<Index>>();

  constructor(private readonly filling: Filling<Index, Row>) {}

  /** Returns the index of an environment with every row visible to the connection. */
  async of(connection: Connection, environmentId: EnvironmentId): Promise<HeldIndex<Index>> {
    const held = this.held.get(environmentId) ?? this.nothing();
    // Most recently used is last.
    this.held.delete(environmentId);
    this.held.set(environmentId, held);
    await this.follow(connection, environmentId, held);
    this.dropOver(environmentId);
    return held;
  }

  /** Adds the visible rows that the index doesn't contain. */
  async follow(connection: Connection, environmentId: EnvironmentId, held: HeldIndex<Index>): Promise<void> {
    while (held.reading) await held.reading.catch(() => {});
    // Only one read at a time, so that no row is added twice.
    const reading = this.readOn(connection, environmentId, held);
    held.reading = reading;
    try {
      await reading;
    } finally {
      if (held.reading === reading) held.reading = null;
    }
  }

  private nothing(): HeldIndex<Index> {
    return { index: this.filling.make(), last: 0, isBegun: false, reading: null };
  }

  private async readOn(
    connection: Connection,
    environmentId: EnvironmentId,
    held: HeldIndex<Index>,
  ): Promise<void> {
    const { after, add, settle, kept } = this.filling;
    if (!held.isBegun) {
      const found = await kept?.(connection, environmentId);
      if (found) {
        held.index = found.index;
        held.last = found.last;
      }
      held.isBegun = true;
    }
    for (;;) {
      const rows = await after(connection, environmentId, { after: held.last, limit: ROWS_A_READ });
      for (const row of rows) {
        // A concurrent read may have added the row already.
        if (row.number <= held.last) continue;
        add(held.index, environmentId, row);
        held.last = row.number;
      }
      // The page may be smaller than requested because some rows couldn't be decrypted.
      if (rows.length === 0) break;
      await setImmediate();
    }
    await settle(held.index);
  }

  private dropOver(used: EnvironmentId): void {
    let bytes = 0;
    for (const { index } of this.held.values()) bytes += index.bytes;
    for (const [environmentId, { index, reading }] of this.held) {
      if (bytes <= this.filling.mostBytes) return;
      if (environmentId === used || reading) continue;
      this.held.delete(environmentId);
      bytes -= index.bytes;
    }
  }
}
