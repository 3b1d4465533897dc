import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Sources } from '../platform/sources';

const MARK = 'sealed:';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (credential: string): Buffer =>
  Buffer.from(hkdfSync('sha256', credential, '', 'assay management answer', 32));

/**
 * An answer that holds a new API key, as it may be stored for a replay: AES-256-GCM (NIST SP 800-38D) under a key that
 * HKDF (RFC 5869) derives from what the caller presented. The database alone cannot give the key away.
 */
export function sealAnswer(sources: Pick<Sources, 'bytes'>, body: string, credential: string): string {
  const nonce = sources.bytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(credential), nonce);
  const sealed = Buffer.concat([cipher.update(body, 'utf8'), cipher.final()]);
  return MARK + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The answer as it was first sent; an unsealed one as it is, null when another credential sealed it. */
export function openAnswer(stored: string, credential: string): string | null {
  if (!stored.startsWith(MARK)) return stored;
  const bytes = Buffer.from(stored.slice(MARK.length), 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(credential), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
