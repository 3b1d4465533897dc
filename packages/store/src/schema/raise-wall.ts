import type { Connection } from '../connection/connection';
import { SHARED_TABLES } from './account-tables';

/**
 * The accounts of `assay.accounts`, which each statement comes with (`accounts-of.ts`). A sub-select is worked out once a
 * statement, not once a row; without the setting there is no account, and no row.
 */
const OF_STATEMENT = `account_id = ANY ((SELECT CASE WHEN current_setting('assay.accounts', true) = '*' THEN '{}'
    ELSE coalesce(nullif(current_setting('assay.accounts', true), ''), '{}') END::integer[])::integer[])
  OR (SELECT current_setting('assay.accounts', true) = '*')`;

/**
 * Row-level security for every table of this schema with an `account_id` that has none yet (PostgreSQL documentation, "Row
 * Security Policies"). It binds the owner of the tables as well, and everybody but superusers. Checks of foreign keys,
 * and what they cascade to, pass it.
 */
export const raise = (condition: string): string => `
DO $wall$
DECLARE
  unwalled record;
BEGIN
  FOR unwalled IN
    SELECT c.oid::regclass AS name, c.relname = ANY ('{${SHARED_TABLES.join(',')}}') AS is_shared
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'account_id' AND NOT a.attisdropped
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
      AND NOT (c.relrowsecurity AND c.relforcerowsecurity)
  LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', unwalled.name);
    EXECUTE format($policy$CREATE POLICY accounts_of_statement ON %s USING (${condition})$policy$, unwalled.name);
    IF unwalled.is_shared THEN
      EXECUTE format('CREATE POLICY shared_by_accounts ON %s FOR SELECT USING (true)', unwalled.name);
    END IF;
  END LOOP;
END $wall$`;

/** Walls off the tables that are new since the last time; in the transaction that made them. */
export async function raiseWall(connection: Connection): Promise<void> {
  await connection.query({ text: raise(OF_STATEMENT), script: true, form: { name: 'wall' } });
}
