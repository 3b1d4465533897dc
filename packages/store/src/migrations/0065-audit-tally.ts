/**
 * Running sums of frequent occurrences, such as wrong keys, until they become one audit record. Every
 * occurrence is stored before its response is sent, so a killed process loses none. Targets and networks are
 * the members of an object.
 */
export const auditTally = `
CREATE TABLE audit_tally (
  account_id integer NOT NULL,
  action text NOT NULL,
  actor text NOT NULL,
  count integer NOT NULL,
  -- First occurrence, UNIX milliseconds.
  since bigint NOT NULL,
  targets jsonb NOT NULL,
  networks jsonb NOT NULL,
  PRIMARY KEY (account_id, action, actor)
) WITH (fillfactor = 50);
`;
