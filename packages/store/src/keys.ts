import { hash } from 'node:crypto';

/** What a transaction can be counted by; also the subjects that counts can be distinct in. */
export const SUBJECT_TYPES = [
  'user_id',
  'email',
  'phone_number',
  'ip',
  'device_hash',
  'cookie_hash',
  'card_hash',
  'address',
  'true_device_id',
] as const;
export type SubjectType = (typeof SUBJECT_TYPES)[number];

const DIGEST_BYTES = 32;

/**
 * Turns an identifying value into a 64-bit number (as decimal text, the form of a PostgreSQL bigint), so that
 * velocity and history hold no personal data. SHA-256 over the deployment's secret pepper, the kind and the value:
 * without the pepper the number cannot be tried against a list of known values.
 */
export function keyHasher(pepper: string): (type: string, value: string) => string {
  const digest = Buffer.alloc(DIGEST_BYTES);
  return (type, value) => {
    // As a text of one character a byte: a buffer of its own for every digest costs as much again as the hash.
    digest.write(hash('sha256', `${pepper}\0${type}\0${value}`, 'binary'), 'latin1');
    return digest.readBigInt64LE(0).toString();
  };
}
