import { randomBytes } from 'node:crypto';
import pg from 'pg';

const DEFAULT_ADMIN = 'postgres://postgres@127.0.0.1:5432/postgres';

export interface FreshDatabase {
  readonly url: string;
  query(
    text: string,
    values?: readonly unknown[],
  ): Promise<readonly { readonly [column: string]: unknown }[]>;
  /** Processes of its server, or servers, that work for others than this bench. */
  pids(): Promise<readonly number[]>;
  drop(): Promise<void>;
}

const BACKENDS =
  'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';

/** An empty database on the outside PostgreSQL (BENCH_DATABASE_URL, an administrator's address); null when there is none. */
export async function freshDatabase(): Promise<FreshDatabase | null> {
  const name = `assay_bench_${randomBytes(6).toString('hex')}`;
  return databaseAt(process.env.BENCH_DATABASE_URL ?? DEFAULT_ADMIN, name).catch(() => null);
}

/** Makes an empty database. @param adminUrl of a server's administrator */
export async function databaseAt(adminUrl: string, name: string): Promise<FreshDatabase> {
  const admin = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2000 });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  // A connection that is still closing is cut off when its database is dropped.
  pool.on('error', () => undefined);
  return {
    url: url.href,
    query: async (text, values) => (await pool.query(text, values as unknown[])).rows,
    pids: async () => (await pool.query<{ pid: number }>(BACKENDS)).rows.map(({ pid }) => pid),
    drop: async () => {
      await pool.end();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}
