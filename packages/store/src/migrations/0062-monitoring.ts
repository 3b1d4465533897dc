/**
 * Transaction monitoring. `monitoring_state` is the position of the job in an environment: the last evaluation that it
 * read. `generation` rises with every batch, so that a process notices that its copy of the states is outdated.
 *
 * `typology_state` is what is remembered about an entity. It contains keyed hashes, amounts and evaluation ids.
 *
 * `alert` has one open alert per typology and entity; a further finding extends it. `parties` are the keys of all parties
 * in `edges`: an erasure finds the alerts of a person by them. `kept` is a note or a name, encrypted.
 */
export const monitoring = `
CREATE TABLE monitoring_state (
  account_id integer PRIMARY KEY,
  after_id uuid NOT NULL,
  generation bigint NOT NULL DEFAULT 0,
  since bigint,
  log_amount double precision,
  transfers bigint NOT NULL DEFAULT 0,
  updated_at bigint NOT NULL
);

CREATE TABLE typology_state (
  account_id integer NOT NULL,
  kind text NOT NULL,
  key bigint NOT NULL,
  last_seen bigint NOT NULL,
  state text NOT NULL,
  PRIMARY KEY (account_id, kind, key)
) WITH (fillfactor = 80);
CREATE INDEX typology_state_age ON typology_state (account_id, last_seen);

CREATE TABLE alert_case (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  kept bytea NOT NULL,
  created_at bigint NOT NULL,
  created_by text NOT NULL,
  PRIMARY KEY (account_id, id)
);

CREATE TABLE alert (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  typology text NOT NULL,
  entity_kind text NOT NULL,
  entity_key bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('OPEN', 'SNOOZED', 'CLOSED')),
  since bigint NOT NULL,
  until bigint NOT NULL,
  evidence uuid[] NOT NULL,
  edges jsonb NOT NULL,
  parties bigint[] NOT NULL,
  score real NOT NULL,
  reasons jsonb NOT NULL,
  findings integer NOT NULL,
  policy_version integer NOT NULL,
  run_id uuid,
  case_id uuid,
  assignee text,
  due_at bigint,
  snoozed_until bigint,
  disposition text,
  proposed text,
  proposed_by text,
  closed_by text,
  closed_at bigint,
  opened_at bigint NOT NULL,
  updated_at bigint NOT NULL,
  PRIMARY KEY (account_id, id)
);
CREATE UNIQUE INDEX alert_open ON alert (account_id, typology, entity_kind, entity_key) WHERE status <> 'CLOSED';
CREATE INDEX alert_status ON alert (account_id, status, id);
CREATE INDEX alert_case_alerts ON alert (account_id, case_id) WHERE case_id IS NOT NULL;
CREATE INDEX alert_parties ON alert USING gin (parties);

CREATE TABLE alert_event (
  account_id integer NOT NULL,
  alert_id uuid NOT NULL,
  id uuid NOT NULL,
  at bigint NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  kept bytea NOT NULL,
  PRIMARY KEY (account_id, alert_id, id)
);
ALTER TABLE learning_job DROP CONSTRAINT learning_job_kind_check;
ALTER TABLE learning_job ADD CONSTRAINT learning_job_kind_check CHECK (kind IN ('training', 'backtest', 'suggestions', 'typologies'));

CREATE TRIGGER alert_event_own_keys AFTER DELETE ON alert_event REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_own_keys();
CREATE TRIGGER alert_event_own_key AFTER UPDATE OF kept ON alert_event
  FOR EACH ROW EXECUTE FUNCTION remove_own_key();
CREATE TRIGGER alert_case_own_key AFTER UPDATE OF kept ON alert_case
  FOR EACH ROW EXECUTE FUNCTION remove_own_key();
CREATE TRIGGER alert_case_own_keys AFTER DELETE ON alert_case REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_own_keys();
`;
