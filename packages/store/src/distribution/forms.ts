import type { FormName, FormRequest, Statement } from '../connection/statement';
import { sizeStatement } from '../operations/health';
import { raise } from '../schema/row-security';
import type { Ask, Form } from './account-nodes';
import { storeCalls } from './keep-calls';
import { RLS_CONDITION } from './schema-texts';
import { velocityQuery } from './velocity-look';

/** Creates a form with another text. */
const withText =
  (text: (usual: string) => string): Form<FormName> =>
  (statement, _request, ask) =>
    ask({ ...statement, text: text(statement.text) });

const SIZE = sizeStatement({
  bytes:
    "(SELECT sum(result::float8) FROM run_command_on_all_nodes('SELECT pg_database_size(current_database())'))",
  table:
    'CASE WHEN p.logicalrelid IS NULL THEN pg_total_relation_size(c.oid) ELSE citus_total_relation_size(c.oid) END',
  rows: 'sum(CASE WHEN p.logicalrelid IS NULL THEN nullif(c.reltuples, -1) END)::float8',
  tables: 'pg_class c LEFT JOIN pg_dist_partition p ON p.logicalrelid = c.oid',
});

/** Deletions hold their lock on the node with the account's rows. */
const LOCK_AT_NODE = `SELECT 1 FROM (
  SELECT pg_advisory_xact_lock($1::int, $2::int), count(*) FROM index_snapshot WHERE account_id = $2::int) node`;

/**
 * Grants sequence privileges of the coordinator on every node. A row that is created on its account's node
 * gets its number there, and Citus propagates the sequences of identity columns without their privileges. A
 * sequence that is missing on a node belongs to none of its rows.
 */
export const GRANT_SEQUENCES = `
SELECT run_command_on_workers(format('GRANT USAGE, SELECT ON SEQUENCE %s TO %I', c.oid::regclass, a.grantee::regrole))
FROM pg_class c CROSS JOIN LATERAL aclexplode(c.relacl) a
WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'S' AND a.privilege_type = 'USAGE'
  AND a.grantee NOT IN (0, c.relowner)`;

/** All statements with a distributed form. */
const FORMS: { readonly [N in FormName]: Form<N> } = {
  database_size: withText(() => SIZE),
  keep_calls: storeCalls,
  ownership: withText((usual) => `${usual};${GRANT_SEQUENCES}`),
  snapshot_lock: withText(() => LOCK_AT_NODE),
  velocity_look: velocityQuery,
  wall: withText(() => raise(RLS_CONDITION)),
};

/** Executes a statement on several servers, in its distributed form. */
export function inForm<R extends object>(statement: Statement, ask: Ask): Promise<readonly R[]> {
  const formed = <N extends FormName>(request: FormRequest<N>) =>
    FORMS[request.name](statement, request, ask);
  // A form returns the rows of its statement.
  return statement.form ? (formed(statement.form) as Promise<readonly R[]>) : ask<R>(statement);
}
