/**
 * Links between people at a sign-in provider and panel users: `who` is the deployment's keyed hash of issuer
 * and subject. `spent_sign_in`: finished sign-in attempts at a provider, by a digest of their state; none can
 * be reused.
 */
export const providerSignIns = `
CREATE TABLE panel_identity (
  account_id integer NOT NULL REFERENCES account (id),
  user_id uuid NOT NULL,
  issuer text NOT NULL,
  who text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, user_id, issuer)
);
CREATE UNIQUE INDEX panel_identity_who ON panel_identity (who);

CREATE TABLE spent_sign_in (
  state bytea PRIMARY KEY,
  spent_at timestamptz NOT NULL
);
CREATE INDEX spent_sign_in_spent_at ON spent_sign_in (spent_at);
`;
