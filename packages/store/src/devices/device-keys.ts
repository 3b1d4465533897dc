import type { Connection, Database } from '../connection/connection';

/** A key for which browsers encrypt their sessions; the caller encrypts the private half. */
export interface DeviceKeyRow {
  readonly kid: number;
  readonly publicKey: Buffer;
  readonly encryptedPrivateKey: Buffer;
  /** UNIX milliseconds. */
  readonly createdAt: number;
  /** null = the current key. */
  readonly retiredAt: number | null;
}

interface Row {
  readonly kid: number;
  readonly public_key: Buffer;
  readonly sealed_private_key: Buffer;
  readonly created_at: number;
  readonly retired_at: number | null;
}

const LARGEST_KID = 65_535;

/** Returns every key that sessions may still be encrypted for, newest first. */
export async function listDeviceKeys(connection: Connection): Promise<readonly DeviceKeyRow[]> {
  const rows = await connection.query<Row>({
    text: 'SELECT kid, public_key, sealed_private_key, created_at, retired_at FROM device_key ORDER BY created_at DESC, kid DESC',
  });
  return rows.map((row) => ({
    kid: row.kid,
    publicKey: row.public_key,
    encryptedPrivateKey: row.sealed_private_key,
    createdAt: row.created_at,
    retiredAt: row.retired_at,
  }));
}

/**
 * Retires the current key if it is older than `rotateBefore`, replaces it with a new one, and deletes keys
 * retired before `forgetBefore`. If processes run concurrently, only one rotates the key.
 * @param fresh the key to use if one is needed
 */
export async function rotateDeviceKeys(
  database: Database,
  fresh: { readonly publicKey: Buffer; readonly encryptedPrivateKey: Buffer },
  times: { readonly now: number; readonly rotateBefore: number; readonly forgetBefore: number },
): Promise<void> {
  await database.transaction(async (connection) => {
    await connection.query({ text: 'LOCK TABLE device_key IN SHARE ROW EXCLUSIVE MODE' });
    const keys = await listDeviceKeys(connection);
    const current = keys.find((key) => key.retiredAt === null);
    await connection.query({
      text: 'DELETE FROM device_key WHERE retired_at < $1',
      values: [times.forgetBefore],
    });
    if (current && current.createdAt >= times.rotateBefore) return;
    await connection.query({
      text: 'UPDATE device_key SET retired_at = $1 WHERE retired_at IS NULL',
      values: [times.now],
    });
    const kid = ((current?.kid ?? keys[0]?.kid ?? 0) % LARGEST_KID) + 1;
    await connection.query({
      text: 'INSERT INTO device_key (kid, public_key, sealed_private_key, created_at) VALUES ($1, $2, $3, $4)',
      values: [kid, fresh.publicKey, fresh.encryptedPrivateKey, times.now],
    });
  });
}
