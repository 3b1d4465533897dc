/**
 * Files that users attach to an evaluation, a screening case or an execution. The bytes are encrypted files
 * outside the database, like captured media; `kept` is the file name and its key. They are deleted with the
 * item, like `queue_item`. History outside a queue names no queue.
 */
const THINGS = [
  ['evaluation_find', 'DECISIONS'],
  ['screening_case', 'SCREENING'],
  ['workflow_execution', 'VERIFICATIONS'],
] as const;

export const attachments = `
CREATE TABLE attachment (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  source text NOT NULL CHECK (source IN ('DECISIONS', 'SCREENING', 'VERIFICATIONS')),
  item_id uuid NOT NULL,
  media_type text NOT NULL,
  size bigint NOT NULL,
  sha256 bytea NOT NULL,
  author text NOT NULL,
  created_at bigint NOT NULL,
  kept bytea NOT NULL,
  PRIMARY KEY (account_id, id)
);
ALTER TABLE attachment ALTER kept SET STORAGE EXTERNAL;
CREATE INDEX attachment_item ON attachment (account_id, source, item_id, id);
CREATE TRIGGER attachment_own_keys AFTER DELETE ON attachment REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_own_keys();
CREATE TRIGGER attachment_own_key AFTER UPDATE OF kept ON attachment
  FOR EACH ROW EXECUTE FUNCTION remove_own_key();

CREATE FUNCTION remove_attachment_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO media_removal (account_id, media_id, due_at) SELECT account_id, id, 0 FROM gone ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER attachment_files AFTER DELETE ON attachment REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_attachment_files();

CREATE FUNCTION remove_attachments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM attachment a USING gone WHERE a.account_id = gone.account_id AND a.source = TG_ARGV[0] AND a.item_id = gone.id;
  RETURN NULL;
END $$;
${THINGS.map(
  ([
    table,
    source,
  ]) => `CREATE TRIGGER ${table}_attachments AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_attachments('${source}');`,
).join('\n')}

CREATE FUNCTION remove_purged_attachments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM attachment WHERE account_id = NEW.account_id AND source = 'VERIFICATIONS' AND item_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER workflow_execution_purged_attachments AFTER UPDATE OF purged_at ON workflow_execution
  FOR EACH ROW WHEN (NEW.purged_at IS NOT NULL) EXECUTE FUNCTION remove_purged_attachments();

ALTER TABLE queue_event ALTER queue_id DROP NOT NULL;
`;
