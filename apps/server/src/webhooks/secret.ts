import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Sources } from '../platform/sources';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SECRET_BYTES = 32;
/** Standard Webhooks: a symmetric secret is base64 behind this prefix. */
const PREFIX = 'whsec_';

export const newSecret = (sources: Pick<Sources, 'bytes'>): string =>
  PREFIX + sources.bytes(SECRET_BYTES).toString('base64');

/** The key of Standard Webhooks signatures. */
export const secretBytes = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), 'base64');

/** Where a sealed secret belongs: it opens nowhere else. */
export interface SecretPlace {
  readonly accountId: number;
  readonly id: string;
}

export interface SecretBox {
  seal(secret: string, place: SecretPlace): Buffer;
  /** @throws Error when the bytes were sealed elsewhere, or under another deployment's secret. */
  open(sealed: Buffer, place: SecretPlace): string;
}

/**
 * Endpoints' secrets as they are stored: AES-256-GCM (NIST SP 800-38D) under a key that HKDF (RFC 5869) derives from the
 * deployment's signing secret, bound to their endpoint.
 */
export function secretBox(signingSecret: Buffer, sources: Pick<Sources, 'bytes'>): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', signingSecret, '', 'assay webhook secrets', 32));
  const bound = ({ accountId, id }: SecretPlace) => Buffer.from(`${accountId}/${id}`);
  return {
    seal(secret, place) {
      const nonce = sources.bytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(bound(place));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed, place) {
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES)).setAAD(bound(place));
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const secret = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([secret, decipher.final()]).toString('utf8');
    },
  };
}
