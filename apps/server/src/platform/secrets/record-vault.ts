import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EnvironmentId } from '@assay/contract';
import { type Connection, UnknownKey, type Vault } from '@assay/store';
import { decrypt, derivedKey, encrypt, KEY_ID_BYTES, keyedDigest, NONCE_BYTES, TAG_BYTES } from './aes-gcm';
import type { DeploymentKey } from './deployment-keys';
import { REFERENCE_BYTES, type RecordKeys, SECRET_BYTES } from './record-keys';
import type { SigningSecrets } from './signing-secrets';

/**
 * An encrypted record, version 2: `version(1) | data key id(4) | record key(10) | nonce(12) | tag(16) |
 * ciphertext`, AES-256-GCM with everything before the nonce, and the record's place, as additional data.
 *
 * HKDF derives a key per environment from the data key. That key and the secret of the record key give the
 * key of the record (HMAC). Decryption therefore needs both the master key, which unwraps the data key, and
 * the record's secret, which is in a file and can be destroyed. A record key of zeros means that the record
 * lacks one.
 */
const VERSION = 2;
const HEADER_BYTES = 1 + KEY_ID_BYTES + REFERENCE_BYTES;
const BODY_AT = HEADER_BYTES + NONCE_BYTES + TAG_BYTES;
const REFERENCE_AT = 1 + KEY_ID_BYTES;
const NO_REFERENCE = Buffer.alloc(REFERENCE_BYTES);
const NO_SECRET = Buffer.alloc(SECRET_BYTES);
const AS_IT_IS = 0;

type DataKey = Pick<DeploymentKey, 'id' | 'key'>;

interface VaultPorts {
  /** Oldest first; the last one encrypts. */
  readonly keys: readonly DataKey[];
  /** Null means that records have no separate keys. */
  readonly recordKeys: RecordKeys | null;
  /** Key for the search hashes of encrypted texts. */
  readonly pepper: string;
  /** Key for audit log marks; see {@link auditLogKey}. */
  readonly auditLogKey: Buffer;
  readonly bytes: (length: number) => Buffer;
  /** Returns the current data keys of the database. */
  readonly read: (connection: Connection) => Promise<readonly DataKey[]>;
}

/** Derives the key that authenticates the audit log. */
export const auditLogKey = (signingSecrets: SigningSecrets): Buffer =>
  derivedKey(signingSecrets.first, 'assay audit trail');

/** Encrypts records under a key of their environment and, if a folder is configured, a key of the record. */
export class RecordVault implements Vault {
  private keys: readonly DataKey[];
  private readonly spaceKeys = new Map<string, Buffer>();
  private readonly findingKey: Buffer;

  constructor(private readonly ports: VaultPorts) {
    this.keys = ports.keys;
    this.findingKey = derivedKey(Buffer.from(ports.pepper, 'hex'), 'assay sealed texts');
  }

  seal(environmentId: EnvironmentId, place: string, plain: Buffer, like?: Buffer): Buffer {
    const { bytes } = this.ports;
    const sealing = this.keys.at(-1)!;
    const { reference, secret } = this.keyLike(like) ?? this.freshKey();
    const header = Buffer.allocUnsafe(HEADER_BYTES);
    header[0] = VERSION;
    sealing.id.copy(header, 1);
    reference.copy(header, REFERENCE_AT);
    const nonce = bytes(NONCE_BYTES);
    const key = keyedDigest(this.spaceKey(sealing, environmentId), reference, secret);
    const { tag, text } = encrypt(key, nonce, bound(header, place), plain);
    return Buffer.concat([header, nonce, tag, text]);
  }

  open(environmentId: EnvironmentId, place: string, sealed: Buffer): Buffer | null {
    if (sealed[0] === AS_IT_IS) return sealed.subarray(1);
    if (sealed[0] !== VERSION || sealed.length < BODY_AT)
      throw new Error('a stored record has an unknown format');
    const dataKey = this.keys.find(({ id }) => id.equals(sealed.subarray(1, REFERENCE_AT)));
    if (!dataKey) throw new UnknownKey();
    const reference = sealed.subarray(REFERENCE_AT, HEADER_BYTES);
    const secret = this.secretOf(reference);
    if (!secret) return null;
    const plain = decrypt(
      keyedDigest(this.spaceKey(dataKey, environmentId), reference, secret),
      sealed.subarray(HEADER_BYTES, HEADER_BYTES + NONCE_BYTES),
      bound(sealed.subarray(0, HEADER_BYTES), place),
      { tag: sealed.subarray(HEADER_BYTES + NONCE_BYTES, BODY_AT), text: sealed.subarray(BODY_AT) },
    );
    if (!plain) throw new Error("a stored record can't be decrypted: it was changed or moved");
    return plain;
  }

  findKey(environmentId: EnvironmentId, text: string): string {
    return createHmac('sha256', this.findingKey).update(`${environmentId} ${text}`).digest('base64url');
  }

  sealingKey(): Buffer {
    return this.keys.at(-1)!.id;
  }

  mark(bytes: Buffer): Buffer {
    return createHmac('sha256', this.ports.auditLogKey).update(bytes).digest();
  }

  marks(bytes: Buffer, mark: Buffer): boolean {
    const own = this.mark(bytes);
    return own.length === mark.length && timingSafeEqual(own, mark);
  }

  async reload(connection: Connection): Promise<void> {
    this.keys = await this.ports.read(connection);
  }

  private freshKey() {
    return this.ports.recordKeys?.fresh() ?? { reference: NO_REFERENCE, secret: NO_SECRET };
  }

  /**
   * Returns the record key of another record; null if it lacks one.
   * @throws Error when it was destroyed
   */
  private keyLike(sealed: Buffer | undefined) {
    if (sealed?.[0] !== VERSION) return null;
    const reference = sealed.subarray(REFERENCE_AT, HEADER_BYTES);
    const secret = this.secretOf(reference);
    if (!secret) throw new Error("a record can't share the key of an erased record");
    return { reference, secret };
  }

  private secretOf(reference: Buffer): Buffer | null {
    if (reference.equals(NO_REFERENCE)) return NO_SECRET;
    const { recordKeys } = this.ports;
    if (!recordKeys)
      throw new Error('a stored record uses a record key, but this process has no record key folder');
    return recordKeys.secretOf(reference);
  }

  private spaceKey({ id, key }: DataKey, environmentId: EnvironmentId): Buffer {
    const name = `${id.toString('hex')}/${environmentId}`;
    const known = this.spaceKeys.get(name);
    if (known) return known;
    const derived = derivedKey(key, 'assay kept records', String(environmentId));
    this.spaceKeys.set(name, derived);
    return derived;
  }
}

const bound = (header: Buffer, place: string): Buffer => Buffer.concat([header, Buffer.from(place)]);
