/**
 * Image hashes of earlier sessions, for recognizing the same image: one hash per image, encrypted with a
 * separate key that is destroyed with the row. They belong to an execution and are deleted with its data.
 */
export const pictures = `
CREATE TABLE verification_picture (
  account_id integer NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY,
  execution_id uuid NOT NULL,
  user_hash bigint,
  kept bytea NOT NULL,
  PRIMARY KEY (account_id, number)
);
CREATE INDEX verification_picture_execution ON verification_picture (account_id, execution_id);
ALTER TABLE verification_picture ALTER kept SET STORAGE EXTERNAL;
CREATE TRIGGER verification_picture_own_keys AFTER DELETE ON verification_picture REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_own_keys();
CREATE TRIGGER verification_picture_own_key AFTER UPDATE OF kept ON verification_picture
  FOR EACH ROW EXECUTE FUNCTION remove_own_key();
`;
