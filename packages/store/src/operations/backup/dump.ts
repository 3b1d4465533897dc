import type pg from 'pg';
import { type SequencePlace, schemaVersion, sequencesOf, tablesOf } from './catalogue';
import { copyOut, type TableShape } from './copy';
import { type RowSum, RowSummer } from './row-sum';
import { openWholeClient, type WholeAddress } from './whole-client';

/** When a dump is taken, by the database's clock, and of which schema. */
export interface DumpMoment {
  readonly schema: number;
  /** UNIX milliseconds. */
  readonly at: number;
}

/** A database in this order: its moment; each table, its rows in blocks, their sum; the counters. */
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
 * Reads every table as it was at one moment, beside whatever is written meanwhile: one transaction that only reads, on one
 * snapshot (PostgreSQL documentation, "Transaction Isolation", Repeatable Read).
 * @param address of a role that may read all tables and counters
 * @throws StoreUnavailable, Error where there is no schema
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
