import { decrypt, derivedKey, encrypt, KEY_ID_BYTES, keyIdOf, NONCE_BYTES, TAG_BYTES } from './aes-gcm';
import { perSecret, type SigningSecrets } from './signing-secrets';

/**
 * An encrypted value, version 1: `version(1) | key id(4) | nonce(12) | tag(16) | ciphertext`, AES-256-GCM
 * with version, key id and place as additional data. The key id identifies the secret, so a value can be
 * decrypted after a rotation.
 */
const VERSION = 1;
const HEADER_BYTES = 1 + KEY_ID_BYTES;
const NOTHING = Buffer.alloc(0);

/** A kind of encrypted value. */
export interface EncryptedKind {
  /** Purpose of the key derivation. */
  readonly name: string;
  /** Distinguishes keys of one kind, such as those of environments. */
  readonly salt?: string;
  /**
   * Format of version 0.1: without a header, under a key derived for `purpose`, with the tag before or after
   * the ciphertext, and bound to its place or not. Omitted for kinds that 0.1 did not have.
   */
  readonly before?: {
    readonly purpose: string;
    readonly tag: 'before-text' | 'behind-text';
    readonly bound: boolean;
  };
}

/** Returns the id of the secret that a value was encrypted under, as hexadecimal digits. */
export const encryptedKeyId = (sealed: Buffer): string => sealed.subarray(1, HEADER_BYTES).toString('hex');

/** Encrypts values that only the holder of the secret can decrypt, each bound to its place. */
export interface Sealing {
  /**
   * Encrypts a value.
   * @param place location of the value, such as the id of its row; it can't be decrypted elsewhere
   */
  seal(plain: Buffer | string, place: string): Buffer;
  /** Decrypts a value; null if it was changed, moved from another place, or encrypted under another secret. */
  open(sealed: Buffer, place: string): Buffer | null;
}

function openBefore(sealed: Buffer, key: Buffer, bound: Buffer, tag: 'before-text' | 'behind-text') {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const rest = sealed.subarray(NONCE_BYTES);
  return tag === 'before-text'
    ? decrypt(key, nonce, bound, { tag: rest.subarray(0, TAG_BYTES), text: rest.subarray(TAG_BYTES) })
    : decrypt(key, nonce, bound, { tag: rest.subarray(-TAG_BYTES), text: rest.subarray(0, -TAG_BYTES) });
}

/**
 * Creates the encryption for one kind of value.
 * @param secret a key or a credential
 * @param bytes returns random bytes
 */
export function sealing(
  secret: Buffer | string,
  { name, salt, before }: EncryptedKind,
  bytes: (length: number) => Buffer,
): Sealing {
  const header = Buffer.concat([Buffer.from([VERSION]), keyIdOf(secret)]);
  const key = derivedKey(secret, `assay sealed: ${name}`, salt);
  const keyBefore = before && derivedKey(secret, before.purpose, salt);
  const boundTo = (place: string) => Buffer.concat([header, Buffer.from(place)]);
  return {
    seal(plain, place) {
      const nonce = bytes(NONCE_BYTES);
      const { tag, text } = encrypt(key, nonce, boundTo(place), Buffer.from(plain));
      return Buffer.concat([header, nonce, tag, text]);
    },
    open(sealed, place) {
      if (sealed.subarray(0, HEADER_BYTES).equals(header)) {
        const plain = openBefore(sealed.subarray(HEADER_BYTES), key, boundTo(place), 'before-text');
        if (plain) return plain;
      }
      // Version 0.1 started with a random nonce, which may resemble a header once in 2^40 values; the tag
      // decides. The keys of both forms differ, so a value of one never decrypts as the other.
      if (!before || !keyBefore) return null;
      return openBefore(sealed, keyBefore, before.bound ? Buffer.from(place) : NOTHING, before.tag);
    },
  };
}

/** Encrypts under the deployment's current signing secret, and decrypts values of any of its secrets. */
export function deploymentSealing(
  secrets: SigningSecrets,
  kind: EncryptedKind,
  bytes: (length: number) => Buffer,
): Sealing {
  const sealingOf = perSecret((secret) => sealing(secret, kind, bytes));
  return {
    seal: (plain, place) => sealingOf(secrets.signing).seal(plain, place),
    open(sealed, place) {
      for (const secret of secrets.opening) {
        const plain = sealingOf(secret).open(sealed, place);
        if (plain) return plain;
      }
      return null;
    },
  };
}
