/**
 * Sessions can be listed and ended one by one, and end when nobody uses them. `sign_in` counts failures by the e-mail address
 * that was typed (hashed, whether anybody has it or not) and the network it came from.
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
