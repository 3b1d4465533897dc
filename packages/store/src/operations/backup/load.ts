import pg from 'pg';
import { type ForeignKey, foreignKeysOf, rlsTables, type SequencePlace, tablesOf } from './catalogue';
import { copyIn, copyOut, type RowSum, RowSummer, type TableShape } from './copy';
import { type WholeAddress, withWholeClient } from './whole-client';

/** The rows of a backup don't match this database; none of them is stored. */
export class UnfitBackup extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnfitBackup';
  }
}

/** Loads a database; all data is committed if its work succeeds, and none otherwise. */
export interface Loader {
  /**
   * Loads a table.
   * @throws UnfitBackup
   */
  table(shape: TableShape, rows: AsyncIterable<Buffer>): Promise<void>;
  sequences(places: readonly SequencePlace[]): Promise<void>;
  /** Checks whether the rows reference a captured file. */
  hasMedia(environmentId: number, id: string): Promise<boolean>;
  /**
   * Reads a table back.
   * @throws UnfitBackup if its rows don't match the sum
   */
  compare(shape: TableShape, sum: RowSum): Promise<void>;
}

const quoted = (name: string) => pg.escapeIdentifier(name);

/** SQLSTATE classes 22 and 23: data that a table rejects. */
const isBadRow = (error: unknown) =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));

class ClientLoader implements Loader {
  private readonly shapes = new Map<string, TableShape>();

  constructor(
    private readonly client: pg.Client,
    shapes: readonly TableShape[],
  ) {
    for (const shape of shapes) this.shapes.set(shape.table, shape);
  }

  async table(shape: TableShape, rows: AsyncIterable<Buffer>): Promise<void> {
    const own = this.shapes.get(shape.table)?.columns ?? [];
    if (!shape.columns.every((column) => own.includes(column))) {
      throw new UnfitBackup(`The backup table ${shape.table} isn't in this schema.`);
    }
    try {
      await copyIn(this.client, shape, rows);
    } catch (error) {
      if (!isBadRow(error)) throw error;
      throw new UnfitBackup(`The database rejected rows of the table ${shape.table}.`);
    }
  }

  async sequences(places: readonly SequencePlace[]): Promise<void> {
    for (const { name, last } of places) {
      if (last !== null) await this.client.query('SELECT setval($1::regclass, $2)', [quoted(name), last]);
    }
  }

  async hasMedia(environmentId: number, id: string): Promise<boolean> {
    const { rowCount } = await this.client.query({
      name: 'backup_media',
      text: `SELECT 1 FROM workflow_media WHERE account_id = $1 AND id = $2::uuid
             UNION ALL SELECT 1 FROM attachment WHERE account_id = $1 AND id = $2::uuid`,
      values: [environmentId, id],
    });
    return rowCount !== 0;
  }

  async compare(shape: TableShape, sum: RowSum): Promise<void> {
    const summer = new RowSummer();
    for await (const block of copyOut(this.client, shape)) summer.add(block);
    const found = summer.sum();
    if (found.rows === sum.rows && found.digest === sum.digest) return;
    throw new UnfitBackup(
      `The table ${shape.table} was restored with ${found.rows} rows, which don't match the ${sum.rows} rows of the backup.`,
    );
  }
}

/**
 * Recreates foreign keys after the rows, which checks all of them at once.
 * @throws UnfitBackup
 */
async function refer(client: pg.Client, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys) {
    try {
      await client.query(`ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`);
    } catch (error) {
      if (!isBadRow(error)) throw error;
      throw new UnfitBackup(`Rows of the table ${table} refer to rows that the backup doesn't contain.`);
    }
  }
}

/**
 * Loads a migrated, unused database in one transaction.
 * @param address of the role that owns the tables: it disables their row-level security and enables it again
 * @throws StoreUnavailable, UnfitBackup; the database is unchanged then
 */
export async function loadDatabase(
  address: WholeAddress,
  work: (loader: Loader) => Promise<void>,
): Promise<void> {
  await withWholeClient(address, async (client) => {
    await client.query('BEGIN');
    const shapes = await tablesOf(client);
    const sandboxed = await rlsTables(client);
    const keys = await foreignKeysOf(client);
    for (const name of sandboxed)
      await client.query(`ALTER TABLE ${quoted(name)} NO FORCE ROW LEVEL SECURITY`);
    for (const { table, name } of keys)
      await client.query(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`);
    const all = shapes.map(({ table }) => quoted(table)).join(', ');
    // The backup also contains the rows that migrations wrote.
    await client.query(`TRUNCATE ${all}`);
    await work(new ClientLoader(client, shapes));
    await refer(client, keys);
    for (const name of sandboxed) await client.query(`ALTER TABLE ${quoted(name)} FORCE ROW LEVEL SECURITY`);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  });
}

/** Content of a database that is to be loaded. */
export type Occupancy = 'empty' | 'unused' | 'used';

/**
 * Checks whether a database may be loaded: it lacks a schema (`empty`), or has one without an account
 * (`unused`).
 * @throws StoreUnavailable
 */
export const occupancyOf = (address: WholeAddress): Promise<Occupancy> =>
  withWholeClient(address, async (client) => {
    const { rows } = await client.query<{ present: boolean }>(
      `SELECT to_regclass('account') IS NOT NULL AS present`,
    );
    if (!rows[0]?.present) return 'empty';
    const { rowCount } = await client.query('SELECT 1 FROM account LIMIT 1');
    return rowCount === 0 ? 'unused' : 'used';
  });
