import type { Connection } from '../connection/connection';
import { type Claim, changeHeld, isFree, LEASES, released, renewHeld, taken } from '../connection/lease';

/** Remembers what a digest of data versions stands for; decisions carry the digest only. */
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

/** Version by source, or null for a digest that no process recorded. */
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

/** How an update of a source ended. */
export type DataUpdateOutcome = 'accepted' | 'unchanged' | 'refused' | 'failed';

/** A source's place in the schedule and how its last turn ended; moments are UNIX milliseconds. */
export interface DataUpdateRow {
  readonly source: string;
  readonly nextAt: number;
  /** When somebody last asked for it out of turn. */
  readonly requestedAt: number | null;
  /** A process is at it until then, unless it dies. */
  readonly leasedUntil: number | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** When it was last taken over or confirmed. */
  readonly succeededAt: number | null;
  readonly outcome: DataUpdateOutcome | null;
  readonly reasonCode: string | null;
  /** One sentence for people. */
  readonly reason: string | null;
  readonly dataVersion: string | null;
  readonly previousVersion: string | null;
  readonly rows: number | null;
  readonly previousRows: number | null;
  /** Turns in a row that brought nothing. */
  readonly failures: number;
}

const LEASE = LEASES.dataUpdate;

const COLUMNS = `source, next_at AS "nextAt", requested_at AS "requestedAt", leased_until AS "leasedUntil",
  started_at AS "startedAt", ended_at AS "endedAt", succeeded_at AS "succeededAt", outcome, reason_code AS "reasonCode",
  reason, data_version AS "dataVersion", previous_version AS "previousVersion", rows, previous_rows AS "previousRows",
  failures`;

/** Every source of the schedule by name. */
export const listDataUpdates = (connection: Connection): Promise<readonly DataUpdateRow[]> =>
  connection.query<DataUpdateRow>({ text: `SELECT ${COLUMNS} FROM data_update ORDER BY source` });

/** Puts sources into the schedule that are not in it; those that are keep their turn. */
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
 * Takes the source whose turn has waited longest, so that one process of several has it: a lease that ends by itself when
 * the process dies.
 * @param due what may be taken: those asked for always, others only where the schedule runs
 * @returns null when no source is due
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
               AND ((requested_at IS NOT NULL AND requested_at > COALESCE(ended_at, 0)) OR ($5 AND next_at <= $2))
             ORDER BY requested_at IS NULL OR requested_at <= COALESCE(ended_at, 0), next_at, source
             LIMIT 1 FOR UPDATE SKIP LOCKED)
           RETURNING ${COLUMNS}`,
    values: [due.sources, now, until, owner, due.isScheduled],
  });
  return row ?? null;
}

/** Holds a source for longer: who is at it is alive. @returns false when another process has it by now */
export const renewDataUpdate = (
  connection: Connection,
  source: string,
  owner: string,
  until: number,
): Promise<boolean> => renewHeld(connection, LEASE, { key: [source], owner }, until);

/** How a turn ended. */
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
 * Records how a turn ended and gives the source back.
 * @returns false when another process has it by now: then nothing is recorded
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

/** Asks for sources out of turn. @returns how many are in the schedule */
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

/** Whether the schedule was switched on in the panel; null when nobody has said. */
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
