/**
 * Second factors of panel users. `kept` is the sealed seed that codes are made from; a row without `confirmed_at` is being set up. `used_step`:
 * the step of time whose code was taken last; no code of it or of one before is taken again. `recovery`: hashes of codes that are each taken once.
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
