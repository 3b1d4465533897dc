import { createCipheriv, createDecipheriv } from 'node:crypto';

/** AES-256-GCM (NIST SP 800-38D) with a tag of 16 bytes, no shorter one. */
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
 * @param nonce 12 bytes that this key never sees twice
 * @param bound what has to be the same when it is decrypted
 */
export function encrypt(key: Buffer, nonce: Buffer, bound: Buffer, plain: Buffer): Encrypted {
  const cipher = createCipheriv(CIPHER, key, nonce, WHOLE_TAG).setAAD(bound);
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { tag: cipher.getAuthTag(), text };
}

/** null = another key, nonce or bound, or a changed byte. */
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
