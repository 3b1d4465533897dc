/**
 * Values and notes of list entries are kept sealed. The column `value` holds a keyed hash of the value then, under which the entry is
 * found; what was kept before stays in clear there until it is sealed, too. `transaction_key`: keyed hash of the transaction whose rule made
 * the entry. The primary key stays as it is, so that processes of the version before go on writing while this one is rolled out.
 */
export const sealedLists = `
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
