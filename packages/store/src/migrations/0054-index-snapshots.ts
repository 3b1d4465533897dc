/**
 * Keys of snapshots: an in-memory index is written to an encrypted file, so that a start need not decrypt its
 * rows one by one. The file can be decrypted only with the key here, and the key is deleted with the first
 * deleted row of the index, so that no snapshot contains erased persons. A process that creates a key waits
 * for running deletions (class of the advisory lock: 1977012), so that none is missed.
 */
export const indexSnapshots = `
CREATE TABLE index_snapshot (
  account_id integer NOT NULL,
  name text NOT NULL,
  kept bytea NOT NULL,
  PRIMARY KEY (account_id, name)
);
ALTER TABLE index_snapshot ALTER kept SET STORAGE EXTERNAL;
CREATE TRIGGER index_snapshot_own_keys AFTER DELETE ON index_snapshot REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_own_keys();
CREATE TRIGGER index_snapshot_own_key AFTER UPDATE OF kept ON index_snapshot
  FOR EACH ROW EXECUTE FUNCTION remove_own_key();

CREATE FUNCTION remove_index_snapshot() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE account integer;
BEGIN
  FOR account IN SELECT DISTINCT account_id FROM gone ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock_shared(1977012, account);
    DELETE FROM index_snapshot WHERE account_id = account AND name = TG_ARGV[0];
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER verification_face_snapshot AFTER DELETE ON verification_face REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_index_snapshot('faces');
`;
