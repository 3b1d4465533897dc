/**
 * Faces of earlier sessions, for recognizing a person: 128 numbers that an engine computed from an image,
 * encrypted under a key of the environment. They belong to an execution and are deleted with its data.
 */
export const faces = `
CREATE TABLE verification_face (
  account_id integer NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY,
  execution_id uuid NOT NULL,
  user_hash bigint,
  sealed bytea NOT NULL,
  PRIMARY KEY (account_id, number)
);
CREATE INDEX verification_face_execution ON verification_face (account_id, execution_id);
-- Sealed bytes do not get smaller.
ALTER TABLE verification_face ALTER COLUMN sealed SET STORAGE EXTERNAL;
`;
