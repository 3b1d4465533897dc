/** The logo of an account: what it is stands in its settings, which every process holds; its bytes are read when a page asks. */
export const accountLogo = `
CREATE TABLE account_logo (
  account_id integer PRIMARY KEY,
  name text NOT NULL,
  bytes bytea NOT NULL
);
ALTER TABLE account_logo ALTER bytes SET STORAGE EXTERNAL;
`;
