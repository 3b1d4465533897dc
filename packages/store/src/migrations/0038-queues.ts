/**
 * Review queues. A queue is a filter: its items are read from their source (evaluations in REVIEW, open
 * cases, executions in REVIEW), so that nothing is copied or outdated. `queue_item` is the assignment of an
 * item, and its version increases with every change; `queue_event` is the history, with its text encrypted.
 * Both are deleted with the item.
 *
 * Users are named as in the audit log: 'user <id>' or 'key <id>'.
 */
export const queues = `
CREATE TABLE review_queue (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  source text NOT NULL CHECK (source IN ('DECISIONS', 'SCREENING', 'VERIFICATIONS')),
  filter jsonb NOT NULL,
  deadline_ms bigint,
  four_eyes boolean NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (account_id, id)
);
CREATE UNIQUE INDEX review_queue_name ON review_queue (account_id, name);

CREATE TABLE queue_item (
  account_id integer NOT NULL,
  source text NOT NULL,
  item_id uuid NOT NULL,
  version integer NOT NULL,
  holder text,
  held_at bigint,
  -- null = until it is given back.
  held_until bigint,
  priority smallint NOT NULL,
  deadline bigint,
  -- What the first of two people decided.
  proposed text,
  proposed_by text,
  PRIMARY KEY (account_id, source, item_id)
);

CREATE TABLE queue_event (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  source text NOT NULL,
  item_id uuid NOT NULL,
  queue_id uuid NOT NULL,
  at bigint NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  decision text,
  -- How long whoever decided had held it.
  held_ms bigint,
  mentions text[] NOT NULL,
  kept bytea,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, source, item_id) REFERENCES queue_item (account_id, source, item_id) ON DELETE CASCADE
);
ALTER TABLE queue_event ALTER kept SET STORAGE EXTERNAL;
CREATE INDEX queue_event_item ON queue_event (account_id, source, item_id, id);
CREATE INDEX queue_event_decided ON queue_event (account_id, at) WHERE decision IS NOT NULL;
CREATE INDEX queue_event_mentions ON queue_event USING gin (mentions) WHERE mentions <> '{}';
CREATE TRIGGER queue_event_own_keys AFTER DELETE ON queue_event REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_own_keys();
CREATE TRIGGER queue_event_own_key AFTER UPDATE OF kept ON queue_event
  FOR EACH ROW EXECUTE FUNCTION remove_own_key();

CREATE INDEX workflow_execution_review ON workflow_execution (account_id, id) WHERE status = 'REVIEW' AND purged_at IS NULL;

CREATE FUNCTION remove_queue_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM queue_item q USING gone WHERE q.account_id = gone.account_id AND q.source = TG_ARGV[0] AND q.item_id = gone.id;
  RETURN NULL;
END $$;
CREATE TRIGGER evaluation_find_queue_items AFTER DELETE ON evaluation_find REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_queue_items('DECISIONS');
CREATE TRIGGER screening_case_queue_items AFTER DELETE ON screening_case REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_queue_items('SCREENING');
CREATE TRIGGER workflow_execution_queue_items AFTER DELETE ON workflow_execution REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_queue_items('VERIFICATIONS');

CREATE FUNCTION remove_purged_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM queue_item WHERE account_id = NEW.account_id AND source = 'VERIFICATIONS' AND item_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER workflow_execution_purged_item AFTER UPDATE OF purged_at ON workflow_execution
  FOR EACH ROW WHEN (NEW.purged_at IS NOT NULL) EXECUTE FUNCTION remove_purged_item();
`;
