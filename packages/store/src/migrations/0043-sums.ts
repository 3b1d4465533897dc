/**
 * Sums of decisions by UTC day, which dashboards read instead of transactions. They hold counts and no
 * personal record; erased and expired data stays counted. A job adds to them (`apps/server/src/dashboard/`).
 *
 * `quarters` splits a day into its quarter hours, the finest step of any time zone. Each non-empty quarter
 * has its number (1 byte), its count (4 bytes) and the sum of its amounts (8 bytes, IEEE 754), big-endian.
 */
export const sums = `
CREATE TABLE traffic_sum (
  account_id integer NOT NULL,
  field text NOT NULL,
  -- Days since 1970-01-01, UTC.
  day integer NOT NULL,
  value text NOT NULL,
  state smallint NOT NULL,
  count bigint NOT NULL,
  amount double precision NOT NULL,
  quarters bytea NOT NULL,
  PRIMARY KEY (account_id, field, day, value, state)
) WITH (fillfactor = 70);
-- What changes is the counts of a few recent days, again and again.
ALTER TABLE traffic_sum ALTER quarters SET STORAGE MAIN;

-- How far each space is counted.
CREATE TABLE traffic_sum_mark (
  account_id integer NOT NULL PRIMARY KEY,
  -- Calls up to this one, and executions that had finished by this moment (UNIX milliseconds).
  evaluation_id uuid NOT NULL,
  finished_at bigint NOT NULL,
  counted_at bigint NOT NULL
);

-- Labels and reviews that wait to be counted; those from before wait from now on.
CREATE TABLE feedback_uncounted (
  account_id integer NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  -- Of the evaluation, and of the change.
  decided_at bigint NOT NULL,
  at bigint NOT NULL,
  by_rules smallint NOT NULL,
  previous_state smallint NOT NULL,
  state smallint NOT NULL,
  -- Given just now; null = none was.
  label text,
  -- -1 fraud, 1 none, 0 no label.
  previous_signal smallint NOT NULL,
  signal smallint NOT NULL,
  PRIMARY KEY (account_id, id)
);
INSERT INTO feedback_uncounted (account_id, decided_at, at, by_rules, previous_state, state, label, previous_signal, signal)
  SELECT l.account_id, e.at, l.labelled_at, e.state, e.state, e.state, l.label, 0, l.signal
  FROM transaction_label l JOIN evaluation e ON e.account_id = l.account_id AND e.id = l.evaluation_id;

CREATE INDEX workflow_execution_finished ON workflow_execution (account_id, finished_at) WHERE finished_at IS NOT NULL;
`;
