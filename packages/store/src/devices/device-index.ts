import type { SpaceId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { numbers } from '../scoring/velocity';

const DAY_MS = 86_400_000;

/** The day that a moment is in, counted from 1970 in UTC. @param at UNIX milliseconds */
export const dayOf = (at: number): number => Math.floor(at / DAY_MS);

/** From now on a device is found by these keys. */
export async function indexKeys(
  connection: Connection,
  spaceId: SpaceId,
  id: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await connection.query({
    name: 'device_key_visit',
    text: `INSERT INTO device_look (account_id, key_hash, device_id) SELECT $1, k, $3::uuid FROM unnest($2::bigint[]) k ORDER BY k
           ON CONFLICT DO NOTHING`,
    values: [spaceId, numbers(keys), id],
  });
}

/** Devices are not found by these keys of theirs any more. */
export async function removeKeys(
  connection: Connection,
  spaceId: SpaceId,
  devices: readonly { readonly id: string; readonly keys: readonly string[] }[],
): Promise<void> {
  const pairs = devices.flatMap(({ id, keys }) => keys.map((key) => ({ id, key })));
  if (pairs.length === 0) return;
  await connection.query({
    text: `DELETE FROM device_look k USING unnest($2::bigint[], $3::uuid[]) AS gone(key_hash, device_id)
           WHERE k.account_id = $1 AND k.key_hash = gone.key_hash AND k.device_id = gone.device_id`,
    values: [spaceId, numbers(pairs.map(({ key }) => key)), pairs.map(({ id }) => id)],
  });
}
