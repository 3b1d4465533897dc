/**
 * The logo of an account: its metadata is in the settings, which every process caches; its bytes are read
 * when a page requests them.
 */
export const accountLogo = `
CREATE TABLE account_logo (
  account_id integer PRIMARY KEY,
  name text NOT NULL,
  bytes bytea NOT NULL
);
ALTER TABLE account_logo ALTER bytes SET STORAGE EXTERNAL;
`;
