import { accountGroups } from '../connection/claims';
import type { Database } from '../connection/connection';
import { CLOCKS_DIFFER_MS } from '../connection/lease';

/**
 * Returns an SQL condition: the next attempt of the delivery `d` is further ahead than its schedule allows, because the
 * clock was set back after the time was calculated.
 */
const isTooFarAhead = (now: string, longestWaits: string) =>
  `d.state = 0 AND d.next_attempt_at > ${now} + ${CLOCKS_DIFFER_MS} + (${longestWaits})[d.attempts + 1]`;

/**
 * Makes deliveries due whose next attempt is further ahead than their schedule allows.
 * @param now UNIX milliseconds
 * @param longestWaits longest wait, in milliseconds, by the number of earlier attempts
 * @returns the number of deliveries that became due
 */
export async function recallDeliveries(
  database: Database,
  now: number,
  longestWaits: readonly number[],
): Promise<number> {
  const far = isTooFarAhead('$1::bigint', '$2::bigint[]');
  const found = await database.query<{ account: number }>({
    name: 'webhook_far_ahead',
    accounts: 'every',
    text: `SELECT DISTINCT d.account_id AS account FROM webhook_delivery d WHERE ${far}`,
    values: [now, longestWaits],
  });
  const groups = await accountGroups(
    database,
    found.map(({ account }) => account),
  );
  let recalled = 0;
  for (const accounts of groups) {
    const rows = await database.query({
      name: 'webhook_recall',
      text: `UPDATE webhook_delivery d SET next_attempt_at = $1::bigint
             WHERE d.account_id = ANY($3::int[]) AND ${far} RETURNING 1`,
      values: [now, longestWaits, accounts],
    });
    recalled += rows.length;
  }
  return recalled;
}
