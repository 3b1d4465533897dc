/**
 * Verification: workflows with their versions, executions as events with a snapshot of their state, the jobs
 * that continue them, and captured media. Workflows belong to an account; executions and media to an
 * environment.
 *
 * Personal data is in the events and snapshot of an execution and in its traits, all found by its hashes.
 * Media are encrypted files outside the database: deleting `wrapped_key` destroys the content, and
 * `media_removal` deletes the file.
 */
export const verification = `
CREATE TABLE workflow (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  newest_version integer NOT NULL,
  active_version integer,
  was_active boolean NOT NULL DEFAULT false,
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL,
  PRIMARY KEY (account_id, id)
);

CREATE TABLE workflow_version (
  account_id integer NOT NULL,
  workflow_id uuid NOT NULL,
  version integer NOT NULL,
  definition jsonb NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (account_id, workflow_id, version)
);

CREATE TABLE workflow_execution (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  -- The account whose workflow it is.
  owner_id integer NOT NULL,
  workflow_id uuid NOT NULL,
  workflow_version integer NOT NULL,
  workflow_name text NOT NULL,
  status text NOT NULL DEFAULT 'PENDING'
    CHECK (status IN ('PENDING', 'APPROVED', 'REVIEW', 'DECLINED', 'EXPIRED', 'ERROR')),
  -- Number of the newest event.
  sequence integer NOT NULL,
  state jsonb NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  finished_at bigint,
  purged_at bigint,
  user_hash bigint,
  email_hash bigint,
  PRIMARY KEY (account_id, id)
) WITH (fillfactor = 70);
CREATE INDEX workflow_execution_user ON workflow_execution (account_id, user_hash) WHERE user_hash IS NOT NULL;
CREATE INDEX workflow_execution_email ON workflow_execution (account_id, email_hash) WHERE email_hash IS NOT NULL;
CREATE INDEX workflow_execution_open ON workflow_execution (expires_at) WHERE status = 'PENDING';
CREATE INDEX workflow_execution_held ON workflow_execution (account_id, created_at) WHERE purged_at IS NULL;

CREATE TABLE workflow_event (
  account_id integer NOT NULL,
  execution_id uuid NOT NULL,
  sequence integer NOT NULL,
  at bigint NOT NULL,
  kind text NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (account_id, execution_id, sequence)
);

CREATE TABLE workflow_job (
  account_id integer NOT NULL,
  execution_id uuid NOT NULL,
  step text NOT NULL,
  due_at bigint NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  lease_owner uuid,
  lease_until bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, execution_id)
);
CREATE INDEX workflow_job_due ON workflow_job (due_at);

CREATE TABLE workflow_media (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  execution_id uuid NOT NULL,
  -- The step's session; null = a picture that the backend sent.
  session_id uuid,
  slot text NOT NULL,
  media_type text NOT NULL,
  size bigint NOT NULL,
  sha256 bytea NOT NULL,
  wrapped_key bytea NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (account_id, id)
);
CREATE INDEX workflow_media_execution ON workflow_media (account_id, execution_id);
CREATE INDEX workflow_media_session ON workflow_media (account_id, session_id) WHERE session_id IS NOT NULL;

-- Files that are to go: those of removed rows, and those that are being received until their row is there.
CREATE TABLE media_removal (
  account_id integer NOT NULL,
  media_id uuid NOT NULL,
  due_at bigint NOT NULL,
  PRIMARY KEY (account_id, media_id)
);
CREATE INDEX media_removal_due ON media_removal (due_at);

-- What tells a person's sessions from another's: keyed hashes of document numbers.
CREATE TABLE verification_trait (
  account_id integer NOT NULL,
  kind text NOT NULL,
  hash bigint NOT NULL,
  execution_id uuid NOT NULL,
  user_hash bigint,
  PRIMARY KEY (account_id, kind, hash, execution_id)
);
CREATE INDEX verification_trait_execution ON verification_trait (account_id, execution_id);
`;
