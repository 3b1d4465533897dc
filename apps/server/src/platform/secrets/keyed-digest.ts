import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 (RFC 2104) of the parts, one behind the other: 32 bytes. */
export function keyedDigest(key: Buffer | string, ...parts: readonly (Buffer | string)[]): Buffer {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(part);
  return hmac.digest();
}

/** Whether two digests are equal, in a time that does not depend on where they part. */
export const sameDigest = (given: Buffer, right: Buffer): boolean =>
  given.length === right.length && timingSafeEqual(given, right);
