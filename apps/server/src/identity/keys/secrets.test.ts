import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { systemRuntime } from '../../platform/runtime';
import { movableClock } from '../../testing/movable-clock';
import { hashPassword, keyPrefix, newApiKey, passwordMatches, tokenHash, unmatchedHash } from './secrets';

describe('API keys', () => {
  it('include their kind and 256 random bits', () => {
    const runtime = systemRuntime();
    expect(newApiKey(runtime, 'live')).toMatch(/^assay_live_[\w-]{43}$/);
    expect(newApiKey(runtime, 'test')).toMatch(/^assay_test_[\w-]{43}$/);
    expect(newApiKey(runtime, 'live')).not.toBe(newApiKey(runtime, 'live'));
  });

  it('show at most a quarter of their length as the prefix', () => {
    expect(keyPrefix('assay_live_abcdefghijklmnopqrstuvwxyz0123456789abcdefghijklmno')).toBe(
      'assay_live_abcd',
    );
    expect(keyPrefix('sixteen-letters!')).toBe('sixt');
  });

  it('are looked up by a 32-byte hash', () => {
    expect(tokenHash('a')).toHaveLength(32);
    expect(tokenHash('a').equals(tokenHash('a '))).toBe(false);
  });
});

describe('passwords', () => {
  const runtime = movableClock();

  it('match only the same password, regardless of Unicode composition (NFKC)', async () => {
    const stored = await hashPassword('naïve café', runtime);
    expect(stored).toMatch(/^scrypt\$[\w-]{22}\$[\w-]{43}$/);
    expect(await passwordMatches('naïve café', stored, runtime)).toBe(true);
    expect(await passwordMatches('nai\u0308ve cafe\u0301', stored, runtime)).toBe(true);
    expect(await passwordMatches('naive cafe', stored, runtime)).toBe(false);
  });

  it('have a new salt each', async () => {
    expect(await hashPassword('same', runtime)).not.toBe(await hashPassword('same', runtime));
  });

  it('are hashed by scrypt with N=2^15 outside of tests, as stored hashes are', async () => {
    const { passwordCost } = systemRuntime();
    const stored = await hashPassword('secret', { bytes: (length) => Buffer.alloc(length, 7), passwordCost });
    const key = scryptSync('secret', Buffer.alloc(16, 7), 32, { N: 32_768, r: 8, p: 1, maxmem: 2 ** 26 });
    expect(stored).toBe(`scrypt$BwcHBwcHBwcHBwcHBwcHBw$${key.toString('base64url')}`);
  });

  it('never match an invalid hash or one that no password has', async () => {
    for (const stored of ['', 'scrypt$', 'scrypt$$', 'plain', unmatchedHash(runtime)])
      expect(await passwordMatches('', stored, runtime)).toBe(false);
    expect(unmatchedHash(runtime)).toMatch(/^scrypt\$[\w-]{22}\$[\w-]{43}$/);
  });
});
