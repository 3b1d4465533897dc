/**
 * Passkeys of panel users: the stored data is public. `challenged_at`: UNIX milliseconds of the last answered
 * challenge; challenges of that time or earlier are rejected. A session opened with a passkey needs no other
 * factor.
 */
export const passkeys = `
CREATE TABLE panel_passkey (
  account_id integer NOT NULL REFERENCES account (id),
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  site text NOT NULL,
  credential_id bytea NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  challenged_at bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, id)
);
CREATE UNIQUE INDEX panel_passkey_credential ON panel_passkey (credential_id);
CREATE INDEX panel_passkey_user ON panel_passkey (account_id, user_id);
ALTER TABLE panel_session ADD COLUMN by_passkey boolean NOT NULL DEFAULT false;
`;
