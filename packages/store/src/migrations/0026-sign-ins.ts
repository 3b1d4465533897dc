/**
 * Sessions can be listed and ended individually, and expire without use. `sign_in` counts failures by the
 * entered email address (hashed, even if no user has it) and the network.
 */
export const signIns = `
ALTER TABLE panel_session
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN used_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN network text NOT NULL DEFAULT '';
CREATE UNIQUE INDEX panel_session_id ON panel_session (account_id, id);

CREATE TABLE sign_in (
  who bytea NOT NULL,
  network text NOT NULL,
  failures integer NOT NULL,
  failed_at timestamptz NOT NULL,
  succeeded_at timestamptz,
  PRIMARY KEY (who, network)
);
CREATE INDEX sign_in_failed_at ON sign_in (failed_at);
`;
