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

// OWASP scrypt setting: N=2^15, r=8, p=1 costs about 32 MiB and 100 ms.
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const LENGTH = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** Returns `scrypt$<salt>$<hash>` in base64url. */
export async function hashPassword(password: string, salt: Buffer): Promise<string> {
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`;
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, salt = '', digest = ''] = stored.split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  return sameDigest(Buffer.from(digest, 'base64url'), derived);
}
