import type { Connection } from '../connection/connection';
import type { Statement } from '../connection/statement';

/** A database role with its password; null = the password is unchanged. */
export interface RoleLogin {
  readonly name: string;
  readonly password: string | null;
}

/** Database roles: the owner that changes the schema, the one that serves requests, and the read-only one. */
export interface Roles {
  readonly migrating: RoleLogin;
  readonly serving: RoleLogin;
  readonly reading: RoleLogin;
}

export const ROLE_NAMES = {
  migrating: 'assay_migrating',
  serving: 'assay_serving',
  reading: 'assay_reading',
} as const;

/**
 * Quotes names and values with `%I` and `%L` of `format`, because statements that define roles accept no
 * parameters.
 */
const quoted = async (
  connection: Connection,
  format: string,
  ...values: readonly string[]
): Promise<Statement> => {
  const [row] = await connection.query<{ sql: string }>({
    text: `SELECT format($1, VARIADIC $2::text[]) AS sql`,
    values: [format, values],
  });
  return { text: row!.sql, script: true };
};

async function provideRole(connection: Connection, { name, password }: RoleLogin): Promise<void> {
  const [known] = await connection.query({
    text: 'SELECT 1 FROM pg_roles WHERE rolname = $1',
    values: [name],
  });
  if (!known) await connection.query(await quoted(connection, 'CREATE ROLE %I LOGIN', name));
  if (password !== null)
    await connection.query(await quoted(connection, 'ALTER ROLE %I PASSWORD %L', name, password));
}

/** Tables, sequences and functions of this schema with another owner; those of extensions are unchanged. */
const OWN = `
DO $own$
DECLARE
  thing record;
BEGIN
  FOR thing IN
    SELECT 'TABLE' AS kind, c.oid::regclass::text AS name FROM pg_class c
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
       AND c.relowner <> %1$L::regrole
    UNION ALL
    SELECT 'SEQUENCE', c.oid::regclass::text FROM pg_class c
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'S' AND c.relowner <> %1$L::regrole
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype IN ('a', 'i'))
    UNION ALL
    SELECT 'FUNCTION', p.oid::regprocedure::text FROM pg_proc p
     WHERE p.pronamespace = current_schema()::regnamespace AND p.proowner <> %1$L::regrole
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  LOOP
    EXECUTE format('ALTER %%s %%s OWNER TO %%I', thing.kind, thing.name, %1$L);
  END LOOP;
END $own$`;

/** Grants on existing and future objects: the serving role reads and writes rows, and never defines objects. */
const GRANT = `
GRANT USAGE, CREATE ON SCHEMA %1$s TO %2$I;
GRANT USAGE ON SCHEMA %1$s TO %3$I, %4$I;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA %1$s TO %3$I;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA %1$s TO %3$I;
GRANT SELECT ON ALL TABLES IN SCHEMA %1$s TO %4$I;
ALTER DEFAULT PRIVILEGES FOR ROLE %2$I IN SCHEMA %1$s GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO %3$I;
ALTER DEFAULT PRIVILEGES FOR ROLE %2$I IN SCHEMA %1$s GRANT USAGE, SELECT ON SEQUENCES TO %3$I;
ALTER DEFAULT PRIVILEGES FOR ROLE %2$I IN SCHEMA %1$s GRANT SELECT ON TABLES TO %4$I`;

/**
 * With row-level security, the planner uses an index only for leakproof operators. These two array operators
 * are: their errors concern types, never values. Only a superuser may declare it; otherwise a search by tag
 * and an erasure read all of the account's rows.
 */
const INDEXED = `ALTER FUNCTION pg_catalog.arraycontains(anyarray, anyarray) LEAKPROOF;
ALTER FUNCTION pg_catalog.arrayoverlap(anyarray, anyarray) LEAKPROOF`;

/**
 * Creates missing roles, makes the migrating role the owner of the schema's objects, and grants the others
 * their privileges on existing and future objects. Idempotent. Not for use within a transaction.
 * @param connection with a role that may create roles and owns the objects, preferably a superuser
 */
export async function provideRoles(
  connection: { transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T> },
  { migrating, serving, reading }: Roles,
): Promise<{ readonly isIndexed: boolean }> {
  return connection.transaction(async (held) => {
    for (const role of [migrating, serving, reading]) await provideRole(held, role);
    const [here] = await held.query<{ schema: string; user: string; isSuper: boolean }>({
      text: `SELECT quote_ident(current_schema()) AS schema, current_user AS user,
               (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS "isSuper"`,
    });
    const { schema, user, isSuper } = here!;
    // Only a member may transfer objects to a role.
    if (!isSuper && user !== migrating.name)
      await held.query(await quoted(held, 'GRANT %I TO %I', migrating.name, user));
    await held.query(await quoted(held, GRANT, schema, migrating.name, serving.name, reading.name));
    await held.query({ ...(await quoted(held, OWN, migrating.name)), form: { name: 'ownership' } });
    if (isSuper) await held.query({ text: INDEXED, script: true });
    return { isIndexed: isSuper };
  });
}

/** Privileges of the connection's role beyond serving. */
export interface ServingRole {
  readonly name: string;
  /** It bypasses row-level security. */
  readonly isUnwalled: boolean;
  /** It owns tables, or is a member of their owner: it can disable row-level security. */
  readonly isOwner: boolean;
}

export async function servingRole(connection: Connection): Promise<ServingRole> {
  const [row] = await connection.query<ServingRole>({
    text: `SELECT r.rolname AS name, r.rolsuper OR r.rolbypassrls AS "isUnwalled",
             EXISTS (SELECT 1 FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
                     AND pg_has_role(r.oid, c.relowner, 'MEMBER')) AS "isOwner"
           FROM pg_roles r WHERE r.rolname = current_user`,
  });
  return row!;
}
