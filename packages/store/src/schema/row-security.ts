import type { Connection } from '../connection/connection';
import type { Statement } from '../connection/statement';

/**
 * Tables with rows of accounts; each has row-level security. A test compares the list with the schema. A
 * missing table would still be protected, but statements without an account would not be reported.
 */
export const ACCOUNT_TABLES = [
  'account_logo',
  'account_model',
  'alert',
  'alert_case',
  'alert_event',
  'api_key',
  'attachment',
  'audit',
  'audit_tally',
  'device',
  'device_alias',
  'device_look',
  'device_person',
  'device_session',
  'device_share',
  'device_token',
  'device_value_count',
  'erase_request',
  'evaluation',
  'evaluation_find',
  'feedback_uncounted',
  'history_block',
  'history_column',
  'idempotency',
  'identity_key',
  'identity_record',
  'identity_registry',
  'index_snapshot',
  'key_removal',
  'learning_job',
  'list_entry',
  'media_removal',
  'model',
  'monitored_match',
  'monitored_name',
  'monitoring_change',
  'monitoring_state',
  'panel_preference',
  'panel_invitation',
  'panel_identity',
  'panel_passkey',
  'panel_second_factor',
  'panel_session',
  'panel_user',
  'payment_event',
  'payment_event_uncounted',
  'policy',
  'policy_proposal',
  'queue_event',
  'queue_item',
  'rate_bucket',
  'review_queue',
  'saved_view',
  'screening',
  'screening_case',
  'screening_case_event',
  'screening_case_match',
  'screening_profile',
  'screening_resolution',
  'screening_whitelist',
  'session_batch',
  'session_link',
  'session_stream',
  'tag_value',
  'traffic_sum',
  'traffic_sum_mark',
  'transaction_change',
  'transaction_label',
  'transaction_status',
  'transaction_tags',
  'typology_state',
  'velocity_event',
  'verification_face',
  'verification_picture',
  'verification_trait',
  'webhook_delivery',
  'webhook_endpoint',
  'webhook_event',
  'workflow',
  'workflow_event',
  'workflow_execution',
  'workflow_job',
  'workflow_media',
  'workflow_version',
] as const;

/** Tables with an `account_id` whose rows every account reads by design: the shared counters. */
export const SHARED_TABLES = ['key_history'] as const;

/** Tables of the whole deployment; `account` is the list of accounts, which every process reads. */
export const DEPLOYMENT_TABLES = [
  'account',
  'data_update',
  'data_update_switch',
  'data_version',
  'deployment',
  'deployment_key',
  'device_key',
  'device_resolver',
  'identity_spending',
  'schema_migration',
  'screening_generation',
  'sign_in',
  'spent_sign_in',
] as const;

/**
 * SQL condition for the accounts in `assay.accounts`, which is set for each statement (`accountsOf`). A
 * subquery is evaluated once per statement, not per row. Without the setting, no row is visible.
 */
const OF_STATEMENT = `account_id = ANY ((SELECT CASE WHEN current_setting('assay.accounts', true) = '*' THEN '{}'
    ELSE coalesce(nullif(current_setting('assay.accounts', true), ''), '{}') END::integer[])::integer[])
  OR (SELECT current_setting('assay.accounts', true) = '*')`;

/**
 * Enables row-level security for every table of this schema with an `account_id` that lacks it (PostgreSQL
 * documentation, "Row Security Policies"). It also applies to the table owner, and to all roles except
 * superusers. Foreign key checks and cascades bypass it.
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

/** Enables row-level security on new tables, in the transaction that created them. */
export async function enableRowSecurity(connection: Connection): Promise<void> {
  await connection.query({ text: raise(OF_STATEMENT), script: true, form: { name: 'wall' } });
}

/** Value of `assay.accounts` for work on all accounts. */
const EVERY = '*';

/** Analysis of a statement text: the parameters with its accounts, and whether it reads a table of accounts. */
interface Reading {
  readonly parameters: readonly number[];
  readonly isSandboxed: boolean;
}

const WALLED = new RegExp(`\\b(?:${[...ACCOUNT_TABLES, ...SHARED_TABLES].join('|')})\\b`);
const NAMED = /\baccount_id = (?:ANY ?\()?\$(\d+)/g;
const INSERTED = /\bINSERT INTO \w+(?: AS \w+)? \(account_id\b[^)]*\)\s*(?:VALUES \(|SELECT )\$(\d+)/g;

/** Maximum cache size. Texts are few: most are constants, the others vary by their filters. */
const MAX_READINGS = 5000;
const readings = new Map<string, Reading>();

const parametersIn = (text: string, pattern: RegExp): readonly number[] =>
  Array.from(text.matchAll(pattern), ([, parameter]) => Number(parameter) - 1);

function readingOf(text: string): Reading {
  const known = readings.get(text);
  if (known) return known;
  if (readings.size >= MAX_READINGS) readings.clear();
  const parameters = [...new Set([...parametersIn(text, NAMED), ...parametersIn(text, INSERTED)])];
  const reading = { parameters, isSandboxed: WALLED.test(text) };
  readings.set(text, reading);
  return reading;
}

const listed = (accounts: readonly unknown[]): string =>
  accounts.length < 2 ? `{${accounts.join()}}` : `{${[...new Set(accounts)].sort().join()}}`;

/**
 * Returns `assay.accounts` for a statement: an array of account numbers in PostgreSQL format, `*` for all
 * accounts; null = it reads no table of accounts.
 * @param onNone called with the text of a statement that reads one without an account, and therefore sees no
 *   rows
 */
export function accountsOf(
  { text, values = [], accounts }: Statement,
  onNone: ((text: string) => void) | undefined,
): string | null {
  if (accounts !== undefined) return accounts === 'every' ? EVERY : listed(accounts);
  const { parameters, isSandboxed } = readingOf(text);
  if (!isSandboxed) return null;
  if (parameters.length === 0) onNone?.(text);
  return listed(parameters.flatMap((parameter) => values[parameter]));
}
