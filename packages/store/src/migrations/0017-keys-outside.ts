/**
 * The deployment's keys, each wrapped under a master key outside the database: the pepper of the hashes, the
 * secret of tokens and small encrypted values, and, wrapped under the latter, the keys of encrypted records,
 * of which the newest encrypts. The columns that held the first two in plaintext are cleared at the next
 * start.
 */
export const keysOutside = `
ALTER TABLE deployment ALTER pepper DROP NOT NULL, ALTER signing_secret DROP NOT NULL;

CREATE TABLE deployment_key (
  purpose text NOT NULL CHECK (purpose IN ('pepper', 'signing', 'data')),
  id bytea NOT NULL,
  wrapped bytea NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (purpose, id)
);
`;
