import type pg from 'pg';
import type { TableShape } from './copy';

/** A sequence of the schema and its last value; null = never used. */
export interface SequencePlace {
  readonly name: string;
  readonly last: string | null;
}

/** A foreign key from one table to another. */
export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Written by migrations, and not part of the stored data. */
const MIGRATIONS = 'schema_migration';

/** Returns every table with its stored columns, by name. */
export async function tablesOf(client: pg.Client): Promise<readonly TableShape[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
        AND a.attgenerated = ''
      WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND c.relname <> $1
      GROUP BY c.relname ORDER BY c.relname`,
    [MIGRATIONS],
  );
  return rows;
}

export async function sequencesOf(client: pg.Client): Promise<readonly SequencePlace[]> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
      WHERE schemaname = current_schema() ORDER BY sequencename`,
  );
  return rows;
}

export async function foreignKeysOf(client: pg.Client): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT c.relname AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
       FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
      WHERE k.contype = 'f' AND k.connamespace = current_schema()::regnamespace AND k.conparentid = 0
      ORDER BY 1, 2`,
  );
  return rows;
}

/** Returns the tables whose row-level security also applies to their owner. */
export async function rlsTables(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c
      WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND c.relforcerowsecurity
      ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** Returns the version of the newest applied migration; null without a schema. */
export async function schemaVersion(client: pg.Client): Promise<number | null> {
  const found = await client.query<{ present: boolean }>(
    `SELECT to_regclass('${MIGRATIONS}') IS NOT NULL AS present`,
  );
  if (!found.rows[0]?.present) return null;
  const { rows } = await client.query<{ version: number | null }>(
    `SELECT max(version) AS version FROM ${MIGRATIONS}`,
  );
  return rows[0]?.version ?? null;
}
