/**
 * What pictures of earlier sessions look like, by which the same picture is known again: a hash of each, sealed with a key of its own
 * that is destroyed with the row. They belong to an execution and go with its data.
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
