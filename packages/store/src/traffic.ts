import type { Connection } from './database';
import { STATE_NAMES, type StateName } from './velocity';

const DAY_MS = 86_400_000;

/** The least UUIDv7 of a moment (RFC 9562 §5.7): evaluation ids are ordered by it, so it bounds a range of the key. */
function firstIdAt(ms: number): string {
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

export interface DayCount {
  /** UNIX milliseconds of the day's first moment, UTC. */
  readonly day: number;
  readonly state: StateName;
  readonly count: number;
}

export interface Traffic {
  readonly counts: readonly DayCount[];
  /** Evaluations that were counted; at the limit, older ones were left out. */
  readonly counted: number;
}

/** Evaluations per day and state since `since` (UNIX ms), over the newest `most` of them. */
export async function dailyStates(
  connection: Connection,
  accountId: number,
  range: { readonly since: number; readonly most: number },
): Promise<Traffic> {
  const rows = await connection.query<{ day: number; state: number; count: number }>({
    text: `SELECT at / ${DAY_MS} * ${DAY_MS} AS day, state::int AS state, count(*) AS count
           FROM (SELECT at, state FROM evaluation WHERE account_id = $1 AND id >= $2::uuid ORDER BY id DESC LIMIT $3) newest
           GROUP BY 1, 2 ORDER BY 1, 2`,
    values: [accountId, firstIdAt(range.since), range.most],
  });
  return {
    counts: rows.map(({ day, state, count }) => ({ day, state: STATE_NAMES[state] ?? 'REVIEW', count })),
    counted: rows.reduce((sum, row) => sum + row.count, 0),
  };
}

/** What the newest `most` evaluations since `since` saw, as the JSON texts that were stored; newest first. */
export async function newestSeen(
  connection: Connection,
  accountId: number,
  range: { readonly since: number; readonly most: number },
): Promise<readonly string[]> {
  const rows = await connection.query<{ seen: string }>({
    text: 'SELECT seen FROM evaluation WHERE account_id = $1 AND id >= $2::uuid ORDER BY id DESC LIMIT $3',
    values: [accountId, firstIdAt(range.since), range.most],
  });
  return rows.map((row) => row.seen);
}
