import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { numbers } from '../connection/statement';
import { dayOf, indexKeys, removeKeys } from './device-removal';

/** A provisional token: a row that is not settled. Times are UNIX milliseconds. */
interface StoredTrial {
  readonly id: string;
  readonly firstSeen: number;
  readonly lastSeen: number;
  readonly visits: number;
}

/** A device in its last state. Times are UNIX milliseconds. */
export interface StoredDevice {
  readonly id: string;
  readonly memory: Buffer;
  /** false = a token whose device is undecided. */
  readonly isSettled: boolean;
  /** The device that an undecided token is attributed to. */
  readonly believed: string | null;
  readonly firstSeen: number;
  readonly lastSeen: number;
  /** Time at which it was last recognized by its token. */
  readonly tokenSeen: number | null;
  readonly visits: number;
  /** Number of different persons within the requested time. */
  readonly persons: number;
  /** Undecided tokens that are attributed to it, newest first. */
  readonly trials: readonly StoredTrial[];
  /** Every key that it was found by has more devices than are returned. */
  readonly isCrowded: boolean;
}

export interface DeviceLookup {
  readonly environmentId: EnvironmentId;
  /** Hashes of the keys. */
  readonly keys: readonly string[];
  /** Devices not seen since this time are not returned, UNIX milliseconds. */
  readonly since: number;
  /** Maximum number of devices per key. */
  readonly perKey: number;
  /** Persons seen since this time are counted, UNIX milliseconds. */
  readonly personsSince: number;
}

/** Maximum number of undecided tokens that are read per device. */
const MAX_TRIALS = 8;

interface Row {
  readonly id: string;
  readonly memory: Buffer;
  readonly settled: boolean;
  readonly believed: string | null;
  readonly first_seen: number;
  readonly last_seen: number;
  readonly token_seen: number | null;
  readonly visits: number;
  readonly persons: number;
  readonly trials: readonly StoredTrial[];
  readonly crowded: boolean;
}

const deviceOf = (row: Row): StoredDevice => ({
  id: row.id,
  memory: row.memory,
  isSettled: row.settled,
  believed: row.believed,
  firstSeen: row.first_seen,
  lastSeen: row.last_seen,
  tokenSeen: row.token_seen,
  visits: row.visits,
  persons: row.persons,
  trials: row.trials,
  isCrowded: row.crowded,
});

/**
 * Returns the selected columns.
 * @param personsSince parameter with the time since when persons are counted
 */
const columns = (personsSince: string, crowded: string): string => `
SELECT d.id::text, d.memory, d.settled, d.believed::text, d.first_seen, d.last_seen, d.token_seen, d.visits, ${crowded} AS crowded,
  (SELECT count(*)::int FROM device_person p
   WHERE p.account_id = $1 AND p.device_id = d.id AND p.last_seen >= ${personsSince}) AS persons,
  ARRAY(SELECT json_build_object('id', r.id, 'firstSeen', r.first_seen, 'lastSeen', r.last_seen, 'visits', r.visits)
   FROM device r WHERE r.account_id = $1 AND r.believed = d.id ORDER BY r.id DESC LIMIT ${MAX_TRIALS}) AS trials`;

const FIND_BY_TOKEN = `${columns('$3', 'false')}
FROM device_token t CROSS JOIN LATERAL (SELECT * FROM device WHERE account_id = $1 AND id = t.device_id LIMIT 1) d
WHERE t.account_id = $1 AND t.token_hash = $2`;

/** Returns the device of a first-party token; null for an unknown token. */
export async function findDeviceOfToken(
  connection: Connection,
  look: Pick<DeviceLookup, 'environmentId' | 'personsSince'> & { readonly tokenHash: string },
): Promise<StoredDevice | null> {
  const [row] = await connection.query<Row>({
    name: 'device_find_token',
    text: FIND_BY_TOKEN,
    values: [look.environmentId, look.tokenHash, look.personsSince],
  });
  return row ? deviceOf(row) : null;
}

// The newest of a key: ids are ordered by creation time.
const FIND = `${columns('$5', 'f.crowded')}
FROM (
  SELECT held.device_id, bool_and(held.in_key > $4) AS crowded
  FROM unnest($2::bigint[]) AS asked(key_hash) CROSS JOIN LATERAL (
    SELECT newest.device_id, count(*) OVER () AS in_key FROM (
      SELECT k.device_id FROM device_look k WHERE k.account_id = $1 AND k.key_hash = asked.key_hash
      ORDER BY k.device_id DESC LIMIT $4 + 1
    ) newest
  ) held
  GROUP BY held.device_id
) f CROSS JOIN LATERAL (SELECT * FROM device WHERE account_id = $1 AND id = f.device_id LIMIT 1) d
WHERE (d.settled OR d.believed IS NULL) AND d.last_day >= $3`;

/** Returns the devices that a session may be from by its fingerprint, and undecided tokens. */
export async function findDevices(
  connection: Connection,
  look: DeviceLookup,
): Promise<readonly StoredDevice[]> {
  const rows = await connection.query<Row>({
    name: 'device_find',
    text: FIND,
    values: [look.environmentId, numbers(look.keys), dayOf(look.since), look.perKey, look.personsSince],
  });
  return rows.map(deviceOf);
}

/** A device, with a visit to store. */
export interface DeviceVisit {
  readonly environmentId: EnvironmentId;
  readonly id: string;
  readonly at: number;
  readonly memory: Buffer;
  /** Hashes of the keys of its fingerprint; those of an undecided token are not indexed yet. */
  readonly keys: readonly string[];
  /** Keys by which an undecided token is found. */
  readonly openKeys: readonly string[];
  readonly isSettled: boolean;
  /** This visit settles it, or it is new: the keys of its earlier visits are indexed as well. */
  readonly becomesSettled: boolean;
  readonly believed: string | null;
  /** It was recognized by its token. */
  readonly byToken: boolean;
}

/** Maximum number of keys of a device; the oldest are removed first. */
const MAX_KEYS = 64;

const VISIT = `
INSERT INTO device AS d (account_id, id, first_seen, last_seen, last_day, memory, settled, believed, token_seen)
VALUES ($1, $2, $3, $3, $4, $5, $6, $7, $8)
ON CONFLICT (account_id, id) DO UPDATE SET last_seen = greatest(d.last_seen, excluded.last_seen),
  last_day = greatest(d.last_day, excluded.last_day), visits = d.visits + 1, memory = excluded.memory,
  settled = d.settled OR excluded.settled, believed = excluded.believed,
  token_seen = greatest(d.token_seen, excluded.token_seen)
RETURNING keys::text[]`;

/** Stores the state of a device at its newest visit. */
export async function recordDeviceVisit(connection: Connection, visit: DeviceVisit): Promise<void> {
  const { environmentId, id, at } = visit;
  const [row] = await connection.query<{ keys: readonly string[] }>({
    name: 'device_visit',
    text: VISIT,
    values: [
      environmentId,
      id,
      at,
      dayOf(at),
      visit.memory,
      visit.isSettled,
      visit.believed,
      visit.byToken ? at : null,
    ],
  });
  const held = row?.keys ?? [];
  const shown = visit.isSettled ? visit.keys : [...visit.openKeys, ...visit.keys];
  const added = [...new Set(shown)].filter((key) => !held.includes(key));
  if (added.length > 0) await addKeys(connection, visit, held, added);
  else if (visit.becomesSettled) await indexKeys(connection, environmentId, id, held);
}

async function addKeys(
  connection: Connection,
  { environmentId, id, isSettled, becomesSettled, openKeys }: DeviceVisit,
  held: readonly string[],
  added: readonly string[],
): Promise<void> {
  const keys = [...held, ...added].slice(-MAX_KEYS);
  await connection.query({
    name: 'device_keys',
    text: 'UPDATE device SET keys = $3::bigint[] WHERE account_id = $1 AND id = $2',
    values: [environmentId, id, numbers(keys)],
  });
  const found = isSettled ? added : added.filter((key) => openKeys.includes(key));
  await indexKeys(connection, environmentId, id, becomesSettled ? keys : found);
  await removeKeys(connection, environmentId, [{ id, keys: held.filter((key) => !keys.includes(key)) }]);
}

/**
 * Stores the first-party token of a visit; it stays with the device that showed it first, so a copied token
 * changes nothing.
 */
export async function recordDeviceToken(
  connection: Connection,
  token: { readonly environmentId: EnvironmentId; readonly tokenHash: string; readonly deviceId: string },
): Promise<void> {
  await connection.query({
    name: 'device_token_visit',
    text: `INSERT INTO device_token (account_id, token_hash, device_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    values: [token.environmentId, token.tokenHash, token.deviceId],
  });
}

/** Stores the person who used a device. Hashes are those of `keyHasher`; null if the request named none. */
export async function recordDevicePerson(
  connection: Connection,
  person: {
    readonly environmentId: EnvironmentId;
    readonly deviceId: string;
    readonly userHash: string | null;
    readonly emailHash: string | null;
    readonly at: number;
  },
): Promise<void> {
  if (person.userHash === null && person.emailHash === null) return;
  await connection.query({
    name: 'device_person_visit',
    text: `INSERT INTO device_person (account_id, device_id, user_hash, email_hash, last_seen) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (account_id, device_id, user_hash, email_hash) DO UPDATE SET last_seen = excluded.last_seen`,
    values: [person.environmentId, person.deviceId, person.userHash ?? 0, person.emailHash ?? 0, person.at],
  });
}
