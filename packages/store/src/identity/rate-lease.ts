import type { AccountId } from '@assay/contract';
import type { Connection } from '../connection/connection';

export interface TokenBucket {
  readonly accountId: AccountId;
  readonly perSecond: number;
  readonly burst: number;
}

const NOW = 'coalesce($4::bigint, (extract(epoch FROM clock_timestamp()) * 1000)::bigint)';

/** Concurrent processes may arrive in another order than they read the clock; no time is refilled twice. */
const OUT_OF_ORDER_MS = 1000;

// A clock that was set back refills nothing at first, and continues from its new time.
const TAKE = `
UPDATE rate_bucket b SET tokens = o.available - o.granted,
  refilled_at = CASE WHEN b.refilled_at - o.now BETWEEN 0 AND ${OUT_OF_ORDER_MS} THEN b.refilled_at ELSE o.now END
FROM (
  SELECT account_id, now, available, greatest(0, least($5::float8, floor(available))) AS granted
  FROM (
    SELECT account_id, now, least($3::float8, tokens + greatest(0, now - refilled_at) * $2::float8 / 1000.0) AS available
    FROM (SELECT account_id, tokens, refilled_at, ${NOW} AS now FROM rate_bucket WHERE account_id = $1 FOR UPDATE) bucket
  ) refilled
) o
WHERE b.account_id = o.account_id
RETURNING o.granted`;

/**
 * Takes up to `wanted` tokens from the account's bucket, which all processes of the deployment share.
 * @param now UNIX milliseconds; null = the database clock, which all processes share
 * @returns number of granted tokens (0 = the bucket is empty)
 */
export async function leaseTokens(
  connection: Connection,
  bucket: TokenBucket,
  wanted: number,
  now: number | null,
): Promise<number> {
  const take = () =>
    connection.query<{ granted: number }>({
      name: 'rate_lease',
      text: TAKE,
      values: [bucket.accountId, bucket.perSecond, bucket.burst, now, wanted],
    });
  const [taken] = await take();
  if (taken) return taken.granted;
  await connection.query({
    text: `INSERT INTO rate_bucket (account_id, tokens, refilled_at) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING`,
    values: [bucket.accountId, bucket.burst],
  });
  return (await take())[0]?.granted ?? 0;
}
