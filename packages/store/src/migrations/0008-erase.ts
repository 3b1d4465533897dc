/**
 * Columns and indexes that were edited into the first seven migrations after databases of 0.1.0 existed. `cadence` is the
 * schedule in effect: without one, 0.1.0 checked monthly.
 */
const MISSING_IN_0_1 = `
ALTER TABLE monitored_name
  ADD COLUMN IF NOT EXISTS cadence text NOT NULL DEFAULT 'MONTHLY',
  ADD COLUMN IF NOT EXISTS written xid8 NOT NULL DEFAULT pg_current_xact_id();
UPDATE monitored_name SET cadence = schedule WHERE schedule IS NOT NULL AND cadence <> schedule;
ALTER TABLE monitored_name ALTER cadence DROP DEFAULT;
DROP INDEX monitored_name_waiting;
CREATE INDEX monitored_name_waiting ON monitored_name (generation, account_id, id)
  WHERE stopped_at IS NULL AND cadence = 'ON_CHANGE';
CREATE INDEX IF NOT EXISTS monitored_name_written ON monitored_name (written)
  WHERE stopped_at IS NULL AND cadence = 'ON_CHANGE';
CREATE INDEX IF NOT EXISTS monitored_name_default ON monitored_name (account_id, cadence) WHERE schedule IS NULL;
CREATE INDEX IF NOT EXISTS learning_job_waiting ON learning_job (id) WHERE state = 'waiting';
ALTER TABLE device ADD COLUMN IF NOT EXISTS block_5 bigint;
UPDATE device SET block_5 = block_4 WHERE block_5 IS NULL;
ALTER TABLE velocity_event ADD COLUMN IF NOT EXISTS true_device_id bigint;
`;

/**
 * Erasure: requests that are processed in small steps, and indexes by which each store finds a person's rows.
 *
 * `person` is encrypted and deleted with the last step: a finished request records an erasure, but not the
 * person.
 */
export const erase = `
${MISSING_IN_0_1}
CREATE TABLE erase_request (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  domains text[] NOT NULL,
  state text NOT NULL DEFAULT 'IN_PROGRESS' CHECK (state IN ('IN_PROGRESS', 'COMPLETED', 'FAILED')),
  person bytea,
  actor text NOT NULL,
  asked_at bigint NOT NULL,
  finished_at bigint,
  -- The step that is under way, and where in it; both are written with what the step removed.
  step text,
  position jsonb,
  counts jsonb NOT NULL DEFAULT '{}',
  failures integer NOT NULL DEFAULT 0,
  lease_owner uuid,
  lease_until bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, id),
  CHECK ((person IS NULL) = (state <> 'IN_PROGRESS'))
);
CREATE INDEX erase_request_open ON erase_request (asked_at) WHERE state = 'IN_PROGRESS';

-- The kept answer of a fraud call goes with its evaluation.
ALTER TABLE idempotency ADD COLUMN evaluation_id uuid;
CREATE INDEX idempotency_evaluation ON idempotency (account_id, evaluation_id) WHERE evaluation_id IS NOT NULL;

CREATE INDEX list_entry_value ON list_entry (account_id, value);
CREATE INDEX list_entry_by_rule ON list_entry (account_id, note) WHERE author LIKE 'rule %';

CREATE INDEX webhook_event_transaction ON webhook_event (account_id, transaction_id) WHERE transaction_id IS NOT NULL;
CREATE INDEX webhook_event_lists ON webhook_event (account_id) WHERE event = 'lists/updated';
CREATE INDEX webhook_event_users ON webhook_event USING gin (user_hashes);
CREATE INDEX webhook_event_emails ON webhook_event USING gin (email_hashes);

CREATE INDEX monitored_name_email ON monitored_name (account_id, email_hash) WHERE email_hash IS NOT NULL;
CREATE INDEX monitored_name_transaction ON monitored_name (account_id, transaction_id) WHERE transaction_id IS NOT NULL;
CREATE INDEX monitoring_change_email ON monitoring_change (account_id, email_hash) WHERE email_hash IS NOT NULL;
CREATE INDEX monitoring_change_transaction ON monitoring_change (account_id, transaction_id) WHERE transaction_id IS NOT NULL;
CREATE INDEX screening_case_email ON screening_case (account_id, email_hash) WHERE email_hash IS NOT NULL;
CREATE INDEX screening_case_transaction ON screening_case (account_id, transaction_id) WHERE transaction_id IS NOT NULL;
`;
