import { newKeyPair } from '@assay/devices';
import { type Database, type DeviceKeyRow, listDeviceKeys, rotateDeviceKeys } from '@assay/store';
import type { Ambient } from '../platform/ambient';
import { sealing } from '../platform/secrets/sealed';

const DAY_MS = 86_400_000;
const ROTATE_MS = 30 * DAY_MS;
const FORGET_MS = 7 * DAY_MS;
/** How long another process's rotation may go unnoticed by one that hands keys out. */
const REFRESH_MS = 60_000;
/** Sessions for unknown keys make the keys be read again, but not more often. */
const RETRY_MS = 1000;

/** The keys that browsers seal their sessions for. */
export interface Keyring {
  /** The key to hand out. */
  current(): Promise<{ readonly kid: number; readonly publicKey: Buffer }>;
  /** The private key of a session's key id; null for one that is not ours, or too old. */
  privateKey(kid: number): Promise<Buffer | null>;
}

/**
 * Keys live in the database, private halves sealed and bound to their public ones; they change every 30 days and open
 * sessions for 7 days more.
 * @param signingSecret the deployment's
 */
export function openKeyring(database: Database, ambient: Ambient, signingSecret: Buffer): Keyring {
  const privateKeys = sealing(
    signingSecret,
    {
      name: 'private key of the device envelope',
      before: { purpose: 'assay-device-keys', tag: 'behind-text', bound: false },
    },
    ambient.bytes,
  );
  const placeOf = (publicKey: Buffer) => publicKey.toString('base64');
  let rows: readonly DeviceKeyRow[] = [];
  let opened = new Map<number, Buffer | null>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const now = ambient.now();
    rows = await listDeviceKeys(database);
    const current = rows.find((row) => row.retiredAt === null);
    const isDue = !current || now - current.createdAt > ROTATE_MS;
    const isForgotten = rows.some((row) => row.retiredAt !== null && now - row.retiredAt > FORGET_MS);
    if (isDue || isForgotten) {
      const { publicKey, privateKey } = newKeyPair();
      const sealedPrivateKey = privateKeys.seal(privateKey, placeOf(publicKey));
      await rotateDeviceKeys(
        database,
        { publicKey, sealedPrivateKey },
        { now, rotateBefore: now - ROTATE_MS, forgetBefore: now - FORGET_MS },
      );
      rows = await listDeviceKeys(database);
    }
    opened = new Map();
    readAt = now;
  }
  const refresh = (olderThanMs: number): Promise<void> => {
    const age = ambient.now() - readAt;
    if (age >= 0 && age < olderThanMs) return Promise.resolve();
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  return {
    async current() {
      await refresh(REFRESH_MS);
      const row = rows.find(({ retiredAt }) => retiredAt === null);
      if (!row) throw new Error('there is no device key after a rotation');
      return row;
    },
    async privateKey(kid) {
      if (!rows.some((row) => row.kid === kid)) await refresh(RETRY_MS);
      else await refresh(REFRESH_MS);
      const row = rows.find((known) => known.kid === kid);
      if (!row) return null;
      const known = opened.get(kid);
      if (known !== undefined) return known;
      const privateKey = privateKeys.open(row.sealedPrivateKey, placeOf(row.publicKey));
      opened.set(kid, privateKey);
      return privateKey;
    },
  };
}
