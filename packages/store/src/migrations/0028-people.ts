/**
 * Panel users have a role, and are invited: an invitation can be accepted once, with its token. Existing
 * users had all permissions, and remain owners.
 */
export const people = `
ALTER TABLE panel_user ADD COLUMN role text NOT NULL DEFAULT 'owner';

CREATE TABLE panel_invitation (
  account_id integer NOT NULL REFERENCES account (id),
  id uuid NOT NULL,
  token_hash bytea NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  invited_by text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, id)
);
CREATE UNIQUE INDEX panel_invitation_token ON panel_invitation (token_hash);
CREATE UNIQUE INDEX panel_invitation_email ON panel_invitation (account_id, email);
`;
