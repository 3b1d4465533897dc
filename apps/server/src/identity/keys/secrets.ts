import { hash, scrypt } from 'node:crypto';
import type { Runtime } from '../../platform/runtime';
import { sameDigest } from '../../platform/secrets/aes-gcm';

/** Returns the SHA-256 of an API key or session token. A secret with 256 random bits doesn't need a slow hash. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Returns a new API key: its kind, then 256 random bits in base64url. */
export const newApiKey = (runtime: Runtime, kind: 'live' | 'test'): string =>
  `assay_${kind}_${runtime.bytes(32).toString('base64url')}`;

/**
 * Returns the prefix of a key for lists: at most a quarter of the key, because operators can choose short
 * keys.
 */
export const keyPrefix = (key: string): string => key.slice(0, Math.min(15, Math.floor(key.length / 4)));

const SALT_BYTES = 16;
const LENGTH = 32;
const MAX_MEMORY = 64 * 1024 * 1024;

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N: 2 ** cost, r: 8, p: 1, maxmem: MAX_MEMORY };
    scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** Returns `scrypt$<salt>$<hash>` in base64url, with a new salt. */
export async function hashPassword(
  password: string,
  { bytes, passwordCost }: Pick<Runtime, 'bytes' | 'passwordCost'>,
): Promise<string> {
  const salt = bytes(SALT_BYTES);
  const key = await derive(password, salt, passwordCost);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Returns a hash that no password matches. Comparing with it takes as long as with a real one. */
export const unmatchedHash = ({ bytes }: Pick<Runtime, 'bytes'>): string =>
  `scrypt$${bytes(SALT_BYTES).toString('base64url')}$${bytes(LENGTH).toString('base64url')}`;

/** Compares a password with a hash of the same cost. */
export async function passwordMatches(
  password: string,
  stored: string,
  { passwordCost }: Pick<Runtime, 'passwordCost'>,
): Promise<boolean> {
  const [, salt = '', digest = ''] = stored.split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), passwordCost);
  return sameDigest(Buffer.from(digest, 'base64url'), derived);
}
