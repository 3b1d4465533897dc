/**
 * The deployment's keys, each wrapped under a master key that lies outside of the database: the pepper of the hashes, what
 * tokens and small seals derive from, and, wrapped under that one in turn, the keys that kept records are sealed under, of which the newest seals. The
 * columns that held the first two in clear are emptied at the next start.
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
