import type { AccountId, EnvironmentId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { firstIdAt } from '../scoring/ids';
import { STATE_NAMES, type StateName } from '../scoring/stored-event';

/** Setup steps of an account that are visible in its stored data. */
interface FirstSteps {
  readonly owner: boolean;
  readonly call: boolean;
  readonly device: boolean;
  readonly webhook: boolean;
  readonly list: boolean;
  readonly workflow: boolean;
}

/**
 * Reads the setup steps.
 * @param spaces live and test environment of the account
 */
export async function firstSteps(
  connection: Connection,
  accountId: AccountId,
  spaces: readonly number[],
): Promise<FirstSteps> {
  const [row] = await connection.query<FirstSteps>({
    accounts: [accountId, ...spaces],
    text: `SELECT
      EXISTS (SELECT 1 FROM panel_user WHERE account_id = $1 AND role = 'owner') AS owner,
      EXISTS (SELECT 1 FROM evaluation WHERE account_id = ANY($2::int[])) AS call,
      EXISTS (SELECT 1 FROM device_session WHERE account_id = ANY($2::int[])) AS device,
      EXISTS (SELECT 1 FROM webhook_endpoint WHERE account_id = ANY($2::int[])) AS webhook,
      EXISTS (SELECT 1 FROM list_entry WHERE account_id = $1) AS list,
      EXISTS (SELECT 1 FROM workflow WHERE account_id = $1 AND active_version IS NOT NULL) AS workflow`,
    values: [accountId, spaces],
  });
  return row!;
}

const DAY_MS = 86_400_000;

export interface DayCount {
  /** UNIX milliseconds of the start of the day, UTC. */
  readonly day: number;
  readonly state: StateName;
  readonly count: number;
}

export interface Traffic {
  readonly counts: readonly DayCount[];
  /** Number of counted evaluations; at the limit, older ones were skipped. */
  readonly counted: number;
}

/** Counts evaluations per day and state since `since` (UNIX ms), among the newest `most`. */
export async function dailyStates(
  connection: Connection,
  environmentId: EnvironmentId,
  range: { readonly since: number; readonly most: number },
): Promise<Traffic> {
  const rows = await connection.query<{ day: number; state: number; count: number }>({
    text: `SELECT at / ${DAY_MS} * ${DAY_MS} AS day, state::int AS state, count(*) AS count
           FROM (SELECT at, state FROM evaluation WHERE account_id = $1 AND id >= $2::uuid ORDER BY id DESC LIMIT $3) newest
           GROUP BY 1, 2 ORDER BY 1, 2`,
    values: [environmentId, firstIdAt(range.since), range.most],
  });
  return {
    counts: rows.map(({ day, state, count }) => ({ day, state: STATE_NAMES[state] ?? 'REVIEW', count })),
    counted: rows.reduce((sum, row) => sum + row.count, 0),
  };
}

export interface FiredRules {
  /** Number of decrypted evaluations; at the limit, older ones were skipped. */
  readonly opened: number;
  /** Those whose response includes its rules: a caller's `response_fields` may exclude them. */
  readonly evaluations: number;
  /** Applied rules, most frequent first. */
  readonly rules: readonly { readonly id: string; readonly count: number }[];
}

const FIRED_RULES = `
WITH newest AS MATERIALIZED (
  SELECT CASE WHEN kept IS NOT NULL THEN applied_rules ELSE (
    -- As versions before 0.2 kept it: in the answer.
    SELECT array_agg(rule ->> 'id') FROM json_array_elements(answer::json #> '{data,applied_rules}') AS rule
  ) END AS applied
  FROM (SELECT kept, applied_rules, answer FROM evaluation WHERE account_id = $1 AND id >= $2::uuid ORDER BY id DESC LIMIT $3) latest
), counted AS (
  SELECT rule AS id, count(*) AS count
  FROM newest CROSS JOIN unnest(newest.applied) AS rule
  -- What is no rule but a list or a reserved value that fixed the state.
  WHERE rule NOT LIKE 'L:%'
  GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT $4
)
SELECT (SELECT count(*) FROM newest) AS opened,
       (SELECT count(applied) FROM newest) AS evaluations,
       (SELECT coalesce(json_agg(json_build_object('id', id, 'count', count)), '[]') FROM counted) AS rules`;

/**
 * Returns the rules applied by the newest `most` evaluations since `since` (UNIX ms), read from their
 * responses.
 */
export async function firedRules(
  connection: Connection,
  environmentId: EnvironmentId,
  range: { readonly since: number; readonly most: number; readonly rules: number },
): Promise<FiredRules> {
  const [row] = await connection.query<FiredRules>({
    text: FIRED_RULES,
    values: [environmentId, firstIdAt(range.since), range.most, range.rules],
  });
  return row!;
}
