import type { Connection } from '../connection/connection';
import { NEWEST_SCHEMA } from '../schema/migrate';

/** What a database server is like, for whoever looks after it. */
export interface ServerFacts {
  /** Such as `17.2`. */
  readonly version: string;
  /** Such as 170002. */
  readonly versionNumber: number;
  /** Settings that lose what was answered when they are `off`, by name. */
  readonly durability: { readonly [setting: string]: string };
  /** Connections that a role without special rights may have in all. */
  readonly connections: number;
  /** It follows another server, and takes no writes. */
  readonly isStandby: boolean;
}

export async function serverFacts(connection: Connection): Promise<ServerFacts> {
  const [row] = await connection.query<ServerFacts>({
    text: `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS "versionNumber",
             json_build_object('fsync', current_setting('fsync'), 'full_page_writes', current_setting('full_page_writes'),
               'synchronous_commit', current_setting('synchronous_commit')) AS durability,
             current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS connections,
             pg_is_in_recovery() AS "isStandby"`,
  });
  return row!;
}

/** How the schema stands to this program. */
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

/** What the database calls the folder with the keys of its records; null = they have none of their own. */
export async function recordKeysIdentity(connection: Connection): Promise<string | null> {
  const [row] = await connection.query<{ identity: string | null }>({
    text: 'SELECT record_keys AS identity FROM deployment',
  });
  return row?.identity ?? null;
}
