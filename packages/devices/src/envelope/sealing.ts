import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals bytes that only this deployment can open; AES-256-GCM under a key of its own for each purpose. */
export interface Sealing {
  /** @param iv 12 random bytes, never used twice */
  seal(plain: Buffer, iv: Buffer): Buffer;
  /** null for what was not sealed here. */
  open(sealed: Buffer): Buffer | null;
}

/** @param secret the deployment's signing secret; @param purpose what the derived key is for (RFC 5869 info) */
export function sealing(secret: Buffer, purpose: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal(plain, iv) {
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed) {
      if (sealed.length < IV_BYTES + TAG_BYTES) return null;
      try {
        const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        });
        cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
        return Buffer.concat([cipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), cipher.final()]);
      } catch {
        return null;
      }
    },
  };
}
