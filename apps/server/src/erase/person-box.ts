import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { ErasePerson } from '@assay/contract';
import type { EraseRequest } from '@assay/store';
import type { Sources } from '../platform/sources';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Place = Pick<EraseRequest, 'accountId' | 'id'>;

/** Whom an erase request is about, as the database keeps it until the request has ended. */
export interface PersonBox {
  seal(person: ErasePerson, place: Place): Buffer;
  /** null = sealed elsewhere, or under another deployment's secret. */
  open(sealed: Buffer, place: Place): ErasePerson | null;
}

/**
 * AES-256-GCM (NIST SP 800-38D) under a key that HKDF (RFC 5869) derives from the deployment's signing secret, bound to
 * the request: the table alone, in a back-up say, tells nobody who was erased.
 */
export function personBox(signingSecret: Buffer, sources: Pick<Sources, 'bytes'>): PersonBox {
  const key = Buffer.from(hkdfSync('sha256', signingSecret, '', 'assay erase requests', 32));
  const bound = ({ accountId, id }: Place) => Buffer.from(`${accountId}/${id}`);
  return {
    seal(person, place) {
      const nonce = sources.bytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(bound(place));
      const sealed = Buffer.concat([cipher.update(JSON.stringify(person), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed, place) {
      try {
        const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES)).setAAD(bound(place));
        decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
        return JSON.parse(Buffer.concat([text, decipher.final()]).toString('utf8')) as ErasePerson;
      } catch {
        return null;
      }
    },
  };
}
