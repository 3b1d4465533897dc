import type { Connection, Database } from '../connection/connection';
import { UnusableDatabase } from '../connection/unavailable';
import { migrationSteps, refuseHalfLaid } from '../distribution/lay';
import { MIGRATIONS } from '../migrations/index';
import { enableRowSecurity } from './row-security';

/** Schema version that this program creates. */
export const NEWEST_SCHEMA = Math.max(...MIGRATIONS.map((migration) => migration.version));
const OLDEST_SERVER = 150_000;
const LOCK = 4_061_977_001;

/**
 * Migrates the schema to this version. Several processes may call it at once: an advisory lock serializes
 * them.
 * @param upTo the last migration to apply: that of a backup to be loaded
 * @throws UnusableDatabase if the server is older than PostgreSQL 15 or the schema is newer than this program
 */
export async function migrate(
  database: Database,
  now: Date,
  upTo: number = NEWEST_SCHEMA,
): Promise<{ readonly applied: readonly string[] }> {
  const [server] = await database.query<{ version: number; name: string }>({
    text: `SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS name`,
  });
  if (server && server.version < OLDEST_SERVER) {
    throw new UnusableDatabase(`Assay needs PostgreSQL 15 or newer. This server has ${server.name}.`);
  }
  const steps = await migrationSteps(database);
  // Changing a table may take long, and another process may be changing it.
  const applied = await database.patient(0).transaction(async (connection) => {
    await connection.query({ text: 'SELECT pg_advisory_xact_lock($1)', values: [LOCK] });
    await connection.query({
      text: 'CREATE TABLE IF NOT EXISTS schema_migration (version integer PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL)',
    });
    const done = await connection.query<{ version: number }>({
      text: 'SELECT version FROM schema_migration',
    });
    const newest = Math.max(0, ...done.map((row) => row.version));
    if (newest > NEWEST_SCHEMA) {
      throw new UnusableDatabase(
        `The database was written by a newer version of Assay (schema ${newest}; this version supports ${NEWEST_SCHEMA}). Start that version or restore a backup.`,
      );
    }
    // Migrations process the rows of all accounts.
    await connection.query({ text: `SET LOCAL assay.accounts = '*'`, script: true });
    await steps.before(connection);
    const pending = MIGRATIONS.filter(({ version }) => version > newest && version <= upTo);
    for (const migration of pending) {
      await connection.query({ text: migration.sql, script: true });
      await connection.query({
        text: 'INSERT INTO schema_migration (version, name, applied_at) VALUES ($1, $2, $3)',
        values: [migration.version, migration.name, now],
      });
    }
    if (pending.length > 0) {
      await enableRowSecurity(connection);
      await steps.behind(connection);
    }
    return pending.map((migration) => migration.name);
  });
  await steps.committed();
  return { applied };
}

/** PostgreSQL documentation, appendix A: insufficient privilege. */
const NOT_ALLOWED = '42501';

/**
 * Runs {@link migrate} if migrations are pending.
 * @param migrating the same database with the role that may change its schema
 * @throws UnusableDatabase also if it may not
 */
export async function bringUpToDate(
  { database, migrating }: { readonly database: Database; readonly migrating: Database },
  now: Date,
): Promise<void> {
  try {
    if (!(await hasCurrentSchema(database))) await migrate(migrating, now);
    await refuseHalfLaid(database);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === NOT_ALLOWED)) throw error;
    throw new UnusableDatabase(
      'The schema doesn\'t match this version, and this role isn\'t allowed to change it. Run "assay db migrate" as its owner, or set ASSAY_MIGRATE_DATABASE_URL.',
    );
  }
}

/** State of the schema relative to this program. */
export type SchemaState = 'none' | 'older' | 'current' | 'newer';

export async function schemaState(connection: Connection): Promise<SchemaState> {
  const [table] = await connection.query<{ present: boolean }>({
    text: `SELECT to_regclass('schema_migration') IS NOT NULL AS present`,
  });
  if (!table?.present) return 'none';
  const [newest] = await connection.query<{ version: number | null }>({
    text: 'SELECT max(version) AS version FROM schema_migration',
  });
  const version = newest?.version ?? 0;
  if (version === NEWEST_SCHEMA) return 'current';
  return version < NEWEST_SCHEMA ? 'older' : 'newer';
}

/** Checks whether the schema is the one that `migrate` of this program creates. */
export const hasCurrentSchema = async (connection: Connection): Promise<boolean> =>
  (await schemaState(connection)) === 'current';
