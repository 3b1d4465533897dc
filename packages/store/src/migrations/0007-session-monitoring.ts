/**
 * Monitored sessions. A stream is one row with its sums. Its batches hold the bounded timeline and detect
 * repetitions. Links record the fraud requests that named it. No content, address or name is stored: typed
 * text never leaves the browser, networks are stored as facts, people as keyed hashes.
 */
export const sessionMonitoring = `
CREATE TABLE session_stream (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  token_id text NOT NULL,
  label text,
  opened_at bigint NOT NULL,
  updated_at bigint NOT NULL,
  ended_at bigint,
  events integer NOT NULL DEFAULT 0,
  timeline_events integer NOT NULL DEFAULT 0,
  device_hash bigint,
  summary text NOT NULL DEFAULT '',
  PRIMARY KEY (account_id, id)
) WITH (fillfactor = 60);
-- A token opens one stream.
CREATE UNIQUE INDEX session_stream_token ON session_stream (account_id, token_id);
CREATE INDEX session_stream_age ON session_stream (account_id, opened_at);
CREATE INDEX session_stream_device ON session_stream (account_id, device_hash, opened_at) WHERE device_hash IS NOT NULL;

CREATE TABLE session_batch (
  account_id integer NOT NULL,
  stream_id uuid NOT NULL,
  seq bigint NOT NULL,
  t0 bigint NOT NULL,
  events text,
  PRIMARY KEY (account_id, stream_id, seq)
);

CREATE TABLE session_link (
  account_id integer NOT NULL,
  stream_id uuid NOT NULL,
  evaluation_id uuid NOT NULL,
  transaction_id text NOT NULL,
  at bigint NOT NULL,
  user_hash bigint,
  email_hash bigint,
  PRIMARY KEY (account_id, stream_id, evaluation_id)
);
CREATE INDEX session_link_transaction ON session_link (account_id, transaction_id);
CREATE INDEX session_link_user ON session_link (account_id, user_hash) WHERE user_hash IS NOT NULL;
CREATE INDEX session_link_email ON session_link (account_id, email_hash) WHERE email_hash IS NOT NULL;
CREATE INDEX session_link_age ON session_link (account_id, at);

DO $$
BEGIN
  ALTER TABLE session_stream ALTER COLUMN summary SET COMPRESSION lz4;
  ALTER TABLE session_batch ALTER COLUMN events SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN
  RAISE NOTICE 'this server is built without lz4: session streams use its default compression';
END $$;
`;
