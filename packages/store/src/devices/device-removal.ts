import type { EnvironmentId, TransactionId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { numbers } from '../connection/statement';

const DAY_MS = 86_400_000;

/**
 * Returns the day of a time, counted from 1970 in UTC.
 * @param at UNIX milliseconds
 */
export const dayOf = (at: number): number => Math.floor(at / DAY_MS);

/** Adds keys by which a device is found. */
export async function indexKeys(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await connection.query({
    name: 'device_key_visit',
    text: `INSERT INTO device_look (account_id, key_hash, device_id) SELECT $1, k, $3::uuid FROM unnest($2::bigint[]) k ORDER BY k
           ON CONFLICT DO NOTHING`,
    values: [environmentId, numbers(keys), id],
  });
}

/** Removes keys by which devices were found. */
export async function removeKeys(
  connection: Connection,
  environmentId: EnvironmentId,
  devices: readonly { readonly id: string; readonly keys: readonly string[] }[],
): Promise<void> {
  const pairs = devices.flatMap(({ id, keys }) => keys.map((key) => ({ id, key })));
  if (pairs.length === 0) return;
  await connection.query({
    text: `DELETE FROM device_look k USING unnest($2::bigint[], $3::uuid[]) AS gone(key_hash, device_id)
           WHERE k.account_id = $1 AND k.key_hash = gone.key_hash AND k.device_id = gone.device_id`,
    values: [environmentId, numbers(pairs.map(({ key }) => key)), pairs.map(({ id }) => id)],
  });
}

const CHUNK = 2000;

/**
 * Deletes the devices of an environment that were not seen since a given time, with their tokens and persons.
 * @returns number of deleted devices
 */
export async function forgetDevices(
  connection: Connection,
  environmentId: EnvironmentId,
  before: number,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const rows = await connection.query<Gone>({
      text: `DELETE FROM device WHERE account_id = $1 AND id IN (
               SELECT id FROM device WHERE account_id = $1 AND last_seen < $2 LIMIT ${CHUNK}
             ) RETURNING id::text, keys::text[]`,
      values: [environmentId, before],
    });
    await removeBelongings(connection, environmentId, rows);
    removed += rows.length;
    if (rows.length < CHUNK) break;
  }
  await connection.query({
    text: 'DELETE FROM device_value_count WHERE account_id = $1 AND day < $2',
    values: [environmentId, dayOf(before)],
  });
  if (removed > 0) {
    await connection.query({
      text: `DELETE FROM device_share WHERE account_id = $1
             AND NOT EXISTS (SELECT 1 FROM device WHERE account_id = $1)`,
      values: [environmentId],
    });
  }
  return removed;
}

interface Gone {
  readonly id: string;
  readonly keys: readonly string[];
}

async function removeBelongings(connection: Connection, environmentId: EnvironmentId, gone: readonly Gone[]) {
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  for (const table of ['device_token', 'device_person', 'device_alias']) {
    await connection.query({
      text: `DELETE FROM ${table} WHERE account_id = $1 AND device_id = ANY($2::uuid[])`,
      values: [environmentId, ids],
    });
  }
  await removeKeys(connection, environmentId, gone);
}

/** Deletes, in every environment, undecided tokens that were not seen since a given time. */
export async function forgetUndecided(connection: Connection, before: number): Promise<void> {
  const rows = await connection.query<Gone & { account_id: EnvironmentId }>({
    accounts: 'every',
    text: 'DELETE FROM device WHERE NOT settled AND last_seen < $1 RETURNING account_id, id::text, keys::text[]',
    values: [before],
  });
  for (const environmentId of new Set(rows.map((row) => row.account_id))) {
    const gone = rows.filter((row) => row.account_id === environmentId);
    await removeBelongings(connection, environmentId, gone);
  }
}

/** A person in an erase request: hashes of `keyHasher`. */
export interface DevicePerson {
  readonly userHashes: readonly string[];
  readonly emailHashes: readonly string[];
  readonly transactionIds: readonly TransactionId[];
}

const OF_PERSON = 'account_id = $1 AND (user_hash = ANY($2::bigint[]) OR email_hash = ANY($3::bigint[]))';

const personValues = (environmentId: EnvironmentId, { userHashes, emailHashes }: DevicePerson) => [
  environmentId,
  numbers(userHashes),
  numbers(emailHashes),
];

/**
 * Erases a person's device data: devices that only they used, and the person's link to shared devices.
 * @returns number of deleted rows
 */
export async function eraseDevices(
  connection: Connection,
  environmentId: EnvironmentId,
  person: DevicePerson,
): Promise<number> {
  const values = personValues(environmentId, person);
  const links = await connection.query<{ device_id: string }>({
    text: `DELETE FROM device_person WHERE ${OF_PERSON} RETURNING device_id::text`,
    values,
  });
  const sessions = await connection.query({
    text: `DELETE FROM device_session WHERE ${OF_PERSON} RETURNING 1`,
    values,
  });
  const own = await connection.query<Gone>({
    text: `DELETE FROM device d WHERE d.account_id = $1 AND d.id = ANY($2::uuid[]) AND NOT EXISTS (
             SELECT 1 FROM device_person p WHERE p.account_id = $1 AND p.device_id = d.id
           ) RETURNING id::text, keys::text[]`,
    values: [environmentId, [...new Set(links.map((row) => row.device_id))]],
  });
  await removeBelongings(connection, environmentId, own);
  return links.length + sessions.length + own.length;
}

/**
 * Returns the stored data of a person's devices, one record per device: when it was seen. Its vector consists
 * of hashes only.
 */
export async function exportDevices(
  connection: Connection,
  environmentId: EnvironmentId,
  person: DevicePerson,
): Promise<readonly unknown[]> {
  return connection.query({
    text: `SELECT d.id::text AS true_device_id, d.first_seen, d.last_seen, d.visits FROM device d
           WHERE d.account_id = $1 AND d.id IN (SELECT device_id FROM device_person WHERE ${OF_PERSON})
           ORDER BY d.first_seen`,
    values: personValues(environmentId, person),
  });
}
