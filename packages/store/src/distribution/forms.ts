import type { FormName, FormRequest, Statement } from '../connection/statement';
import { sizeStatement } from '../operations/health';
import { raise } from '../schema/wall';
import type { Ask, Form } from './account-nodes';
import { keepCalls } from './keep-calls';
import { WALL_CONDITION } from './schema-texts';
import { velocityLook } from './velocity-look';

/** The same statement with another text. */
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

/** Deletions hold their lock on the node that has the account's rows. */
const LOCK_AT_NODE = `SELECT 1 FROM (
  SELECT pg_advisory_xact_lock($1::int, $2::int), count(*) FROM index_snapshot WHERE account_id = $2::int) node`;

/**
 * Who may number rows at the coordinator may on every node: a row that is made where its account lies is numbered there, and Citus
 * passes on the sequences of identity columns without their rights. A sequence that a node has not got is none of its rows'.
 */
export const GRANT_SEQUENCES = `
SELECT run_command_on_workers(format('GRANT USAGE, SELECT ON SEQUENCE %s TO %I', c.oid::regclass, a.grantee::regrole))
FROM pg_class c CROSS JOIN LATERAL aclexplode(c.relacl) a
WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'S' AND a.privilege_type = 'USAGE'
  AND a.grantee NOT IN (0, c.relowner)`;

/** Every statement that several servers are asked in another form than one. */
const FORMS: { readonly [N in FormName]: Form<N> } = {
  database_size: withText(() => SIZE),
  keep_calls: keepCalls,
  ownership: withText((usual) => `${usual};${GRANT_SEQUENCES}`),
  snapshot_lock: withText(() => LOCK_AT_NODE),
  velocity_look: velocityLook,
  wall: withText(() => raise(WALL_CONDITION)),
};

/** Asks several servers for a statement, in its form. */
export function inForm<R extends object>(statement: Statement, ask: Ask): Promise<readonly R[]> {
  const formed = <N extends FormName>(request: FormRequest<N>) =>
    FORMS[request.name](statement, request, ask);
  // A form answers the rows of its statement.
  return statement.form ? (formed(statement.form) as Promise<readonly R[]>) : ask<R>(statement);
}
