import type { SpaceId, TransactionId } from '@assay/contract';
import type { Connection } from '../database';
import { numbers } from '../velocity';

/** The keys that a device can be found by, apart from its tokens. */
export type DeviceBlocks = readonly [string, string, string, string, string];

/** A device as it was last seen. */
export interface StoredDevice {
  readonly id: string;
  readonly vector: Buffer;
  /** UNIX milliseconds. */
  readonly lastSeen: number;
  /** How it was found: 0 by a token, else the number of the block. */
  readonly foundBy: number;
  /** Different persons within the asked time. */
  readonly persons: number;
}

export interface DeviceLook {
  readonly spaceId: SpaceId;
  readonly blocks: DeviceBlocks;
  /** Devices unseen since this moment are not offered, UNIX milliseconds. */
  readonly since: number;
  /** Most devices of each block. */
  readonly perBlock: number;
  /** Persons seen since this moment are counted, UNIX milliseconds. */
  readonly personsSince: number;
}

const DAY_MS = 86_400_000;
const dayOf = (at: number): number => Math.floor(at / DAY_MS);

interface Row {
  readonly id: string;
  readonly vector: Buffer;
  readonly last_seen: number;
  readonly found_by: number;
  readonly persons: number;
}

const deviceOf = (row: Row): StoredDevice => ({
  id: row.id,
  vector: row.vector,
  lastSeen: row.last_seen,
  foundBy: row.found_by,
  persons: row.persons,
});

const found = (personsSince: string, more = '') => `
SELECT d.id::text, d.vector, d.last_seen, d.found_by${more},
  (SELECT count(*)::int FROM device_person p
   WHERE p.account_id = $1 AND p.device_id = d.id AND p.last_seen >= ${personsSince}) AS persons`;

const FIND_BY_TOKEN = `${found('$3', ', d.doubt')}
FROM (
  SELECT 0 AS found_by, device.id, device.vector, device.last_seen, t.doubt
  FROM device_token t JOIN device ON device.account_id = $1 AND device.id = t.device_id
  WHERE t.account_id = $1 AND t.token_hash = $2
) d`;

/** The device that a first-party token belongs to, with the doubt that is kept with it; null for an unknown token. */
export async function findDeviceOfToken(
  connection: Connection,
  look: Pick<DeviceLook, 'spaceId' | 'personsSince'> & { readonly tokenHash: string },
): Promise<(StoredDevice & { readonly doubt: Buffer | null }) | null> {
  const [row] = await connection.query<Row & { readonly doubt: Buffer | null }>({
    name: 'device_find_token',
    text: FIND_BY_TOKEN,
    values: [look.spaceId, look.tokenHash, look.personsSince],
  });
  return row ? { ...deviceOf(row), doubt: row.doubt } : null;
}

// The rows come with their vectors: to look every device up again by its id would read twice as many pages.
const block = (n: number) => `(
  SELECT ${n} AS found_by, id, vector, last_seen FROM device
  WHERE account_id = $1 AND block_${n} = ($2::bigint[])[${n}] AND last_day >= $3
  ORDER BY last_day DESC LIMIT $4)`;

const FIND = `${found('$5')}
FROM (
  SELECT DISTINCT ON (id) * FROM (${[1, 2, 3, 4, 5].map(block).join(' UNION ALL ')}) every ORDER BY id, found_by
) d`;

/** The devices that a session may be from by its looks: the newest of each of its blocks. */
export async function findDevices(
  connection: Connection,
  look: DeviceLook,
): Promise<readonly StoredDevice[]> {
  const rows = await connection.query<Row>({
    name: 'device_find',
    text: FIND,
    values: [look.spaceId, numbers(look.blocks), dayOf(look.since), look.perBlock, look.personsSince],
  });
  return rows.map(deviceOf);
}

/** The first-party token of a visit. */
export interface VisitToken {
  readonly hash: string;
  /** The vector to be kept with it, see the migration `token-doubts`; null = none. */
  readonly doubt: Buffer | null;
  /** The token is known, and its device or its doubt is another one from now on. */
  readonly changes: boolean;
}

/** A device at a visit. Hashes are those of `keyHasher`; null where the call named none. */
export interface DeviceVisit {
  readonly spaceId: SpaceId;
  readonly id: string;
  readonly at: number;
  readonly vector: Buffer;
  readonly blocks: DeviceBlocks;
  readonly token: VisitToken | null;
  readonly userHash: string | null;
  readonly emailHash: string | null;
}

// A token stays with the device that showed it first: a copied cookie takes nothing away.
const KEEP_TOKEN = {
  name: 'device_token_visit',
  text: `INSERT INTO device_token (account_id, token_hash, device_id, doubt) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING`,
};
const CHANGE_TOKEN = {
  name: 'device_token_change',
  text: 'UPDATE device_token SET device_id = $3, doubt = $4 WHERE account_id = $1 AND token_hash = $2',
};

/** Keeps what a device looked like at its newest visit, its token and its person. */
export async function recordDeviceVisit(connection: Connection, visit: DeviceVisit): Promise<void> {
  const { spaceId, id, at } = visit;
  await connection.query({
    name: 'device_visit',
    text: `INSERT INTO device AS d (account_id, id, first_seen, last_seen, last_day, vector, block_1, block_2, block_3, block_4, block_5)
           VALUES ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10)
           ON CONFLICT (account_id, id) DO UPDATE SET last_seen = greatest(d.last_seen, excluded.last_seen),
             last_day = greatest(d.last_day, excluded.last_day), visits = d.visits + 1, vector = excluded.vector,
             block_1 = excluded.block_1, block_2 = excluded.block_2, block_3 = excluded.block_3, block_4 = excluded.block_4,
             block_5 = excluded.block_5`,
    values: [spaceId, id, at, dayOf(at), visit.vector, ...visit.blocks],
  });
  if (visit.token !== null) {
    const { hash, doubt, changes } = visit.token;
    await connection.query({
      ...(changes ? CHANGE_TOKEN : KEEP_TOKEN),
      values: [spaceId, hash, id, doubt],
    });
  }
  if (visit.userHash !== null || visit.emailHash !== null) {
    await connection.query({
      name: 'device_person_visit',
      text: `INSERT INTO device_person (account_id, device_id, user_hash, email_hash, last_seen) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (account_id, device_id, user_hash, email_hash) DO UPDATE SET last_seen = excluded.last_seen`,
      values: [spaceId, id, visit.userHash ?? 0, visit.emailHash ?? 0, at],
    });
  }
}

const CHUNK = 2000;

/**
 * Removes the devices of a space that were not seen since a moment, with their tokens and persons.
 * @returns how many devices were removed.
 */
export async function forgetDevices(
  connection: Connection,
  spaceId: SpaceId,
  before: number,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const rows = await connection.query<{ id: string }>({
      text: `DELETE FROM device WHERE account_id = $1 AND id IN (
               SELECT id FROM device WHERE account_id = $1 AND last_seen < $2 LIMIT ${CHUNK}
             ) RETURNING id::text`,
      values: [spaceId, before],
    });
    await removeBelongings(
      connection,
      spaceId,
      rows.map((row) => row.id),
    );
    removed += rows.length;
    if (rows.length < CHUNK) break;
  }
  await connection.query({
    text: 'DELETE FROM device_value_count WHERE account_id = $1 AND day < $2',
    values: [spaceId, dayOf(before)],
  });
  return removed;
}

async function removeBelongings(connection: Connection, spaceId: SpaceId, ids: readonly string[]) {
  if (ids.length === 0) return;
  for (const table of ['device_token', 'device_person']) {
    await connection.query({
      text: `DELETE FROM ${table} WHERE account_id = $1 AND device_id = ANY($2::uuid[])`,
      values: [spaceId, ids],
    });
  }
}

/** A person as the erase feature names them: hashes of `keyHasher`. */
export interface DevicePerson {
  readonly userHashes: readonly string[];
  readonly emailHashes: readonly string[];
  readonly transactionIds: readonly TransactionId[];
}

const OF_PERSON = 'account_id = $1 AND (user_hash = ANY($2::bigint[]) OR email_hash = ANY($3::bigint[]))';

const personValues = (spaceId: SpaceId, { userHashes, emailHashes }: DevicePerson) => [
  spaceId,
  numbers(userHashes),
  numbers(emailHashes),
];

/**
 * Erases what is kept of a person's devices: the devices that nobody else used, and of shared ones the person.
 * @returns how many rows were removed.
 */
export async function eraseDevices(
  connection: Connection,
  spaceId: SpaceId,
  person: DevicePerson,
): Promise<number> {
  const values = personValues(spaceId, person);
  const links = await connection.query<{ device_id: string }>({
    text: `DELETE FROM device_person WHERE ${OF_PERSON} RETURNING device_id::text`,
    values,
  });
  const sessions = await connection.query({
    text: `DELETE FROM device_session WHERE ${OF_PERSON} RETURNING 1`,
    values,
  });
  const own = await connection.query<{ id: string }>({
    text: `DELETE FROM device d WHERE d.account_id = $1 AND d.id = ANY($2::uuid[]) AND NOT EXISTS (
             SELECT 1 FROM device_person p WHERE p.account_id = $1 AND p.device_id = d.id
           ) RETURNING id::text`,
    values: [spaceId, [...new Set(links.map((row) => row.device_id))]],
  });
  await removeBelongings(
    connection,
    spaceId,
    own.map((row) => row.id),
  );
  return links.length + sessions.length + own.length;
}

/** What is kept of a person's devices, one record a device: when it was seen; its vector is only hashes. */
export async function exportDevices(
  connection: Connection,
  spaceId: SpaceId,
  person: DevicePerson,
): Promise<readonly unknown[]> {
  return connection.query({
    text: `SELECT d.id::text AS true_device_id, d.first_seen, d.last_seen, d.visits FROM device d
           WHERE d.account_id = $1 AND d.id IN (SELECT device_id FROM device_person WHERE ${OF_PERSON})
           ORDER BY d.first_seen`,
    values: personValues(spaceId, person),
  });
}
