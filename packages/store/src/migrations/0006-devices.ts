/**
 * Devices: the deployment's session keys, used sessions, and the devices of each account with their tokens
 * and persons. `device_key` and `device_resolver` belong to the deployment, because a browser requests them
 * before any account is known. No attribute values are stored: vectors, tokens and persons are hashes.
 */
export const devices = `
CREATE TABLE device_key (
  kid integer PRIMARY KEY CHECK (kid BETWEEN 1 AND 65535),
  public_key bytea NOT NULL,
  sealed_private_key bytea NOT NULL,
  created_at bigint NOT NULL,
  retired_at bigint
);
CREATE UNIQUE INDEX device_key_current ON device_key ((retired_at IS NULL)) WHERE retired_at IS NULL;

CREATE TABLE device_session (
  account_id integer NOT NULL,
  session_id uuid NOT NULL,
  at bigint NOT NULL,
  transaction_hash bigint,
  user_hash bigint,
  email_hash bigint,
  PRIMARY KEY (account_id, session_id)
);
CREATE INDEX device_session_age ON device_session (at);

CREATE TABLE device (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  first_seen bigint NOT NULL,
  last_seen bigint NOT NULL,
  last_day integer NOT NULL,
  visits integer NOT NULL DEFAULT 1,
  vector bytea NOT NULL,
  block_1 bigint NOT NULL,
  block_2 bigint NOT NULL,
  block_3 bigint NOT NULL,
  block_4 bigint NOT NULL,
  block_5 bigint NOT NULL,
  PRIMARY KEY (account_id, id)
) WITH (fillfactor = 85);
CREATE INDEX device_block_1 ON device (account_id, block_1, last_day);
CREATE INDEX device_block_2 ON device (account_id, block_2, last_day);
CREATE INDEX device_block_3 ON device (account_id, block_3, last_day);
CREATE INDEX device_block_4 ON device (account_id, block_4, last_day);
CREATE INDEX device_block_5 ON device (account_id, block_5, last_day);

CREATE TABLE device_token (
  account_id integer NOT NULL,
  token_hash bigint NOT NULL,
  device_id uuid NOT NULL,
  PRIMARY KEY (account_id, token_hash)
);
CREATE INDEX device_token_device ON device_token (account_id, device_id);

CREATE TABLE device_person (
  account_id integer NOT NULL,
  device_id uuid NOT NULL,
  user_hash bigint NOT NULL,
  email_hash bigint NOT NULL,
  last_seen bigint NOT NULL,
  PRIMARY KEY (account_id, device_id, user_hash, email_hash)
);
CREATE INDEX device_person_user ON device_person (account_id, user_hash) WHERE user_hash <> 0;
CREATE INDEX device_person_email ON device_person (account_id, email_hash) WHERE email_hash <> 0;

CREATE TABLE device_value_count (
  account_id integer NOT NULL,
  kind smallint NOT NULL,
  value_hash bigint NOT NULL,
  day integer NOT NULL,
  sightings integer NOT NULL,
  PRIMARY KEY (account_id, kind, value_hash, day)
);

CREATE UNLOGGED TABLE device_resolver (
  token text NOT NULL,
  resolver text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (token, resolver)
);
CREATE INDEX device_resolver_age ON device_resolver (at);

-- Counts may ask for the devices of a user, and the users of a device.
ALTER TABLE velocity_event ADD COLUMN true_device_id bigint;
`;
