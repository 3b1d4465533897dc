import { setImmediate } from 'node:timers/promises';
import type { ExecutionId, SpaceId } from '@assay/contract';
import type { Connection } from '@assay/store';

const ROWS_A_READ = 1000;

interface NumberedIndex {
  /** Memory that it takes. */
  readonly bytes: number;
}

interface NumberedRow {
  readonly number: number;
  readonly executionId: ExecutionId;
}

/** How an index is filled. */
interface Filling<Index extends NumberedIndex, Row extends NumberedRow> {
  make(): Index;
  /** An index that was kept elsewhere, with the number of its newest row; null = it is read row by row. */
  kept?(
    connection: Connection,
    spaceId: SpaceId,
  ): Promise<{ readonly index: Index; readonly last: number } | null>;
  /** Rows of a space behind a number, in the order of their numbers. */
  after(
    connection: Connection,
    spaceId: SpaceId,
    from: { readonly after: number; readonly limit: number },
  ): Promise<readonly Row[]>;
  add(index: Index, spaceId: SpaceId, row: Row): void;
  /** Puts in order what was added. */
  settle(index: Index): Promise<void>;
  /** The indexes of all spaces take this much memory together; what is over it, the least lately used go and are read anew. */
  readonly mostBytes: number;
}

/** The index of one space. `KeptIndexes` adds rows to it; others read `index` and `last`. */
export interface HeldIndex<Index> {
  index: Index;
  /** Number of the newest row in it. */
  last: number;
  /** It was looked for where it may be kept. */
  isBegun: boolean;
  /** Whoever reads on; others wait for it. */
  reading: Promise<void> | null;
}

/**
 * What is kept of each space (faces, pictures) in memory, in a form that is searched in milliseconds. It is sealed in the store: an index is
 * read from there when it is first asked for, or from a snapshot and what came behind that, and followed by the numbers of its rows, which rise in the order
 * of their transactions because these keep them one after the other.
 */
export class KeptIndexes<Index extends NumberedIndex, Row extends NumberedRow> {
  private readonly held = new Map<SpaceId, HeldIndex<Index>>();

  constructor(private readonly filling: Filling<Index, Row>) {}

  /** The index of a space with every row that the connection sees. */
  async of(connection: Connection, spaceId: SpaceId): Promise<HeldIndex<Index>> {
    const held = this.held.get(spaceId) ?? this.nothing();
    // The latest used stands last.
    this.held.delete(spaceId);
    this.held.set(spaceId, held);
    await this.follow(connection, spaceId, held);
    this.dropOver(spaceId);
    return held;
  }

  /** Adds the rows that the connection sees and the index does not hold yet. */
  async follow(connection: Connection, spaceId: SpaceId, held: HeldIndex<Index>): Promise<void> {
    while (held.reading) await held.reading.catch(() => {});
    // One reads at a time, or a row would stand in the index twice.
    const reading = this.readOn(connection, spaceId, held);
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

  private async readOn(connection: Connection, spaceId: SpaceId, held: HeldIndex<Index>): Promise<void> {
    const { after, add, settle, kept } = this.filling;
    if (!held.isBegun) {
      const found = await kept?.(connection, spaceId);
      if (found) {
        held.index = found.index;
        held.last = found.last;
      }
      held.isBegun = true;
    }
    for (;;) {
      const rows = await after(connection, spaceId, { after: held.last, limit: ROWS_A_READ });
      for (const row of rows) {
        // Another reading of the same rows may have been faster.
        if (row.number <= held.last) continue;
        add(held.index, spaceId, row);
        held.last = row.number;
      }
      // Fewer than asked for may be left of those that could be opened.
      if (rows.length === 0) break;
      await setImmediate();
    }
    await settle(held.index);
  }

  private dropOver(used: SpaceId): void {
    let bytes = 0;
    for (const { index } of this.held.values()) bytes += index.bytes;
    for (const [spaceId, { index, reading }] of this.held) {
      if (bytes <= this.filling.mostBytes) return;
      if (spaceId === used || reading) continue;
      this.held.delete(spaceId);
      bytes -= index.bytes;
    }
  }
}
