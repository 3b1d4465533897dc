/**
 * Automatic resolution of screening matches. `triaged_at` and `triaged_version` are the time of the last evaluation and
 * the version of the rules; a match that was found again since is evaluated again.
 *
 * `screening_resolution` is the outcome of a rule for a match: `would_clear` in shadow mode, `cleared`, or `sampled` for a
 * quality check by a person. It is deleted with the match.
 */
export const screeningResolutions = `
ALTER TABLE screening_case_match ADD COLUMN triaged_at bigint, ADD COLUMN triaged_version integer;
CREATE INDEX screening_case_match_triage ON screening_case_match (account_id, case_id)
  WHERE decision IS NULL OR decided_by = 'auto-resolution';

CREATE TABLE screening_resolution (
  account_id integer NOT NULL,
  case_id uuid NOT NULL,
  list text NOT NULL,
  source_id text NOT NULL,
  rule text NOT NULL,
  rule_version integer NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('would_clear', 'cleared', 'sampled')),
  probability real NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (account_id, case_id, list, source_id, rule),
  FOREIGN KEY (account_id, case_id, list, source_id)
    REFERENCES screening_case_match (account_id, case_id, list, source_id) ON DELETE CASCADE
);
CREATE INDEX screening_resolution_rule ON screening_resolution (account_id, rule, outcome);
`;
