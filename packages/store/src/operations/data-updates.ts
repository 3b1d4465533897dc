import type { Connection } from '../connection/connection';
import {
  CLOCKS_DIFFER_MS,
  type Claim,
  changeHeld,
  isFree,
  LEASES,
  released,
  renewHeld,
  taken,
} from '../connection/lease';

/** Stores the data versions of a digest; decisions contain only the digest. */
export async function recordDataVersions(
  connection: Connection,
  data: {
    readonly digest: string;
    readonly versions: { readonly [source: string]: string };
    readonly now: Date;
  },
): Promise<void> {
  await connection.query({
    text: 'INSERT INTO data_version (digest, versions, first_used) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    values: [data.digest, JSON.stringify(data.versions), data.now],
  });
}

/** Returns the version by source, or null for an unknown digest. */
export async function findDataVersions(
  connection: Connection,
  digest: string,
): Promise<{ readonly [source: string]: string } | null> {
  const [row] = await connection.query<{ versions: { readonly [source: string]: string } }>({
    text: 'SELECT versions FROM data_version WHERE digest = $1',
    values: [digest],
  });
  return row?.versions ?? null;
}

/** Result of an update of a source. */
export type DataUpdateOutcome = 'accepted' | 'unchanged' | 'refused' | 'failed';

/** Schedule entry of a source and the result of its last run; times are UNIX milliseconds. */
export interface DataUpdateRow {
  readonly source: string;
  readonly nextAt: number;
  /** Time of the last manual request. */
  readonly requestedAt: number | null;
  /** Lease end of the process that runs it. */
  readonly leasedUntil: number | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** Time of the last update or confirmation. */
  readonly succeededAt: number | null;
  readonly outcome: DataUpdateOutcome | null;
  readonly reasonCode: string | null;
  /** One sentence for people. */
  readonly reason: string | null;
  readonly dataVersion: string | null;
  readonly previousVersion: string | null;
  readonly rows: number | null;
  readonly previousRows: number | null;
  /** Consecutive runs without new data. */
  readonly failures: number;
}

const LEASE = LEASES.dataUpdate;

const COLUMNS = `source, next_at AS "nextAt", requested_at AS "requestedAt", leased_until AS "leasedUntil",
  started_at AS "startedAt", ended_at AS "endedAt", succeeded_at AS "succeededAt", outcome, reason_code AS "reasonCode",
  reason, data_version AS "dataVersion", previous_version AS "previousVersion", rows, previous_rows AS "previousRows",
  failures`;

/** Returns every scheduled source by name. */
export const listDataUpdates = (connection: Connection): Promise<readonly DataUpdateRow[]> =>
  connection.query<DataUpdateRow>({ text: `SELECT ${COLUMNS} FROM data_update ORDER BY source` });

/** Adds missing sources to the schedule; existing ones retain their due time. */
export async function enrolDataUpdates(
  connection: Connection,
  sources: readonly { readonly source: string; readonly nextAt: number }[],
): Promise<void> {
  await connection.query({
    text: `INSERT INTO data_update (source, next_at) SELECT * FROM unnest($1::text[], $2::bigint[])
           ON CONFLICT DO NOTHING`,
    values: [sources.map(({ source }) => source), sources.map(({ nextAt }) => nextAt)],
  });
}

/**
 * SQL condition: the last run ended in the future, because the database clock was set back since then. Its
 * times don't delay the next run.
 */
const ENDED_AHEAD = `COALESCE(ended_at, 0) > $2 + ${CLOCKS_DIFFER_MS}`;

/**
 * Claims the source that is overdue longest, so that only one process runs it. The lease expires if the
 * process dies.
 * @param due sources that may be claimed: manually requested ones always, others only if the schedule is
 *   enabled
 * @returns null if no source is due
 */
export async function takeDataUpdate(
  connection: Connection,
  { owner, now, until }: Claim,
  due: { readonly sources: readonly string[]; readonly isScheduled: boolean },
): Promise<DataUpdateRow | null> {
  const [row] = await connection.query<DataUpdateRow>({
    text: `UPDATE data_update SET ${taken(LEASE, '$4', '$3')}, started_at = $2
           WHERE source = (
             SELECT source FROM data_update
             WHERE source = ANY($1::text[]) AND ${isFree(LEASE, '$2::bigint')}
               AND ((requested_at IS NOT NULL AND (requested_at > COALESCE(ended_at, 0) OR ${ENDED_AHEAD}))
                 OR ($5 AND (next_at <= $2 OR ${ENDED_AHEAD})))
             ORDER BY requested_at IS NULL OR requested_at <= COALESCE(ended_at, 0), next_at, source
             LIMIT 1 FOR UPDATE SKIP LOCKED)
           RETURNING ${COLUMNS}`,
    values: [due.sources, now, until, owner, due.isScheduled],
  });
  return row ?? null;
}

/**
 * Extends the lease of a source.
 * @returns false if another process has claimed it
 */
export const renewDataUpdate = (
  connection: Connection,
  source: string,
  owner: string,
  until: number,
): Promise<boolean> => renewHeld(connection, LEASE, { key: [source], owner }, until);

/** Result of a run. */
export interface DataUpdateEnd {
  readonly source: string;
  readonly by: string;
  readonly outcome: DataUpdateOutcome;
  readonly reason: { readonly code: string; readonly message: string } | null;
  readonly dataVersion: string | null;
  readonly rows: number | null;
  readonly endedAt: number;
  readonly nextAt: number;
}

/**
 * Records the result of a run and releases the source.
 * @returns false if another process has claimed it; nothing is recorded then
 */
export const endDataUpdate = (connection: Connection, end: DataUpdateEnd): Promise<boolean> =>
  changeHeld(
    connection,
    LEASE,
    { key: [end.source], owner: end.by },
    {
      name: 'data_update_end',
      set: `${released(LEASE)}, ended_at = $3, next_at = $4, outcome = $5,
             reason_code = $6, reason = $7,
             succeeded_at = CASE WHEN $5 IN ('accepted', 'unchanged') THEN $3 ELSE succeeded_at END,
             failures = CASE WHEN $5 IN ('accepted', 'unchanged') THEN 0 ELSE failures + 1 END,
             previous_version = CASE WHEN $5 = 'accepted' THEN data_version ELSE previous_version END,
             previous_rows = CASE WHEN $5 = 'accepted' THEN rows ELSE previous_rows END,
             data_version = COALESCE($8, data_version), rows = COALESCE($9, rows)`,
      values: [
        end.endedAt,
        end.nextAt,
        end.outcome,
        end.reason?.code ?? null,
        end.reason?.message ?? null,
        end.dataVersion,
        end.rows,
      ],
    },
  );

/**
 * Requests sources immediately.
 * @returns number of them in the schedule
 */
export async function requestDataUpdates(
  connection: Connection,
  sources: readonly string[],
  now: number,
): Promise<number> {
  const asked = await connection.query<{ source: string }>({
    text: 'UPDATE data_update SET requested_at = $2 WHERE source = ANY($1::text[]) RETURNING source',
    values: [sources, now],
  });
  return asked.length;
}

/** Returns whether the schedule was enabled in the panel; null without a setting. */
export async function dataUpdateSwitch(connection: Connection): Promise<boolean | null> {
  const [row] = await connection.query<{ enabled: boolean }>({
    text: 'SELECT enabled FROM data_update_switch',
  });
  return row?.enabled ?? null;
}

export async function switchDataUpdates(
  connection: Connection,
  enabled: boolean,
  now: number,
): Promise<void> {
  await connection.query({
    text: `INSERT INTO data_update_switch (enabled, changed_at) VALUES ($1, $2)
           ON CONFLICT (only_row) DO UPDATE SET enabled = excluded.enabled, changed_at = excluded.changed_at`,
    values: [enabled, now],
  });
}
