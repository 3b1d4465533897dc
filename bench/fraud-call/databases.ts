import { randomBytes } from 'node:crypto';
import pg from 'pg';

const DEFAULT_ADMIN = 'postgres://postgres@127.0.0.1:5432/postgres';

export interface FreshDatabase {
  readonly url: string;
  query(
    text: string,
    values?: readonly unknown[],
  ): Promise<readonly { readonly [column: string]: unknown }[]>;
  drop(): Promise<void>;
}

/** An empty database on the outside PostgreSQL (BENCH_DATABASE_URL, an administrator's address); null when there is none. */
export async function freshDatabase(): Promise<FreshDatabase | null> {
  const adminUrl = process.env.BENCH_DATABASE_URL ?? DEFAULT_ADMIN;
  const admin = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2000 });
  try {
    await admin.connect();
  } catch {
    return null;
  }
  const name = `assay_bench_${randomBytes(6).toString('hex')}`;
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  // A connection that is still closing is cut off when its database is dropped.
  pool.on('error', () => undefined);
  return {
    url: url.href,
    query: async (text, values) => (await pool.query(text, values as unknown[])).rows,
    drop: async () => {
      await pool.end();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}
