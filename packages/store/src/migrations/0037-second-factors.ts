/**
 * Second factors of panel users. `kept` is the encrypted seed of the codes; a row without `confirmed_at` is
 * being set up. `used_step`: time step of the last accepted code; codes of that step or earlier ones are
 * rejected. `recovery`: hashes of single-use codes.
 */
export const secondFactors = `
CREATE TABLE panel_second_factor (
  account_id integer NOT NULL REFERENCES account (id),
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kept bytea NOT NULL,
  used_step integer NOT NULL DEFAULT 0,
  recovery bytea[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  PRIMARY KEY (account_id, id)
);
CREATE UNIQUE INDEX panel_second_factor_user ON panel_second_factor (account_id, user_id, (confirmed_at IS NULL));
ALTER TABLE panel_second_factor ALTER kept SET STORAGE EXTERNAL;
CREATE TRIGGER panel_second_factor_own_keys AFTER DELETE ON panel_second_factor REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_own_keys();
CREATE TRIGGER panel_second_factor_own_key AFTER UPDATE OF kept ON panel_second_factor
  FOR EACH ROW EXECUTE FUNCTION remove_own_key();
`;
