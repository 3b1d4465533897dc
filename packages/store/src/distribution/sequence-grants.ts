/**
 * Who may number rows at the coordinator may on every node: a row that is made where its account lies is numbered there, and Citus
 * passes on the sequences of identity columns without their rights. A sequence that a node has not got is none of its rows'.
 */
export const GRANT_SEQUENCES = `
SELECT run_command_on_workers(format('GRANT USAGE, SELECT ON SEQUENCE %s TO %I', c.oid::regclass, a.grantee::regrole))
FROM pg_class c CROSS JOIN LATERAL aclexplode(c.relacl) a
WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'S' AND a.privilege_type = 'USAGE'
  AND a.grantee NOT IN (0, c.relowner)`;
