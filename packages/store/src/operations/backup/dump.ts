import type pg from 'pg';
import type { Connection } from '../../connection/connection';
import { type SequencePlace, schemaVersion, sequencesOf, tablesOf } from './catalogue';
import { copyOut, type RowSum, RowSummer, type TableShape } from './copy';
import { openWholeClient, type WholeAddress } from './whole-client';

const A_TURN = 1000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** A captured or attached file outside the database. */
interface ListedMedia {
  readonly environmentId: number;
  readonly id: string;
  /** Size before encryption, in bytes. */
  readonly size: number;
}

const turnOf = (table: 'workflow_media' | 'attachment') =>
  `(SELECT account_id AS "environmentId", id::text AS id, size FROM ${table}
    WHERE (account_id, id) > ($1, $2::uuid) AND created_at <= $3 ORDER BY account_id, ${table}.id LIMIT ${A_TURN})`;

/**
 * Yields every captured or attached file stored up to a given time, in batches without a long transaction:
 * files deleted meanwhile are omitted.
 * @param until UNIX milliseconds
 */
export async function* listedMedia(connection: Connection, until: number): AsyncGenerator<ListedMedia> {
  let after = { environmentId: 0, id: BEFORE_ALL };
  for (;;) {
    const rows = await connection.query<ListedMedia>({
      name: 'backup_media_turn',
      text: `SELECT * FROM (${turnOf('workflow_media')} UNION ALL ${turnOf('attachment')}) m
             ORDER BY "environmentId", id COLLATE "C" LIMIT ${A_TURN}`,
      values: [after.environmentId, after.id, until],
      accounts: 'every',
    });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/** Time of a dump, by the database clock, and its schema version. */
export interface DumpMoment {
  readonly schema: number;
  /** UNIX milliseconds. */
  readonly at: number;
}

/**
 * Content of a dump, in this order: its time and schema; each table, its rows in blocks, their sum; the
 * sequences.
 */
type DumpPart =
  | { readonly kind: 'moment'; readonly moment: DumpMoment }
  | { readonly kind: 'table'; readonly shape: TableShape }
  | { readonly kind: 'rows'; readonly block: Buffer }
  | { readonly kind: 'sum'; readonly sum: RowSum }
  | { readonly kind: 'sequences'; readonly places: readonly SequencePlace[] };

async function momentOf(client: pg.Client): Promise<DumpMoment> {
  const schema = await schemaVersion(client);
  if (schema === null) throw new Error('the database has no schema');
  const { rows } = await client.query<{ at: string }>(
    'SELECT floor(extract(epoch FROM now()) * 1000)::bigint::text AS at',
  );
  return { schema, at: Number(rows[0]!.at) };
}

/**
 * Reads every table in the state of one point in time, during concurrent writes: a read-only transaction on
 * one snapshot (PostgreSQL documentation, "Transaction Isolation", Repeatable Read).
 * @param address of a role that may read all tables and sequences
 * @throws StoreUnavailable, Error without a schema
 */
export async function* dumpDatabase(address: WholeAddress): AsyncGenerator<DumpPart> {
  const { client, failure, close } = await openWholeClient(address);
  try {
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    yield { kind: 'moment', moment: await momentOf(client) };
    for (const shape of await tablesOf(client)) {
      yield { kind: 'table', shape };
      const summer = new RowSummer();
      for await (const block of copyOut(client, shape)) {
        summer.add(block);
        yield { kind: 'rows', block };
      }
      yield { kind: 'sum', sum: summer.sum() };
    }
    yield { kind: 'sequences', places: await sequencesOf(client) };
    await client.query('COMMIT');
  } catch (error) {
    throw failure(error);
  } finally {
    await close();
  }
}
