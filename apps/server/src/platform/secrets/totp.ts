import { createHmac } from 'node:crypto';
import { sameDigest } from './aes-gcm';

/* One-time codes by time (RFC 6238 over RFC 4226), as every authenticator app makes them: SHA-1, six digits, thirty seconds. */

const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps to either side whose codes are taken as well: clocks differ, and people type slowly. */
const WINDOW = 1;
/** As long as a digest of SHA-1, which RFC 4226 recommends. */
export const SEED_BYTES = 20;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding. */
export function base32(bytes: Buffer): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += ALPHABET[(held >> (bits - 5)) & 31];
  }
  return bits === 0 ? text : text + ALPHABET[(held << (5 - bits)) & 31];
}

/** The code of a step of time. */
export function codeOfStep(seed: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', seed).update(counter).digest();
  const offset = digest[digest.length - 1]! & 15;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The step of time whose code this is.
 * @param after steps up to this one are over: their codes are not taken again
 * @param now UNIX milliseconds
 * @returns null when it is none around now
 */
export function stepOfCode(
  seed: Buffer,
  code: string,
  { after, now }: { readonly after: number; readonly now: number },
): number | null {
  const present = Math.floor(now / STEP_MS);
  let found: number | null = null;
  for (let step = present - WINDOW; step <= present + WINDOW; step++) {
    const matches = sameDigest(Buffer.from(codeOfStep(seed, step)), Buffer.from(code));
    if (matches && step > after) found ??= step;
  }
  return found;
}

/** What is drawn as a QR code for an authenticator app. */
export const enrolmentUri = (seed: Buffer, email: string): string =>
  `otpauth://totp/Assay:${encodeURIComponent(email)}?secret=${base32(seed)}&issuer=Assay&algorithm=SHA1&digits=${DIGITS}&period=${STEP_MS / 1000}`;
