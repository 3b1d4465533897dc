import { hash, scrypt } from 'node:crypto';
import type { Ambient } from '../../platform/ambient';
import { sameDigest } from '../../platform/secrets/keyed-digest';

/** SHA-256 of an API key or session token: 256 random bits need no slow hash. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');

/** A new API key: kind, then 256 random bits in base64url. */
export const newApiKey = (ambient: Ambient, kind: 'live' | 'test'): string =>
  `assay_${kind}_${ambient.bytes(32).toString('base64url')}`;

/** The part of a key that is shown in lists; chosen keys may be short, so never more than a quarter of them. */
export const keyPrefix = (key: string): string => key.slice(0, Math.min(15, Math.floor(key.length / 4)));

// OWASP's scrypt setting: N=2^15, r=8, p=1 costs about 32 MiB and 100 ms.
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const LENGTH = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** `scrypt$<salt>$<hash>` in base64url. */
export async function hashPassword(password: string, salt: Buffer): Promise<string> {
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`;
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, salt = '', digest = ''] = stored.split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  return sameDigest(Buffer.from(digest, 'base64url'), derived);
}
