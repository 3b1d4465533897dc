/**
 * Name screening: search profiles, screenings, monitored names with their matches, cases.
 *
 * `subject_key` and `user_hash` are hashes of keyHasher: a person is found without being named. Times are
 * UNIX milliseconds, as in the hot tables. `written` is the transaction that last wrote a name or its
 * settings: a process with the names in memory reads the changes since then. `screening_generation` belongs
 * to the deployment, like `data_version`.
 */
export const screening = `
CREATE TABLE screening_profile (
  account_id integer NOT NULL REFERENCES account (id),
  name text NOT NULL,
  version integer NOT NULL,
  description text NOT NULL,
  settings jsonb NOT NULL,
  author text NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, name)
);

CREATE TABLE screening (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  at bigint NOT NULL,
  user_hash bigint,
  matches integer NOT NULL,
  request text NOT NULL,
  settings text NOT NULL,
  answer text NOT NULL,
  PRIMARY KEY (account_id, id)
);
CREATE INDEX screening_user ON screening (account_id, user_hash, id) WHERE user_hash IS NOT NULL;

CREATE TABLE screening_generation (
  number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  digest text NOT NULL,
  lists jsonb NOT NULL,
  since bigint NOT NULL
);
CREATE UNIQUE INDEX screening_generation_digest ON screening_generation (digest);

CREATE TABLE monitored_name (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  subject_key bigint NOT NULL,
  user_hash bigint,
  email_hash bigint,
  transaction_id text,
  user_id text,
  name text NOT NULL,
  query jsonb NOT NULL,
  profile text,
  settings jsonb NOT NULL,
  schedule text,
  cadence text NOT NULL,
  generation integer NOT NULL,
  created_at bigint NOT NULL,
  checked_at bigint NOT NULL,
  due_at bigint,
  stopped_at bigint,
  written xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (account_id, id)
);
CREATE UNIQUE INDEX monitored_name_subject ON monitored_name (account_id, subject_key);
CREATE INDEX monitored_name_user ON monitored_name (account_id, user_hash) WHERE user_hash IS NOT NULL;
CREATE INDEX monitored_name_due ON monitored_name (due_at, account_id) WHERE stopped_at IS NULL AND due_at IS NOT NULL;
CREATE INDEX monitored_name_waiting ON monitored_name (generation, account_id, id)
  WHERE stopped_at IS NULL AND cadence = 'ON_CHANGE';
CREATE INDEX monitored_name_written ON monitored_name (written) WHERE stopped_at IS NULL AND cadence = 'ON_CHANGE';
CREATE INDEX monitored_name_default ON monitored_name (account_id, cadence) WHERE schedule IS NULL;

CREATE TABLE monitored_match (
  account_id integer NOT NULL,
  monitored_id uuid NOT NULL,
  list text NOT NULL,
  source_id text NOT NULL,
  content_hash text NOT NULL,
  told jsonb NOT NULL,
  PRIMARY KEY (account_id, monitored_id, list, source_id),
  FOREIGN KEY (account_id, monitored_id) REFERENCES monitored_name (account_id, id) ON DELETE CASCADE
);
CREATE INDEX monitored_match_entry ON monitored_match (list, source_id);

CREATE SEQUENCE monitoring_change_sequence;
CREATE TABLE monitoring_change (
  account_id integer NOT NULL,
  sequence bigint NOT NULL,
  at bigint NOT NULL,
  event text NOT NULL,
  user_hash bigint,
  email_hash bigint,
  transaction_id text,
  data jsonb NOT NULL,
  PRIMARY KEY (account_id, sequence)
);
CREATE INDEX monitoring_change_user ON monitoring_change (account_id, user_hash) WHERE user_hash IS NOT NULL;

CREATE TABLE screening_case (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  subject_key bigint NOT NULL,
  user_hash bigint,
  email_hash bigint,
  transaction_id text,
  user_id text,
  name text NOT NULL,
  query jsonb NOT NULL,
  status text NOT NULL,
  assignee text,
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL,
  PRIMARY KEY (account_id, id)
);
CREATE UNIQUE INDEX screening_case_subject ON screening_case (account_id, subject_key);
CREATE INDEX screening_case_status ON screening_case (account_id, status, id);
CREATE INDEX screening_case_user ON screening_case (account_id, user_hash) WHERE user_hash IS NOT NULL;

CREATE TABLE screening_case_match (
  account_id integer NOT NULL,
  case_id uuid NOT NULL,
  list text NOT NULL,
  source_id text NOT NULL,
  kind text NOT NULL,
  content_hash text NOT NULL,
  score real NOT NULL,
  entry jsonb NOT NULL,
  explanation jsonb NOT NULL,
  decision text,
  decided_by text,
  decided_at bigint,
  first_matched_at bigint NOT NULL,
  last_matched_at bigint NOT NULL,
  PRIMARY KEY (account_id, case_id, list, source_id),
  FOREIGN KEY (account_id, case_id) REFERENCES screening_case (account_id, id) ON DELETE CASCADE
);

CREATE TABLE screening_case_event (
  account_id integer NOT NULL,
  case_id uuid NOT NULL,
  sequence integer NOT NULL,
  at bigint NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  note text NOT NULL,
  PRIMARY KEY (account_id, case_id, sequence),
  FOREIGN KEY (account_id, case_id) REFERENCES screening_case (account_id, id) ON DELETE CASCADE
);
`;
