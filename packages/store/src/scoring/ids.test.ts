import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyHasher } from './ids';

it('keyHasher returns the first eight bytes of the SHA-256 of pepper, kind and value, so that stored data stays findable', () => {
  expect(keyHasher('pepper')('email', 'a@example.com')).toBe('7467048376795786186');
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string({ unit: 'binary' }), (pepper, type, value) => {
      const digest = createHash('sha256').update(`${pepper}\0${type}\0${value}`).digest();
      expect(keyHasher(pepper)(type, value)).toBe(digest.readBigInt64LE(0).toString());
    }),
  );
});
