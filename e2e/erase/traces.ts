import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@assay/store';

/** Returns every table of the database; partitions count as their table, and system views are excluded. */
export async function tablesOf(database: Database): Promise<readonly string[]> {
  const rows = await database.query<{ name: string }>({
    text: `SELECT relname AS name FROM pg_class
           WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`,
  });
  return rows.map(({ name }) => name);
}

interface Found {
  readonly place: string;
  readonly mark: string;
}

/** Returns every row of a table as one text, with bytes unchanged. */
async function rowsOf(database: Database, table: string): Promise<readonly string[]> {
  const binary = await database.query<{ name: string }>({
    text: `SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 AND data_type = 'bytea'`,
    values: [table],
  });
  const columns = binary.map(({ name }) => `${name} AS "bytes of ${name}"`);
  const rows = await database.query<{ [name: string]: unknown }>({
    text: `SELECT ${['t::text AS "whole row"', ...columns].join(', ')} FROM ${table} t`,
  });
  return rows.map((row) =>
    Object.values(row)
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
      .join('\n')
      .toLowerCase(),
  );
}

/** Finds the places in the database that contain any of the marks. */
export async function tracesInTables(
  database: Database,
  marks: readonly string[],
): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const table of await tablesOf(database)) {
    for (const row of await rowsOf(database, table)) {
      for (const mark of marks) if (row.includes(mark)) found.push({ place: table, mark });
    }
  }
  return found;
}

/** Finds the files of a folder that contain any of the marks. */
export async function tracesInFiles(folder: string, marks: readonly string[]): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = (await readFile(path)).toString('latin1').toLowerCase();
    for (const mark of marks) if (text.includes(mark)) found.push({ place: path, mark });
  }
  return found;
}

/** Returns the rows of a personal table without the columns that change independently of a person. */
export async function rowsOfTable(
  database: Database,
  table: string,
  without: readonly string[] = [],
): Promise<readonly string[]> {
  const rows = await database.query<{ row: string }>({
    text: `SELECT (to_jsonb(t) - $1::text[])::text AS row FROM ${table} t`,
    values: [without],
  });
  return rows.map(({ row }) => row).sort();
}
