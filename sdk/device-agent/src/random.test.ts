import { expect, test } from 'vitest';
import { digest, randomHex, uuid7 } from './random';

test('uuid7 starts with the time and sorts by it', () => {
  const ids = [1_700_000_000_000, 1_700_000_000_001, 1_800_000_000_000].map(uuid7);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect([...ids].sort()).toEqual(ids);
  expect(Number.parseInt((ids[0] as string).replace('-', '').slice(0, 12), 16)).toBe(1_700_000_000_000);
  expect(uuid7(1)).not.toBe(uuid7(1));
});

test('randomHex returns text of the requested length', () => {
  expect(randomHex(128)).toMatch(/^[0-9a-f]{32}$/);
});

test('digest returns the start of SHA-256 (FIPS 180-4, "abc")', async () => {
  expect(await digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223');
  expect(await digest(new Uint8Array([97, 98, 99]))).toBe('ba7816bf8f01cfea414140de5dae2223');
});
