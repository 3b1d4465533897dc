/**
 * Values and notes of list entries are stored encrypted. The column `value` then holds a keyed hash by which
 * the entry is found; earlier values stay there in plaintext until they are encrypted too. `transaction_key`:
 * keyed hash of the transaction whose rule added the entry. The primary key is unchanged, so that processes
 * of the previous version can write during the rollout.
 */
export const encryptedLists = `
ALTER TABLE list_entry ADD COLUMN kept bytea, ADD COLUMN transaction_key text;
ALTER TABLE list_entry ALTER kept SET STORAGE EXTERNAL;
CREATE INDEX list_entry_by_time ON list_entry (account_id, list_id, created_at, value);
CREATE INDEX list_entry_in_clear ON list_entry (account_id, list_id, value) WHERE kept IS NULL;
CREATE INDEX list_entry_by_transaction ON list_entry (account_id, transaction_key) WHERE transaction_key IS NOT NULL;
CREATE TRIGGER list_entry_own_keys AFTER DELETE ON list_entry REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_own_keys();
CREATE TRIGGER list_entry_own_key AFTER UPDATE OF kept ON list_entry
  FOR EACH ROW EXECUTE FUNCTION remove_own_key();
`;
