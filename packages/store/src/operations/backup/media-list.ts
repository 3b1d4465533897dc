import type { Connection } from '../../connection/connection';

const A_TURN = 1000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** A captured or attached file that lies outside the database. */
interface ListedMedia {
  readonly spaceId: number;
  readonly id: string;
  /** Bytes before sealing. */
  readonly size: number;
}

const turnOf = (table: 'workflow_media' | 'attachment') =>
  `(SELECT account_id AS "spaceId", id::text AS id, size FROM ${table}
    WHERE (account_id, id) > ($1, $2::uuid) AND created_at <= $3 ORDER BY account_id, ${table}.id LIMIT ${A_TURN})`;

/**
 * Every captured or attached file that was kept up to a moment, in turns, so that no long transaction stands behind it: what is
 * removed meanwhile is not named.
 * @param until UNIX milliseconds
 */
export async function* listedMedia(connection: Connection, until: number): AsyncGenerator<ListedMedia> {
  let after = { spaceId: 0, id: BEFORE_ALL };
  for (;;) {
    const rows = await connection.query<ListedMedia>({
      name: 'backup_media_turn',
      text: `SELECT * FROM (${turnOf('workflow_media')} UNION ALL ${turnOf('attachment')}) m
             ORDER BY "spaceId", id COLLATE "C" LIMIT ${A_TURN}`,
      values: [after.spaceId, after.id, until],
      accounts: 'every',
    });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
