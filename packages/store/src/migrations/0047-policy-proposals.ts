/**
 * Policy changes that wait for a second user, and decided ones. `made_by` of a key is the panel user who
 * created it, so that users can't approve manually what they proposed with a key. It is unknown for earlier
 * keys and for the first one.
 */
export const policyProposals = `
CREATE TABLE policy_proposal (
  account_id integer NOT NULL REFERENCES account (id),
  id uuid NOT NULL,
  -- The version that the document was made from.
  base_version integer NOT NULL,
  document json NOT NULL,
  note text NOT NULL,
  -- As the audit trail names them; the panel user behind it, or null.
  author text NOT NULL,
  author_user uuid,
  created_at timestamptz NOT NULL,
  status text NOT NULL,
  decided_by text,
  decided_at timestamptz,
  reason text NOT NULL DEFAULT '',
  -- The version that an approval made.
  version integer,
  PRIMARY KEY (account_id, id)
);
CREATE INDEX policy_proposal_status ON policy_proposal (account_id, status, id);
ALTER TABLE api_key ADD COLUMN made_by uuid;
`;
