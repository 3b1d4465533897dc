/**
 * Webhooks: an outbox of events, their endpoints, and one delivery per event and endpoint.
 *
 * An event's sequence number is its order of creation. Its data is stored as the text that was signed, so
 * that a resend repeats the same bytes. Hashes of its persons are stored with it, so that erasure finds it
 * without reading it.
 */
export const webhooks = `
CREATE TABLE webhook_endpoint (
  account_id integer NOT NULL REFERENCES account (id),
  id uuid NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  events text[] NOT NULL,
  -- Sealed under a key that is derived from the deployment's signing secret.
  secret bytea NOT NULL,
  previous_secret bytea,
  previous_secret_ends bigint,
  created_at bigint NOT NULL,
  disabled_at bigint,
  disabled_reason text,
  -- The lane of its deliveries: who sends at the moment, until when nobody sends, and how it has been going.
  lease_owner uuid,
  lease_until bigint NOT NULL DEFAULT 0,
  paused_until bigint NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0,
  failing_since bigint,
  PRIMARY KEY (account_id, id)
);

CREATE TABLE webhook_event (
  account_id integer NOT NULL,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  event text NOT NULL,
  at bigint NOT NULL,
  data text NOT NULL,
  user_hashes bigint[] NOT NULL DEFAULT '{}',
  email_hashes bigint[] NOT NULL DEFAULT '{}',
  transaction_id text,
  fanned_out boolean NOT NULL DEFAULT false,
  PRIMARY KEY (account_id, sequence)
);
CREATE INDEX webhook_event_new ON webhook_event (sequence) WHERE NOT fanned_out;
CREATE INDEX webhook_event_age ON webhook_event (account_id, at);

CREATE TABLE webhook_delivery (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  endpoint_id uuid NOT NULL,
  sequence bigint NOT NULL,
  event text NOT NULL,
  created_at bigint NOT NULL,
  -- 0 pending, 1 delivered, 2 given up
  state smallint NOT NULL DEFAULT 0,
  -- Attempts of the present series; a resend begins a new one.
  attempts smallint NOT NULL DEFAULT 0,
  first_attempt_at bigint,
  next_attempt_at bigint NOT NULL,
  log jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (account_id, id)
);
CREATE INDEX webhook_delivery_due ON webhook_delivery (account_id, endpoint_id, next_attempt_at, sequence) WHERE state = 0;
CREATE INDEX webhook_delivery_event ON webhook_delivery (account_id, sequence);

DO $$
BEGIN
  ALTER TABLE webhook_event ALTER COLUMN data SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN
  RAISE NOTICE 'this server is built without lz4: payloads use its default compression';
END $$;
`;
