/**
 * Accounts, keys, policies, lists, evaluations and their counters.
 *
 * `account_id` is the first column of every primary key, so that each table can be distributed by account.
 * `key_history` is the one exception: it is shared by the deployment and is distributed by `key_hash`. Times
 * in hot tables are UNIX milliseconds: half the parsing cost of timestamptz in the driver.
 */
export const foundation = `
CREATE TABLE deployment (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  pepper bytea NOT NULL,
  signing_secret bytea NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE data_version (
  digest text PRIMARY KEY,
  versions jsonb NOT NULL,
  first_used timestamptz NOT NULL
);

CREATE SEQUENCE service_id_block START 1000 INCREMENT BY 1000;

CREATE TABLE account (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id integer REFERENCES account (id),
  name text NOT NULL,
  owner boolean NOT NULL DEFAULT false,
  settings jsonb NOT NULL DEFAULT '{}',
  policy_version integer NOT NULL DEFAULT 0,
  lists_version integer NOT NULL DEFAULT 0,
  settings_version integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX account_test_space ON account (parent_id) WHERE parent_id IS NOT NULL;
CREATE UNIQUE INDEX account_owner ON account (owner) WHERE owner;

CREATE TABLE api_key (
  account_id integer NOT NULL REFERENCES account (id),
  id uuid NOT NULL,
  name text NOT NULL,
  prefix text NOT NULL,
  hash bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('live', 'test')),
  scopes text[] NOT NULL,
  allowed_ips text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (account_id, id)
);
CREATE UNIQUE INDEX api_key_hash ON api_key (hash);

CREATE TABLE panel_user (
  account_id integer NOT NULL REFERENCES account (id),
  id uuid NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, id)
);
CREATE UNIQUE INDEX panel_user_email ON panel_user (email);

CREATE TABLE panel_session (
  account_id integer NOT NULL,
  token_hash bytea NOT NULL,
  actor text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, token_hash)
);
CREATE UNIQUE INDEX panel_session_token ON panel_session (token_hash);

CREATE TABLE policy (
  account_id integer NOT NULL REFERENCES account (id),
  version integer NOT NULL,
  document jsonb NOT NULL,
  author text NOT NULL,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, version)
);

CREATE TABLE list_entry (
  account_id integer NOT NULL REFERENCES account (id),
  list_id text NOT NULL,
  value text NOT NULL,
  note text NOT NULL DEFAULT '',
  author text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  PRIMARY KEY (account_id, list_id, value)
);

CREATE TABLE audit (
  account_id integer NOT NULL,
  sequence bigint NOT NULL,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  target text NOT NULL,
  change jsonb NOT NULL,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (account_id, sequence)
);

CREATE TABLE evaluation (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  transaction_id text NOT NULL,
  service_id bigint NOT NULL,
  at bigint NOT NULL,
  state smallint NOT NULL,
  fraud_score real NOT NULL,
  policy_version integer NOT NULL,
  request text NOT NULL,
  seen text NOT NULL,
  answer text NOT NULL,
  PRIMARY KEY (account_id, id)
);
CREATE INDEX evaluation_transaction ON evaluation (account_id, transaction_id, id);
-- Most transactions are approved (state 0): only the others need an index to be found among them.
CREATE INDEX evaluation_held ON evaluation (account_id, state, id) WHERE state <> 0;

CREATE TABLE velocity_event (
  account_id integer NOT NULL,
  key_hash bigint NOT NULL,
  at bigint NOT NULL,
  evaluation_id uuid NOT NULL,
  transaction_hash bigint NOT NULL,
  state smallint NOT NULL,
  amount double precision,
  currency text,
  action_type text,
  ip_country text,
  user_id bigint,
  email bigint,
  phone_number bigint,
  ip bigint,
  device_hash bigint,
  cookie_hash bigint,
  card_hash bigint,
  address bigint,
  PRIMARY KEY (account_id, key_hash, at, evaluation_id)
);

CREATE TABLE key_history (
  key_hash bigint NOT NULL,
  account_id integer NOT NULL,
  hits integer NOT NULL,
  first_seen bigint NOT NULL,
  last_seen bigint NOT NULL,
  fraud_hits integer NOT NULL,
  fraud_first_seen bigint,
  fraud_last_seen bigint,
  PRIMARY KEY (key_hash, account_id)
) WITH (fillfactor = 80);

CREATE TABLE idempotency (
  account_id integer NOT NULL,
  route text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  status integer,
  answer text,
  reserved_at bigint NOT NULL,
  PRIMARY KEY (account_id, route, key)
);
CREATE INDEX idempotency_age ON idempotency (reserved_at);

CREATE UNLOGGED TABLE rate_bucket (
  account_id integer PRIMARY KEY,
  tokens double precision NOT NULL,
  refilled_at bigint NOT NULL
);

DO $$
BEGIN
  ALTER TABLE evaluation ALTER COLUMN request SET COMPRESSION lz4;
  ALTER TABLE evaluation ALTER COLUMN seen SET COMPRESSION lz4;
  ALTER TABLE evaluation ALTER COLUMN answer SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN
  RAISE NOTICE 'this server is built without lz4: payloads use its default compression';
END $$;
`;
