import { hash } from 'node:crypto';
import type { Connection } from '../connection/connection';

const DIGEST_BYTES = 32;

/**
 * Converts an identifying value to a 64-bit number (as decimal text, the form of a PostgreSQL bigint), so
 * that velocity and history contain no personal data. SHA-256 over the deployment's secret pepper, the kind
 * and the value: without the pepper the number can't be tested against a list of known values.
 */
export function keyHasher(pepper: string): (type: string, value: string) => string {
  const digest = Buffer.alloc(DIGEST_BYTES);
  return (type, value) => {
    // As a text of one character per byte, because a separate buffer per digest costs as much again as the
    // hash.
    digest.write(hash('sha256', `${pepper}\0${type}\0${value}`, 'binary'), 'latin1');
    return digest.readBigInt64LE(0).toString();
  };
}

/**
 * Returns the smallest UUIDv7 of a time in UNIX milliseconds (RFC 9562 §5.7): evaluation ids are ordered by
 * time, so it bounds a key range.
 */
export function firstIdAt(at: number): string {
  const ms = Math.max(0, at).toString(16).padStart(12, '0');
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7000-8000-000000000000`;
}

const BLOCK = 1000;

/** Issues integers that are unique in the deployment; processes reserve them in blocks. */
export function serviceIds(connection: Connection): { next(): Promise<number> } {
  let next = 0;
  let end = 0;
  let drawing: Promise<void> | undefined;
  const draw = async () => {
    const [row] = await connection.query<{ start: number }>({
      text: `SELECT nextval('service_id_block') AS start`,
    });
    next = row!.start;
    end = next + BLOCK;
  };
  return {
    async next() {
      while (next >= end) {
        drawing ??= draw().finally(() => {
          drawing = undefined;
        });
        await drawing;
      }
      return next++;
    },
  };
}
