/**
 * Search index of stored transactions, one narrow row each: plain values that are not secret, and keyed
 * hashes of all others (words and phonetic keys of names, card BINs, domains, rules, countries). The
 * transaction itself stays encrypted in `evaluation`.
 *
 * `current_state` follows reviews and labels. Transactions of earlier versions get their row while the server
 * runs.
 */
export const find = `
CREATE TABLE evaluation_find (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  transaction_id text NOT NULL,
  state smallint NOT NULL,
  current_state smallint NOT NULL,
  fraud_score real NOT NULL,
  amount double precision,
  currency text,
  action_type text,
  terms bigint[] NOT NULL,
  PRIMARY KEY (account_id, id)
);
CREATE INDEX evaluation_find_held ON evaluation_find (account_id, current_state, id) WHERE current_state <> 0;
-- What waits to be sorted in is kept short: the call that fills it up sorts it in.
CREATE INDEX evaluation_find_terms ON evaluation_find USING gin (terms) WITH (gin_pending_list_limit = 256);

-- Filters and columns of the panel under a name. The owner is who made it: 'user <id>' or 'key <id>'.
CREATE TABLE saved_view (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  owner text NOT NULL,
  name text NOT NULL,
  shared boolean NOT NULL,
  search jsonb NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (account_id, id)
);
CREATE UNIQUE INDEX saved_view_name ON saved_view (account_id, owner, name);

CREATE TABLE panel_preference (
  account_id integer NOT NULL,
  owner text NOT NULL,
  name text NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (account_id, owner, name)
);
`;
