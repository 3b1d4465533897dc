import { createHmac } from 'node:crypto';
import { sameDigest } from './aes-gcm';

/*
 * Time-based one-time codes (RFC 6238 over RFC 4226) as authenticator apps generate them: SHA-1, six digits,
 * thirty seconds.
 */

const STEP_MS = 30_000;
const DIGITS = 6;
/** Number of adjacent steps whose codes are also accepted, because clocks differ and people type slowly. */
const WINDOW = 1;
/** Length of a SHA-1 digest, which RFC 4226 recommends. */
export const SEED_BYTES = 20;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes base32 (RFC 4648) without padding. */
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

/** Returns the code of a time step. */
export function codeOfStep(seed: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', seed).update(counter).digest();
  const offset = digest[digest.length - 1]! & 15;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * Returns the time step of a code.
 * @param after last used step; codes up to it are not accepted again
 * @param now UNIX milliseconds
 * @returns null if the code matches no current step
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

/** Returns the URI for the QR code of an authenticator app. */
export const enrolmentUri = (seed: Buffer, email: string): string =>
  `otpauth://totp/Assay:${encodeURIComponent(email)}?secret=${base32(seed)}&issuer=Assay&algorithm=SHA1&digits=${DIGITS}&period=${STEP_MS / 1000}`;
