import type { Connection } from '../connection/connection';
import type { Statement } from '../connection/statement';

/**
 * Tables that have rows of accounts: each has a wall. A test holds the list to the schema; a table that is
 * missing here has its wall all the same, and nobody reports a statement that names no account of it.
 */
export const ACCOUNT_TABLES = [
  'account_logo',
  'account_model',
  'api_key',
  'attachment',
  'audit',
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
  'panel_preference',
  'panel_invitation',
  'panel_identity',
  'panel_passkey',
  'panel_second_factor',
  'panel_session',
  'panel_user',
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

/** Tables with an `account_id` whose rows every account reads, by design: the counters that accounts share. */
export const SHARED_TABLES = ['key_history'] as const;

/** Tables of the deployment as a whole; `account` is the list of the accounts, which every process follows. */
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
 * The accounts of `assay.accounts`, which each statement comes with (`accountsOf`). A sub-select is worked out once a
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

/** What the setting `assay.accounts` holds for work over all accounts. */
const EVERY = '*';

/** What a text tells of its accounts: the parameters that name them, and whether it reads a table of accounts at all. */
interface Reading {
  readonly parameters: readonly number[];
  readonly isWalled: boolean;
}

const WALLED = new RegExp(`\\b(?:${[...ACCOUNT_TABLES, ...SHARED_TABLES].join('|')})\\b`);
const NAMED = /\baccount_id = (?:ANY ?\()?\$(\d+)/g;
const INSERTED = /\bINSERT INTO \w+(?: AS \w+)? \(account_id\b[^)]*\)\s*(?:VALUES \(|SELECT )\$(\d+)/g;

/** Texts are few: most are constants, the others differ by the filters that are asked for. */
const MOST_READINGS = 5000;
const readings = new Map<string, Reading>();

const parametersIn = (text: string, pattern: RegExp): readonly number[] =>
  Array.from(text.matchAll(pattern), ([, parameter]) => Number(parameter) - 1);

function readingOf(text: string): Reading {
  const known = readings.get(text);
  if (known) return known;
  if (readings.size >= MOST_READINGS) readings.clear();
  const parameters = [...new Set([...parametersIn(text, NAMED), ...parametersIn(text, INSERTED)])];
  const reading = { parameters, isWalled: WALLED.test(text) };
  readings.set(text, reading);
  return reading;
}

const listed = (accounts: readonly unknown[]): string =>
  accounts.length < 2 ? `{${accounts.join()}}` : `{${[...new Set(accounts)].sort().join()}}`;

/**
 * What `assay.accounts` is to be for a statement: an array of account numbers as PostgreSQL writes it, `*` for every
 * account; null = it reads no table of accounts.
 * @param onNone called with the text of a statement that reads one and names no account: it sees nothing
 */
export function accountsOf(
  { text, values = [], accounts }: Statement,
  onNone: ((text: string) => void) | undefined,
): string | null {
  if (accounts !== undefined) return accounts === 'every' ? EVERY : listed(accounts);
  const { parameters, isWalled } = readingOf(text);
  if (!isWalled) return null;
  if (parameters.length === 0) onNone?.(text);
  return listed(parameters.flatMap((parameter) => values[parameter]));
}
