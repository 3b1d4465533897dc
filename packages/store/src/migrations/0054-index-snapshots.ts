/**
 * Keys of snapshots: an index that is held in memory is written to a sealed file, so that a start need not open row by row what is in it. Such a
 * file opens with the key here alone, and the key goes with the first row that is deleted of those in the index: no snapshot shows who was
 * erased. Whoever makes a key waits for deletions under way (class of the advisory lock: 1977012), so that none is missed.
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
