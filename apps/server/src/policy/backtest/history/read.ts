import type { EnvironmentId } from '@assay/contract';
import { type CompiledRuleSet, compileRuleSet, DEFAULT_THRESHOLDS } from '@assay/rules';
import {
  type Database,
  evaluationsBetween,
  type HistoryBlock,
  listHistoryBlocks,
  readHistoryColumns,
  STATE_NAMES,
  type StoredEvaluationRecord,
  storeHistoryBlock,
} from '@assay/store';
import { readStoredDecision } from '../../../scoring/index';
import { policyCatalogue } from '../../versions/policies';
import { type Column, packColumn, unpackColumn } from './column';
import { DECISION, LAYOUT, LAYOUT_NAME, type LayoutNode, velocityColumn } from './layout';

/** Returns the rules that decided an evaluation, by policy version; null when they no longer exist. */
type RulesOf = (version: number) => Promise<CompiledRuleSet | null>;

const UUID_BYTES = 16;

/** Replaces rules that no longer exist. The velocity values are then without names. */
const NO_RULES = compileRuleSet(
  { rules: [], categories: [], lists: [], thresholds: DEFAULT_THRESHOLDS },
  policyCatalogue,
).compiled;

/** The values of a block by column name, one per row. */
class Columns {
  readonly values = new Map<string, unknown[]>();

  constructor(private readonly rows: number) {}

  put(name: string, row: number, value: unknown): void {
    let column = this.values.get(name);
    if (!column) {
      column = new Array<unknown>(this.rows).fill(undefined);
      this.values.set(name, column);
    }
    column[row] = value;
  }

  /** Puts all members of a layout that an object contains. */
  putMembers(nodes: readonly LayoutNode[], object: Readonly<Record<string, unknown>>, row: number): void {
    for (const node of nodes) {
      const value = object[node.key];
      if (value === undefined || value === null || value === '') continue;
      if (node.whole) this.put(node.path, row, value);
      else if (typeof value === 'object') {
        // The presence of the object is a column too, because rules may read it.
        this.put(node.path, row, true);
        this.putMembers(node.members, value as Readonly<Record<string, unknown>>, row);
      }
    }
  }
}

/** Packs evaluations, oldest first. */
async function packRows(
  records: readonly StoredEvaluationRecord[],
  rulesOf: RulesOf,
): Promise<ReadonlyMap<string, Buffer>> {
  const columns = new Columns(records.length);
  const ids = Buffer.alloc(records.length * UUID_BYTES);
  for (const [row, record] of records.entries()) {
    const compiled = await rulesOf(record.policyVersion);
    const { input, seen } = readStoredDecision(record, compiled ?? NO_RULES);
    columns.putMembers(LAYOUT, input.facts, row);
    for (const [i, { id }] of (compiled ?? NO_RULES).velocity.definitions.entries()) {
      const value = input.velocity[i]?.value;
      if (value !== null && value !== undefined) columns.put(velocityColumn(id), row, value);
    }
    columns.put(DECISION.at, row, seen.at);
    columns.put(DECISION.state, row, STATE_NAMES.indexOf(record.state));
    columns.put(DECISION.score, row, record.fraudScore);
    columns.put(DECISION.policy, row, record.policyVersion);
    if (seen.list_hits.length > 0) columns.put(DECISION.listHits, row, seen.list_hits);
    ids.write(record.id.replaceAll('-', ''), row * UUID_BYTES, 'hex');
  }
  const packed = new Map<string, Buffer>([[DECISION.ids, ids]]);
  for (const [name, values] of columns.values) {
    const column = packColumn(values);
    if (column) packed.set(name, column);
  }
  return packed;
}

const UUID_TEXT = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** The ids of a block, in order. */
class BlockIds {
  constructor(private readonly bytes: Buffer) {}

  get rows(): number {
    return this.bytes.length / UUID_BYTES;
  }

  at(row: number): string {
    return this.bytes
      .toString('hex', row * UUID_BYTES, (row + 1) * UUID_BYTES)
      .replace(UUID_TEXT, '$1-$2-$3-$4-$5');
  }

  /** Returns the row of an id; -1 when the block doesn't contain it. */
  rowOf(id: string): number {
    const wanted = Buffer.from(id.replaceAll('-', ''), 'hex');
    let low = 0;
    let high = this.rows - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const order = this.bytes.compare(wanted, 0, UUID_BYTES, middle * UUID_BYTES, (middle + 1) * UUID_BYTES);
      if (order === 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

/** Rows packed together: few enough to fit in memory, enough to justify one database row per column. */
export const BLOCK_ROWS = 4096;
/**
 * Age after which an evaluation is either stored or never will be, in milliseconds. Ids are assigned in order
 * of time, but stored a little later.
 */
const SETTLED_MS = 60_000;

/** A run of evaluations of an environment, by column. */
export interface HistoryRows {
  readonly ids: BlockIds;
  readonly rows: number;
  readonly firstId: string;
  readonly lastId: string;
  /** Returns the column with one value per row; null when it is empty. */
  column(name: string): Column | null;
  /** Fetches columns that were not requested when the reading began. */
  also(names: readonly string[]): Promise<void>;
}

export interface HistorySource {
  readonly database: Database;
  readonly environmentId: EnvironmentId;
  readonly rulesOf: RulesOf;
  /** Rows of a packed block. */
  readonly blockRows: number;
  /** UNIX milliseconds. */
  readonly now: number;
}

export const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Returns the smallest id of a moment: ids of earlier evaluations sort before it. */
export function idAt(at: number): string {
  const ms = Math.max(0, at).toString(16).padStart(12, '0');
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7000-8000-000000000000`;
}

/** Columns that are still in the database: the names already read, and a function to fetch others. */
interface Behind {
  readonly read: readonly string[];
  readonly fetch: (names: readonly string[]) => Promise<ReadonlyMap<string, Buffer>>;
}

function rowsOf(
  block: { readonly firstId: string; readonly lastId: string },
  columns: ReadonlyMap<string, Buffer>,
  behind: Behind | null = null,
): HistoryRows {
  const held = new Map(columns);
  // A column that was read but isn't in memory is empty.
  const read = new Set(behind?.read);
  const ids = new BlockIds(columns.get(DECISION.ids) ?? Buffer.alloc(0));
  return {
    ids,
    rows: ids.rows,
    ...block,
    column(name) {
      const packed = held.get(name);
      return packed ? unpackColumn(packed) : null;
    },
    async also(names) {
      const missing = names.filter((name) => !read.has(name));
      if (!behind || missing.length === 0) return;
      for (const name of missing) read.add(name);
      for (const [name, data] of await behind.fetch(missing)) held.set(name, data);
    },
  };
}

const rangeOf = (records: readonly StoredEvaluationRecord[]) => ({
  firstId: records[0]?.id ?? FIRST_ID,
  lastId: records.at(-1)?.id ?? FIRST_ID,
});

/**
 * Reads the rows between two ids from the evaluations, and stores them packed for the next time.
 * @param closed true if a packed block follows; then a partial block is stored too
 */
async function packBetween(source: HistorySource, after: string, before: string, closed: boolean) {
  const { database, environmentId, rulesOf } = source;
  const settled = idAt(source.now - SETTLED_MS);
  const end = closed || before < settled ? before : settled;
  const range = { after, before: end, limit: source.blockRows };
  const kept = await database.transaction(async (connection) => {
    const records = await evaluationsBetween(connection, environmentId, { ...range, hold: true });
    if (records.length === 0) return 'none';
    if (records.length < source.blockRows && !closed) return 'few';
    const columns = await packRows(records, rulesOf);
    const block = rangeOf(records);
    await storeHistoryBlock(connection, environmentId, {
      ...block,
      rows: records.length,
      layout: LAYOUT_NAME,
      columns,
    });
    return rowsOf(block, columns);
  });
  if (typeof kept === 'object') return kept;
  if (kept === 'none' && end === before) return null;
  // The newest rows are too few for a block, or perhaps not complete yet.
  const records = await evaluationsBetween(database, environmentId, { ...range, before, hold: false });
  return records.length === 0 ? null : rowsOf(rangeOf(records), await packRows(records, rulesOf));
}

async function readBlock(source: HistorySource, block: HistoryBlock, names: readonly string[]) {
  const fetch = (wanted: readonly string[]) =>
    readHistoryColumns(source.database, source.environmentId, block.firstId, wanted);
  const columns = await fetch(names);
  // Without its ids, the block was removed after it was listed.
  return columns.has(DECISION.ids) ? rowsOf(block, columns, { read: names, fetch }) : null;
}

/**
 * Reads the evaluations of an environment after an id, oldest first, by column. Blocks packed earlier are
 * prefetched while the previous one is processed. The rest is packed on the way.
 * @param names returns the columns to read; called before each block, because earlier rows may change the
 *   answer
 */
export async function* readHistory(
  source: HistorySource,
  after: string,
  names: () => readonly string[],
): AsyncGenerator<HistoryRows> {
  const read = (block: HistoryBlock) => readBlock(source, block, [...new Set([...names(), DECISION.ids])]);
  const blocks = (await listHistoryBlocks(source.database, source.environmentId, LAYOUT_NAME)).filter(
    (block) => block.firstId > after,
  );
  let cursor = after;
  // A block that contains the start is read from its rows.
  async function* gap(before: string, closed: boolean): AsyncGenerator<HistoryRows> {
    for (;;) {
      const rows = await packBetween(source, cursor, before, closed);
      if (!rows) return;
      cursor = rows.lastId;
      yield rows;
    }
  }
  let ahead = blocks[0] ? read(blocks[0]) : null;
  for (const [i, block] of blocks.entries()) {
    yield* gap(block.firstId, true);
    const rows = await ahead;
    const next = blocks[i + 1];
    ahead = next ? read(next) : null;
    ahead?.catch(() => undefined);
    // The block was removed after it was listed. Its remaining rows are read like any others.
    if (!rows) continue;
    cursor = block.lastId;
    yield rows;
  }
  yield* gap(LAST_ID, false);
}
