/**
 * Feedback on transactions after their decision: tags, labels, and the state that a label or a manual review
 * set. The state that the rules set stays in `evaluation`.
 */
export const feedback = `
CREATE TABLE transaction_tags (
  account_id integer NOT NULL,
  transaction_id text NOT NULL,
  tags text[] NOT NULL,
  PRIMARY KEY (account_id, transaction_id)
);
CREATE INDEX transaction_tags_values ON transaction_tags USING gin (tags);

CREATE TABLE tag_value (
  account_id integer NOT NULL,
  tag text NOT NULL,
  PRIMARY KEY (account_id, tag)
);

-- One row per transaction that was ever labelled or reviewed; it is also what such changes wait for each other on.
CREATE TABLE transaction_status (
  account_id integer NOT NULL,
  transaction_id text NOT NULL,
  evaluation_id uuid NOT NULL,
  state smallint NOT NULL,
  source text NOT NULL CHECK (source IN ('rules', 'label', 'review')),
  comment text NOT NULL DEFAULT '',
  author text NOT NULL,
  changed_at bigint NOT NULL,
  PRIMARY KEY (account_id, transaction_id)
);

CREATE TABLE transaction_label (
  account_id integer NOT NULL,
  transaction_id text NOT NULL,
  evaluation_id uuid NOT NULL,
  label text NOT NULL,
  signal smallint NOT NULL CHECK (signal IN (-1, 1)),
  labelled_at bigint NOT NULL,
  author text NOT NULL,
  PRIMARY KEY (account_id, transaction_id)
);
CREATE INDEX transaction_label_age ON transaction_label (account_id, labelled_at);

-- Every change of a label or state by people, newest by its UUIDv7.
CREATE TABLE transaction_change (
  account_id integer NOT NULL,
  transaction_id text NOT NULL,
  id uuid NOT NULL,
  at bigint NOT NULL,
  author text NOT NULL,
  label text,
  previous_label text,
  state smallint NOT NULL,
  previous_state smallint NOT NULL,
  comment text NOT NULL DEFAULT '',
  PRIMARY KEY (account_id, transaction_id, id)
);
`;
