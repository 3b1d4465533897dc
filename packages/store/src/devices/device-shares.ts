import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { numbers } from '../connection/statement';

/** Values whose frequency among the sessions of an account is counted. */
export const COUNTED_VALUES = { user_agent: 1, resolution: 2 } as const;
export type CountedValue = keyof typeof COUNTED_VALUES;

export interface ValueObservations {
  readonly environmentId: EnvironmentId;
  readonly kind: CountedValue;
  readonly valueHash: string;
  /** Days since 1970. */
  readonly day: number;
  readonly observations: number;
}

/** Adds observations that a process collected; the list may contain each value of a day once. */
export async function addValueObservations(
  connection: Connection,
  list: readonly ValueObservations[],
): Promise<void> {
  if (list.length === 0) return;
  await connection.query({
    accounts: list.map((entry) => entry.environmentId),
    text: `INSERT INTO device_value_count AS c (account_id, kind, value_hash, day, sightings)
           SELECT * FROM unnest($1::int[], $2::smallint[], $3::bigint[], $4::int[], $5::int[]) ORDER BY 1, 2, 3, 4
           ON CONFLICT (account_id, kind, value_hash, day) DO UPDATE SET sightings = c.sightings + excluded.sightings`,
    values: [
      numbers(list.map((entry) => entry.environmentId)),
      numbers(list.map((entry) => COUNTED_VALUES[entry.kind])),
      numbers(list.map((entry) => entry.valueHash)),
      numbers(list.map((entry) => entry.day)),
      numbers(list.map((entry) => entry.observations)),
    ],
  });
}

/** Returns the observations of each value of an account since a day, by kind and value hash. */
export async function valueObservations(
  connection: Connection,
  environmentId: EnvironmentId,
  sinceDay: number,
): Promise<
  readonly { readonly kind: CountedValue; readonly valueHash: string; readonly observations: number }[]
> {
  const rows = await connection.query<{ kind: number; value_hash: string; observations: number }>({
    text: `SELECT kind, value_hash::text, sum(sightings)::int AS observations FROM device_value_count
           WHERE account_id = $1 AND day >= $2 GROUP BY kind, value_hash`,
    values: [environmentId, sinceDay],
  });
  return rows.map((row) => ({
    kind: row.kind === COUNTED_VALUES.user_agent ? 'user_agent' : 'resolution',
    valueHash: row.value_hash,
    observations: row.observations,
  }));
}

/**
 * Number of an account's devices in one segment that showed a value. Features below 0 are never deleted: −1
 * counts the devices, and −2 counts visits of known devices with an unknown token.
 */
export interface SharedValue {
  readonly segment: number;
  readonly feature: number;
  readonly value: number;
  readonly devices: number;
}

/** Minimum number of devices; rarer values are not common and are not read. */
const MIN_DEVICES = 3;
/** Maximum number of values that are read per account, the most common first. */
const MAX_VALUES = 50_000;

/** Adds the values of new devices; the list may contain each value once per environment. */
export async function addShares(
  connection: Connection,
  environmentId: EnvironmentId,
  list: readonly SharedValue[],
): Promise<void> {
  if (list.length === 0) return;
  await connection.query({
    text: `INSERT INTO device_share AS s (account_id, segment, feature, value, devices)
           SELECT $1, * FROM unnest($2::bigint[], $3::smallint[], $4::bigint[], $5::int[]) ORDER BY 2, 3, 4
           ON CONFLICT (account_id, segment, feature, value) DO UPDATE SET devices = s.devices + excluded.devices`,
    values: [
      environmentId,
      numbers(list.map(({ segment }) => segment)),
      numbers(list.map(({ feature }) => feature)),
      numbers(list.map(({ value }) => value)),
      numbers(list.map(({ devices }) => devices)),
    ],
  });
}

/**
 * Deletes values that are too rare to be read: most belong to one device and would accumulate forever. Common
 * values reach the minimum before the next deletion (lossy counting, Manku and Motwani 2002).
 */
export async function forgetRareShares(connection: Connection, environmentId: EnvironmentId): Promise<void> {
  await connection.query({
    text: `DELETE FROM device_share WHERE account_id = $1 AND devices < ${MIN_DEVICES} AND feature >= 0`,
    values: [environmentId],
  });
}

/** Returns the common values of an account's devices. */
export async function sharedValues(
  connection: Connection,
  environmentId: EnvironmentId,
): Promise<readonly SharedValue[]> {
  return connection.query<SharedValue>({
    text: `SELECT segment, feature, value, devices FROM device_share
           WHERE account_id = $1 AND (devices >= ${MIN_DEVICES} OR feature < 0) ORDER BY devices DESC LIMIT ${MAX_VALUES}`,
    values: [environmentId],
  });
}
