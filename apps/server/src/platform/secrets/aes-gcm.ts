import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Returns HMAC-SHA256 (RFC 2104) of the concatenated parts: 32 bytes. */
export function keyedDigest(key: Buffer | string, ...parts: readonly (Buffer | string)[]): Buffer {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(part);
  return hmac.digest();
}

/** Compares two digests in a time that does not depend on the position of the first difference. */
export const sameDigest = (given: Buffer, right: Buffer): boolean =>
  given.length === right.length && timingSafeEqual(given, right);

export const KEY_BYTES = 32;
export const KEY_ID_BYTES = 4;

/**
 * Derives a key of 32 bytes for a single purpose: HKDF with SHA-256 (RFC 5869).
 * @param secret input of the derivation: the deployment's signing secret, or a credential
 * @param purpose the `info` of HKDF; two purposes never share a key
 * @param salt distinguishes keys of one purpose, such as those of environments
 */
export const derivedKey = (secret: Buffer | string, purpose: string, salt = ''): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, purpose, KEY_BYTES));

/** Returns an id of a secret for the data that it encrypted or signed: 4 bytes that reveal nothing about it. */
export const keyIdOf = (secret: Buffer | string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'assay key id', KEY_ID_BYTES));

/** AES-256-GCM (NIST SP 800-38D) with a tag of 16 bytes; shorter tags are rejected. */
const CIPHER = 'aes-256-gcm';
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;
const WHOLE_TAG = { authTagLength: TAG_BYTES };

interface Encrypted {
  readonly tag: Buffer;
  /** As long as the plain bytes. */
  readonly text: Buffer;
}

/**
 * Encrypts with AES-256-GCM.
 * @param nonce 12 bytes that must be unique for this key
 * @param bound additional data that must be the same for decryption
 */
export function encrypt(key: Buffer, nonce: Buffer, bound: Buffer, plain: Buffer): Encrypted {
  const cipher = createCipheriv(CIPHER, key, nonce, WHOLE_TAG).setAAD(bound);
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { tag: cipher.getAuthTag(), text };
}

/** Decrypts; null if the key, nonce or additional data differs, or a byte was changed. */
export function decrypt(key: Buffer, nonce: Buffer, bound: Buffer, { tag, text }: Encrypted): Buffer | null {
  if (nonce.length !== NONCE_BYTES || tag.length !== TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, nonce, WHOLE_TAG).setAAD(bound).setAuthTag(tag);
  const plain = decipher.update(text);
  try {
    return Buffer.concat([plain, decipher.final()]);
  } catch {
    return null;
  }
}
