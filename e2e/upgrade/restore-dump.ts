import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { migrate, openDatabase } from '@assay/store';
import pg from 'pg';
import { openEmptyDatabase, type TestDatabase } from '../../apps/server/src/testing/database';

/** Statements that choose LZ4; the migrations omit them on a server that was built without it. */
const LZ4_COLUMN = /^ALTER TABLE ONLY \S+ ALTER COLUMN \w+ SET COMPRESSION lz4;$/gm;

async function supportsLz4(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "SELECT FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)",
  );
  return rowCount === 1;
}

/**
 * Creates a database from a dump of an earlier version and migrates it. The dump is the output of `pg_dump
 * --inserts --no-owner --no-privileges` without comments and psql commands.
 * @param name file name in e2e/upgrade/data, without `.sql.gz`
 */
export async function restoreDump(name: string): Promise<TestDatabase> {
  const sql = gunzipSync(readFileSync(new URL(`data/${name}.sql.gz`, import.meta.url))).toString();
  const made = await openEmptyDatabase();
  const client = new pg.Client({ connectionString: made.url });
  await client.connect();
  try {
    await client.query((await supportsLz4(client)) ? sql : sql.replace(LZ4_COLUMN, ''));
  } finally {
    await client.end();
  }
  const database = openDatabase({ url: made.url, maxConnections: 2 });
  await migrate(database, new Date());
  const serving = openDatabase({ url: made.url, maxConnections: 6 });
  return {
    url: made.url,
    database,
    serving,
    unnamed: [],
    async drop() {
      await serving.close();
      await database.close();
      await made.drop();
    },
  };
}
