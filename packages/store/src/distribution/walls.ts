/**
 * The condition of walls (`schema/raise-wall.ts`) on several servers: a policy of Citus takes no sub-select. On one server a sub-select is
 * worked out once a statement, a function for each row.
 */
export const WALL_CONDITION = 'account_id = ANY (assay_accounts()) OR assay_every()';

const FUNCTIONS = `
CREATE OR REPLACE FUNCTION assay_accounts() RETURNS integer[] LANGUAGE sql STABLE PARALLEL SAFE AS $f$
  SELECT CASE WHEN current_setting('assay.accounts', true) = '*' THEN '{}'
    ELSE coalesce(nullif(current_setting('assay.accounts', true), ''), '{}') END::integer[]
$f$;
CREATE OR REPLACE FUNCTION assay_every() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $f$
  SELECT coalesce(current_setting('assay.accounts', true) = '*', false)
$f$;`;

/** Puts walls that can be distributed in place of those that are there, in one transaction with whatever surrounds it. */
export const WALLS_BY_FUNCTION = `
${FUNCTIONS}
DO $walls$
DECLARE
  walled record;
BEGIN
  FOR walled IN
    SELECT p.polrelid::regclass AS name FROM pg_policy p JOIN pg_class c ON c.oid = p.polrelid
    WHERE c.relnamespace = current_schema()::regnamespace AND p.polname = 'accounts_of_statement'
      AND pg_get_expr(p.polqual, p.polrelid) NOT LIKE '%assay_accounts()%'
  LOOP
    EXECUTE format('DROP POLICY accounts_of_statement ON %s', walled.name);
    EXECUTE format('CREATE POLICY accounts_of_statement ON %s USING (${WALL_CONDITION})', walled.name);
  END LOOP;
END $walls$;`;
