/**
 * Faces of earlier sessions, by which a person is known again: 128 numbers that an engine made of a picture, sealed
 * under a key of the space. They belong to an execution and go with its data.
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
