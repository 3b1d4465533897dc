import { newKeyPair } from '@assay/devices';
import { type Database, type DeviceKeyRow, listDeviceKeys, rotateDeviceKeys } from '@assay/store';
import type { Runtime } from '../platform/runtime';
import { deploymentSealing } from '../platform/secrets/sealed';
import type { SigningSecrets } from '../platform/secrets/signing-secrets';

const DAY_MS = 86_400_000;
const ROTATE_MS = 30 * DAY_MS;
const FORGET_MS = 7 * DAY_MS;
/** Maximum delay, in milliseconds, until a process uses the key that another process has rotated. */
const REFRESH_MS = 60_000;
/** Minimum interval between reads triggered by sessions with unknown keys, in milliseconds. */
const RETRY_MS = 1000;

interface KeyringPorts {
  readonly database: Database;
  readonly runtime: Runtime;
  /** Signing secrets of the deployment. */
  readonly signingSecrets: SigningSecrets;
}

const placeOf = (publicKey: Buffer) => publicKey.toString('base64');

/**
 * Keys with which browsers encrypt their sessions. They are stored in the database, with private keys
 * encrypted and bound to their public keys. They rotate every 30 days and decrypt sessions for 7 more days.
 */
export class Keyring {
  private readonly privateKeys: ReturnType<typeof deploymentSealing>;
  private rows: readonly DeviceKeyRow[] = [];
  private opened = new Map<number, Buffer | null>();
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> | undefined;

  constructor(private readonly ports: KeyringPorts) {
    this.privateKeys = deploymentSealing(
      this.ports.signingSecrets,
      {
        name: 'private key of the device envelope',
        before: { purpose: 'assay-device-keys', tag: 'behind-text', bound: false },
      },
      this.ports.runtime.bytes,
    );
  }

  /** Returns the key to issue. */
  async current(): Promise<{ readonly kid: number; readonly publicKey: Buffer }> {
    await this.refresh(REFRESH_MS);
    const row = this.rows.find(({ retiredAt }) => retiredAt === null);
    if (!row) throw new Error('no device key exists after a rotation');
    return row;
  }

  /** Returns the private key of a session's key id; null for an unknown or expired key. */
  async privateKey(kid: number): Promise<Buffer | null> {
    await this.refresh(this.rows.some((row) => row.kid === kid) ? REFRESH_MS : RETRY_MS);
    const row = this.rows.find((known) => known.kid === kid);
    if (!row) return null;
    const known = this.opened.get(kid);
    if (known !== undefined) return known;
    const privateKey = this.privateKeys.open(row.encryptedPrivateKey, placeOf(row.publicKey));
    this.opened.set(kid, privateKey);
    return privateKey;
  }

  private refresh(olderThanMs: number): Promise<void> {
    const age = this.ports.runtime.now() - this.readAt;
    if (age >= 0 && age < olderThanMs) return Promise.resolve();
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async read(): Promise<void> {
    const { database, runtime } = this.ports;
    const now = runtime.now();
    this.rows = await listDeviceKeys(database);
    const current = this.rows.find((row) => row.retiredAt === null);
    const isDue = !current || now - current.createdAt > ROTATE_MS;
    const isForgotten = this.rows.some((row) => row.retiredAt !== null && now - row.retiredAt > FORGET_MS);
    if (isDue || isForgotten) {
      const { publicKey, privateKey } = newKeyPair();
      const encryptedPrivateKey = this.privateKeys.seal(privateKey, placeOf(publicKey));
      await rotateDeviceKeys(
        database,
        { publicKey, encryptedPrivateKey },
        { now, rotateBefore: now - ROTATE_MS, forgetBefore: now - FORGET_MS },
      );
      this.rows = await listDeviceKeys(database);
    }
    this.opened = new Map();
    this.readAt = now;
  }
}
