import { describe, expect, it } from 'vitest';
import { systemRuntime } from '../../platform/runtime';
import { hashPassword, keyPrefix, newApiKey, passwordMatches, tokenHash } from './secrets';

const SALT = Buffer.alloc(16, 7);

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
  it('match only the same password, regardless of Unicode composition (NFKC)', async () => {
    const stored = await hashPassword('naïve café', SALT);
    expect(stored).toMatch(/^scrypt\$[\w-]+\$[\w-]{43}$/);
    expect(await passwordMatches('naïve café', stored)).toBe(true);
    expect(await passwordMatches('nai\u0308ve cafe\u0301', stored)).toBe(true);
    expect(await passwordMatches('naive cafe', stored)).toBe(false);
  });

  it('have different hashes with different salts', async () => {
    expect(await hashPassword('same', SALT)).not.toBe(await hashPassword('same', Buffer.alloc(16, 8)));
  });

  it('never match an invalid hash', async () => {
    for (const stored of ['', 'scrypt$', 'scrypt$$', 'plain'])
      expect(await passwordMatches('', stored)).toBe(false);
  });
});
