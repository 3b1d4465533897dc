/**
 * Requests, responses and decision inputs are stored encrypted in one column. The text columns hold earlier
 * data until it is encrypted too. The applied rules are not secret and are counted, so they have a separate
 * column.
 *
 * An encrypted value may have a separate key outside the database (`vault.ts` defines the reference). When
 * its row is deleted by any statement, that key is queued for destruction in the same transaction.
 */
const KEYED = ['evaluation', 'idempotency', 'webhook_event'] as const;

export const encryptedRecords = `
ALTER TABLE deployment ADD COLUMN record_keys text;

ALTER TABLE evaluation ALTER request DROP NOT NULL, ALTER seen DROP NOT NULL, ALTER answer DROP NOT NULL,
  ADD COLUMN kept bytea, ADD COLUMN applied_rules text[];
ALTER TABLE webhook_event ALTER data DROP NOT NULL, ADD COLUMN kept bytea;
ALTER TABLE idempotency ADD COLUMN kept bytea;

CREATE TABLE key_removal (
  account_id integer NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY,
  key bytea NOT NULL,
  PRIMARY KEY (account_id, number)
);

CREATE FUNCTION own_key(kept bytea) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN length(kept) > 15 AND get_byte(kept, 0) = 2
    THEN nullif(substr(kept, 6, 10), '\\x00000000000000000000'::bytea) END
$$;

CREATE FUNCTION remove_own_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO key_removal (account_id, key)
  SELECT account_id, own_key(kept) FROM gone WHERE own_key(kept) IS NOT NULL;
  RETURN NULL;
END $$;

CREATE FUNCTION remove_own_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF own_key(OLD.kept) IS NOT NULL AND own_key(OLD.kept) IS DISTINCT FROM own_key(NEW.kept) THEN
    INSERT INTO key_removal (account_id, key) VALUES (OLD.account_id, own_key(OLD.kept));
  END IF;
  RETURN NULL;
END $$;
${KEYED.map(
  (table) => `
-- Sealed bytes do not get smaller.
ALTER TABLE ${table} ALTER kept SET STORAGE EXTERNAL;
CREATE TRIGGER ${table}_own_keys AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_own_keys();
CREATE TRIGGER ${table}_own_key AFTER UPDATE OF kept ON ${table}
  FOR EACH ROW EXECUTE FUNCTION remove_own_key();`,
).join('\n')}
`;
