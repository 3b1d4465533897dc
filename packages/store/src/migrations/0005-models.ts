/**
 * Trained models and the active one, training and backtest jobs, and the history packed by column for
 * backtests.
 */
export const models = `
CREATE TABLE model (
  account_id integer NOT NULL,
  version integer NOT NULL,
  trained_at bigint NOT NULL,
  author text NOT NULL,
  document bytea NOT NULL,
  report jsonb NOT NULL,
  PRIMARY KEY (account_id, version)
);

-- One row per account that ever trained; the last of champions scores, none = the base model.
CREATE TABLE account_model (
  account_id integer PRIMARY KEY,
  newest integer NOT NULL DEFAULT 0,
  champions integer[] NOT NULL DEFAULT '{}',
  promote_by_rule boolean NOT NULL DEFAULT false,
  -- A person whose transactions were learned from was erased: train again.
  retraining_noted_at bigint
);

CREATE TABLE learning_job (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('training', 'backtest', 'suggestions')),
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  author text NOT NULL,
  asked jsonb NOT NULL,
  done bigint NOT NULL DEFAULT 0,
  total bigint NOT NULL DEFAULT 0,
  result jsonb,
  failure text,
  asked_at bigint NOT NULL,
  touched_at bigint NOT NULL,
  PRIMARY KEY (account_id, id)
);
CREATE INDEX learning_job_waiting ON learning_job (id) WHERE state = 'waiting';

CREATE INDEX transaction_label_evaluation ON transaction_label (account_id, evaluation_id);

CREATE TABLE history_block (
  account_id integer NOT NULL,
  first_id uuid NOT NULL,
  last_id uuid NOT NULL,
  layout text NOT NULL,
  rows integer NOT NULL,
  PRIMARY KEY (account_id, first_id)
);
CREATE TABLE history_column (
  account_id integer NOT NULL,
  first_id uuid NOT NULL,
  name text NOT NULL,
  data bytea NOT NULL,
  PRIMARY KEY (account_id, first_id, name),
  FOREIGN KEY (account_id, first_id) REFERENCES history_block ON DELETE CASCADE
);

-- What a block was packed from is gone or changed (retention, erasure): so is the block, in the same transaction.
CREATE FUNCTION forget_history_of_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM history_block b WHERE EXISTS (
    SELECT 1 FROM removed r WHERE r.account_id = b.account_id AND r.id BETWEEN b.first_id AND b.last_id);
  RETURN NULL;
END $$;
CREATE TRIGGER evaluation_removed AFTER DELETE ON evaluation
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION forget_history_of_removed();

CREATE FUNCTION forget_history_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM history_block b
   WHERE b.account_id = OLD.account_id AND b.first_id <= OLD.id AND b.last_id >= OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER evaluation_changed AFTER UPDATE OF request, seen, answer ON evaluation
  FOR EACH ROW EXECUTE FUNCTION forget_history_of_changed();

DO $$
BEGIN
  ALTER TABLE history_column ALTER COLUMN data SET COMPRESSION lz4;
  ALTER TABLE model ALTER COLUMN document SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN
  RAISE NOTICE 'this server is built without lz4: packed history uses its default compression';
END $$;
`;
