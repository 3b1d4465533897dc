import type { SpaceId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { numbers } from '../scoring/velocity';

/** What is counted: how common it is among the sessions of an account. */
export const COUNTED_VALUES = { user_agent: 1, resolution: 2 } as const;
export type CountedValue = keyof typeof COUNTED_VALUES;

export interface ValueSightings {
  readonly spaceId: SpaceId;
  readonly kind: CountedValue;
  readonly valueHash: string;
  /** Days since 1970. */
  readonly day: number;
  readonly sightings: number;
}

/** Adds sightings that a process gathered; each value of a day may stand in the list once. */
export async function addValueSightings(
  connection: Connection,
  list: readonly ValueSightings[],
): Promise<void> {
  if (list.length === 0) return;
  await connection.query({
    accounts: list.map((entry) => entry.spaceId),
    text: `INSERT INTO device_value_count AS c (account_id, kind, value_hash, day, sightings)
           SELECT * FROM unnest($1::int[], $2::smallint[], $3::bigint[], $4::int[], $5::int[]) ORDER BY 1, 2, 3, 4
           ON CONFLICT (account_id, kind, value_hash, day) DO UPDATE SET sightings = c.sightings + excluded.sightings`,
    values: [
      numbers(list.map((entry) => entry.spaceId)),
      numbers(list.map((entry) => COUNTED_VALUES[entry.kind])),
      numbers(list.map((entry) => entry.valueHash)),
      numbers(list.map((entry) => entry.day)),
      numbers(list.map((entry) => entry.sightings)),
    ],
  });
}

/** Sightings of each value of an account since a day, by kind and value hash. */
export async function valueSightings(
  connection: Connection,
  spaceId: SpaceId,
  sinceDay: number,
): Promise<
  readonly { readonly kind: CountedValue; readonly valueHash: string; readonly sightings: number }[]
> {
  const rows = await connection.query<{ kind: number; value_hash: string; sightings: number }>({
    text: `SELECT kind, value_hash::text, sum(sightings)::int AS sightings FROM device_value_count
           WHERE account_id = $1 AND day >= $2 GROUP BY kind, value_hash`,
    values: [spaceId, sinceDay],
  });
  return rows.map((row) => ({
    kind: row.kind === COUNTED_VALUES.user_agent ? 'user_agent' : 'resolution',
    valueHash: row.value_hash,
    sightings: row.sightings,
  }));
}
