/**
 * Events of a payment after its decision: authorization, capture, refund, dispute and others. `kept` is the
 * caller's ids, encrypted. An event is found by `event_key`, the keyed hash of the caller's event id, and
 * `digest` is the keyed hash of its content: a repeated event has both. `key_hashes` are the velocity keys
 * under which the event has a row in `velocity_event`.
 *
 * `payment_event_uncounted` is what waits to be added to `traffic_sum`; it names no transaction.
 */
export const paymentEvents = `
CREATE TABLE payment_event (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  transaction_id text NOT NULL,
  evaluation_id uuid NOT NULL,
  type text NOT NULL,
  occurred_at bigint NOT NULL,
  recorded_at bigint NOT NULL,
  amount double precision,
  currency text,
  network text,
  code text,
  category text,
  due_at bigint,
  warnings text[] NOT NULL DEFAULT '{}',
  -- Label that the event set, or that it would have set.
  label text,
  label_effect text NOT NULL,
  author text NOT NULL,
  event_key text NOT NULL,
  digest text NOT NULL,
  key_hashes bigint[] NOT NULL DEFAULT '{}',
  kept bytea NOT NULL,
  PRIMARY KEY (account_id, id)
);
ALTER TABLE payment_event ALTER kept SET STORAGE EXTERNAL;
CREATE UNIQUE INDEX payment_event_key ON payment_event (account_id, event_key);
CREATE INDEX payment_event_transaction ON payment_event (account_id, transaction_id, occurred_at, id);
CREATE INDEX payment_event_evaluation ON payment_event (account_id, evaluation_id);
CREATE TRIGGER payment_event_own_keys AFTER DELETE ON payment_event REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_own_keys();
CREATE TRIGGER payment_event_own_key AFTER UPDATE OF kept ON payment_event
  FOR EACH ROW EXECUTE FUNCTION remove_own_key();

CREATE TABLE payment_event_uncounted (
  account_id integer NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  at bigint NOT NULL,
  type text NOT NULL,
  network text,
  category text,
  currency text,
  amount double precision,
  PRIMARY KEY (account_id, id)
);
`;
