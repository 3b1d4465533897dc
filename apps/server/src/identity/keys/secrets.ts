import { hash, scrypt } from 'node:crypto';
import type { Runtime } from '../../platform/runtime';
import { sameDigest } from '../../platform/secrets/aes-gcm';

/** Minimum number of different characters in a password. */
const MIN_DISTINCT_CHARACTERS = 6;

/** Common parts of guessed passwords. A password must contain enough characters other than these. */
const GUESSED =
  /password|passwort|qwert|azerty|letmein|welcome|iloveyou|abc123|admin|assay|0?1234\d*|(.)\1{3,}/gi;

/** Neighboring keys and consecutive letters or digits. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm'];
const LINES = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))];
/** Length of a run that counts as one guess. */
const RUN = 4;

/** Removes runs of neighboring characters from a text. */
function withoutRuns(text: string): string {
  let left = '';
  for (let at = 0; at < text.length; ) {
    let end = at + RUN;
    const runs = () => end <= text.length && LINES.some((line) => line.includes(text.slice(at, end)));
    while (runs()) end++;
    if (end === at + RUN) left += text[at++];
    else at = end - 1;
  }
  return left;
}

/** Minimum number of characters left after common parts are removed. */
const MIN_OWN_CHARACTERS = 8;

/**
 * Returns the requirement that a new password misses, or null when it is strong enough. Length is what
 * protects a password, so symbols and digits aren't required (NIST SP 800-63B §5.1.1.2).
 */
export function weaknessOf(password: string, email: string): string | null {
  const text = password.normalize('NFKC').toLowerCase();
  if (new Set(text).size < MIN_DISTINCT_CHARACTERS)
    return `at least ${MIN_DISTINCT_CHARACTERS} different characters`;
  const [name = ''] = email.split('@');
  const known = name.length > 2 ? [email, name] : [email];
  const own = known.reduce((left, part) => left.replaceAll(part, ''), text).replace(GUESSED, '');
  const rest = withoutRuns(own);
  return rest.length < MIN_OWN_CHARACTERS ? 'a password that is harder to guess' : null;
}

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
