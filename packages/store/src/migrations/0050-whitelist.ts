/**
 * Clearing rules: list entries that are false positives for a screened person. Until now such a decision was
 * part of a case's match; from here on it is stored here, outlives the case, and may expire. Earlier
 * decisions stay valid: `kept` is null, and the case identifies the person. `details` are hashes of the names
 * and birth dates for which it is valid; empty = any. `counts` is false until a required second user has
 * confirmed it.
 */
export const whitelist = `
CREATE TABLE screening_whitelist (
  account_id integer NOT NULL,
  id uuid NOT NULL,
  subject_key bigint NOT NULL,
  user_hash bigint,
  email_hash bigint,
  transaction_id text,
  name_hash bigint,
  list text NOT NULL,
  source_id text NOT NULL,
  kind text NOT NULL,
  content_hash text NOT NULL,
  details bigint[] NOT NULL DEFAULT '{}',
  counts boolean NOT NULL,
  proposed_by text NOT NULL,
  approved_by text,
  created_at bigint NOT NULL,
  expires_at bigint,
  kept bytea,
  PRIMARY KEY (account_id, id)
);
CREATE UNIQUE INDEX screening_whitelist_match ON screening_whitelist (account_id, subject_key, list, source_id);
CREATE INDEX screening_whitelist_newest ON screening_whitelist (account_id, created_at, id);
CREATE INDEX screening_whitelist_user ON screening_whitelist (account_id, user_hash) WHERE user_hash IS NOT NULL;
CREATE INDEX screening_whitelist_email ON screening_whitelist (account_id, email_hash) WHERE email_hash IS NOT NULL;
CREATE INDEX screening_whitelist_transaction ON screening_whitelist (account_id, transaction_id) WHERE transaction_id IS NOT NULL;
CREATE INDEX screening_whitelist_name ON screening_whitelist (account_id, name_hash) WHERE name_hash IS NOT NULL;
CREATE INDEX screening_whitelist_expires ON screening_whitelist (expires_at, account_id) WHERE expires_at IS NOT NULL;
ALTER TABLE screening_whitelist ALTER kept SET STORAGE EXTERNAL;
INSERT INTO screening_whitelist (account_id, id, subject_key, user_hash, email_hash, transaction_id, list, source_id, kind,
  content_hash, counts, proposed_by, created_at)
SELECT m.account_id, gen_random_uuid(), c.subject_key, c.user_hash, c.email_hash, c.transaction_id, m.list, m.source_id, m.kind,
  m.content_hash, true, coalesce(m.decided_by, ''), coalesce(m.decided_at, m.last_matched_at)
FROM screening_case_match m JOIN screening_case c ON c.account_id = m.account_id AND c.id = m.case_id
WHERE m.decision = 'FALSE_POSITIVE';
CREATE TRIGGER screening_whitelist_own_keys AFTER DELETE ON screening_whitelist REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_own_keys();
CREATE TRIGGER screening_whitelist_own_key AFTER UPDATE OF kept ON screening_whitelist
  FOR EACH ROW EXECUTE FUNCTION remove_own_key();
`;
