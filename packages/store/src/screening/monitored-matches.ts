import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { openJson, openRows, sealJson } from '../privacy/vault';

/** A match of a monitored name, with the data reported to its user. */
export interface MonitoredMatch<Reported = object> {
  readonly list: string;
  readonly sourceId: string;
  readonly contentHash: string;
  readonly reported: Reported;
}

export const monitoredMatchPlace = (monitoredId: string, list: string, sourceId: string) =>
  `monitored_match/${monitoredId}/${list}/${sourceId}`;

/** Replaces the stored matches of a name by the current ones. */
export async function replaceMatches(
  connection: Connection,
  environmentId: EnvironmentId,
  monitoredId: string,
  matches: readonly MonitoredMatch[],
): Promise<void> {
  await connection.query({
    text: 'DELETE FROM monitored_match WHERE account_id = $1 AND monitored_id = $2',
    values: [environmentId, monitoredId],
  });
  if (matches.length === 0) return;
  const sealed = matches.map(({ reported, ...match }) => {
    const place = monitoredMatchPlace(monitoredId, match.list, match.sourceId);
    return { ...match, kept: sealJson(connection.vault, environmentId, place, reported).toString('hex') };
  });
  await connection.query({
    text: `INSERT INTO monitored_match (account_id, monitored_id, list, source_id, content_hash, kept)
           SELECT $1, $2, m.list, m."sourceId", m."contentHash", decode(m.kept, 'hex')
           FROM jsonb_to_recordset($3::jsonb) AS m(list text, "sourceId" text, "contentHash" text, kept text) RETURNING 1`,
    values: [environmentId, monitoredId, JSON.stringify(sealed)],
  });
}

/** Returns the matches of a name from its last check. */
export async function matchesOf<Reported>(
  connection: Connection,
  environmentId: EnvironmentId,
  monitoredId: string,
): Promise<readonly MonitoredMatch<Reported>[]> {
  const rows = await connection.query<MonitoredMatch<Reported> & { readonly kept: Buffer | null }>({
    text: `SELECT list, source_id AS "sourceId", content_hash AS "contentHash", told AS reported, kept FROM monitored_match
           WHERE account_id = $1 AND monitored_id = $2`,
    values: [environmentId, monitoredId],
  });
  return openRows(connection, rows, ({ kept, ...match }, vault) => {
    const place = monitoredMatchPlace(monitoredId, match.list, match.sourceId);
    const reported = openJson(vault, environmentId, place, { kept, clear: match.reported });
    return reported && { ...match, reported };
  });
}
