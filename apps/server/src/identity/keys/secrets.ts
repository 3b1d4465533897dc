import { hash, scrypt } from 'node:crypto';
import type { Ambient } from '../../platform/ambient';
import { sameDigest } from '../../platform/secrets/aes-gcm';

/** Different characters that a password has to have. */
const LEAST_DIFFERENT = 6;

/** Beginnings of what lists of guesses begin with; a long password that is more than these is none of them. */
const GUESSED =
  /password|passwort|qwert|azerty|letmein|welcome|iloveyou|abc123|admin|assay|0?1234\d*|(.)\1{3,}/gi;

/** Keys and letters that lie beside each other. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm'];
const LINES = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))];
/** So many of them in a row are one guess. */
const RUN = 4;

/** A text without runs along a line. */
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

/** What must be left of a password besides what everybody guesses. */
const LEAST_OWN = 8;

/**
 * What a new password should be, when it is too easily guessed; null = it is good. Length is what protects, so that signs and digits are
 * not asked for (NIST SP 800-63B §5.1.1.2).
 */
export function weaknessOf(password: string, email: string): string | null {
  const text = password.normalize('NFKC').toLowerCase();
  if (new Set(text).size < LEAST_DIFFERENT) return `at least ${LEAST_DIFFERENT} different characters`;
  const [name = ''] = email.split('@');
  const known = name.length > 2 ? [email, name] : [email];
  const own = known.reduce((left, part) => left.replaceAll(part, ''), text).replace(GUESSED, '');
  const rest = withoutRuns(own);
  return rest.length < LEAST_OWN ? 'something that is not guessed first' : null;
}

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
