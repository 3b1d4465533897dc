import { hash } from 'node:crypto';

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
