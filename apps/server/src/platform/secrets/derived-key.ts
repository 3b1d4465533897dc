import { hkdfSync } from 'node:crypto';

export const KEY_BYTES = 32;
export const KEY_ID_BYTES = 4;

/**
 * A key of 32 bytes that serves one purpose only: HKDF with SHA-256 (RFC 5869).
 * @param secret what it is derived from: the deployment's signing secret, or a credential
 * @param purpose the `info` of HKDF; two purposes never share a key
 * @param salt distinguishes keys of one purpose, such as those of spaces
 */
export const derivedKey = (secret: Buffer | string, purpose: string, salt = ''): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, purpose, KEY_BYTES));

/** Names a secret in what it sealed or signed, and gives nothing of it away: 4 bytes. */
export const keyIdOf = (secret: Buffer | string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'assay key id', KEY_ID_BYTES));
