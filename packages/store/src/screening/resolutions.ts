import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import type { FoundMatch } from './findings';

/** Name of the decider of automatically cleared matches. */
export const AUTO_RESOLUTION = 'auto-resolution';

export type ResolutionOutcome = 'would_clear' | 'cleared' | 'sampled';

/** Outcome of a rule for a match of a case. */
export interface Resolution extends Pick<FoundMatch, 'list' | 'sourceId'> {
  readonly rule: string;
  readonly ruleVersion: number;
  readonly outcome: ResolutionOutcome;
  readonly probability: number;
  /** UNIX milliseconds. */
  readonly at: number;
}

/** Numbers of matches by rule. */
export interface ResolutionCounts {
  readonly rule: string;
  readonly wouldClear: number;
  readonly cleared: number;
  readonly sampled: number;
  /** Matches of the rule that a person decided as a false positive: shadow and samples. */
  readonly confirmed: number;
  /** Matches of the rule that a person decided as a true match. */
  readonly overturned: number;
}

/**
 * Returns the open cases with matches that the rules haven't evaluated since they were found: undecided ones, and those
 * that a rule cleared.
 */
export async function casesToTriage(
  connection: Connection,
  environmentId: EnvironmentId,
  version: number,
  limit: number,
): Promise<readonly string[]> {
  const rows = await connection.query<{ id: string }>({
    text: `SELECT DISTINCT case_id::text AS id FROM screening_case_match
           WHERE account_id = $1 AND (decision IS NULL OR decided_by = 'auto-resolution')
             AND (triaged_at IS NULL OR triaged_at < last_matched_at OR (decision IS NULL AND triaged_version <> $2))
           ORDER BY id LIMIT $3`,
    values: [environmentId, version, limit],
  });
  return rows.map(({ id }) => id);
}

/** Locks a case, so that its matches don't change until the end of the transaction. */
export async function lockCase(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<void> {
  await connection.query({
    text: 'SELECT 1 FROM screening_case WHERE account_id = $1 AND id = $2 FOR UPDATE',
    values: [environmentId, id],
  });
}

/** Stores that the rules evaluated all matches of a case. */
export async function markTriaged(
  connection: Connection,
  environmentId: EnvironmentId,
  caseId: string,
  done: { readonly version: number; readonly at: number },
): Promise<void> {
  await connection.query({
    text: `UPDATE screening_case_match SET triaged_at = greatest($3, last_matched_at), triaged_version = $4
           WHERE account_id = $1 AND case_id = $2`,
    values: [environmentId, caseId, done.at, done.version],
  });
}

/** Stores the outcome of a rule for a match; an earlier one of the same rule is replaced. */
export async function storeResolution(
  connection: Connection,
  environmentId: EnvironmentId,
  caseId: string,
  { list, sourceId, rule, ruleVersion, outcome, probability, at }: Resolution,
): Promise<void> {
  await connection.query({
    text: `INSERT INTO screening_resolution (account_id, case_id, list, source_id, rule, rule_version, outcome, probability, at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           ON CONFLICT (account_id, case_id, list, source_id, rule) DO UPDATE SET rule_version = excluded.rule_version,
             outcome = excluded.outcome, probability = excluded.probability, at = excluded.at`,
    values: [environmentId, caseId, list, sourceId, rule, ruleVersion, outcome, probability, at],
  });
}

/** Returns the outcomes of the rules for the matches of a case. */
export const listResolutions = (
  connection: Connection,
  environmentId: EnvironmentId,
  caseId: string,
): Promise<readonly Resolution[]> =>
  connection.query<Resolution>({
    text: `SELECT list, source_id AS "sourceId", rule, rule_version AS "ruleVersion", outcome, probability, at
           FROM screening_resolution WHERE account_id = $1 AND case_id = $2 ORDER BY at, rule, list, source_id`,
    values: [environmentId, caseId],
  });

/** Counts the outcomes of each rule in the stored cases, and the later decisions of people. */
export const countResolutions = (
  connection: Connection,
  environmentId: EnvironmentId,
): Promise<readonly ResolutionCounts[]> =>
  connection.query<ResolutionCounts>({
    text: `SELECT r.rule,
             count(*) FILTER (WHERE r.outcome = 'would_clear') AS "wouldClear",
             count(*) FILTER (WHERE r.outcome = 'cleared') AS cleared,
             count(*) FILTER (WHERE r.outcome = 'sampled') AS sampled,
             count(*) FILTER (WHERE m.decision = 'FALSE_POSITIVE' AND m.decided_by <> 'auto-resolution') AS confirmed,
             count(*) FILTER (WHERE m.decision = 'TRUE_MATCH') AS overturned
           FROM screening_resolution r
           JOIN screening_case_match m ON m.account_id = r.account_id AND m.case_id = r.case_id AND m.list = r.list
             AND m.source_id = r.source_id
           WHERE r.account_id = $1 GROUP BY r.rule ORDER BY r.rule`,
    values: [environmentId],
  });
