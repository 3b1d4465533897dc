import { expect, it } from 'vitest';
import { findKey, readFindKey } from './find-key';

// The last hash has the form of a card number: 4111 1111 1111 1111 followed by three more digits.
const HASHES = ['0', '-1', '9223372036854775807', '-9223372036854775808', '4111111111111111110'];

it('writes keys without digits for any hash and reads back the same hashes', () => {
  expect(findKey('email', HASHES)).not.toMatch(/\d/);
  expect(readFindKey(findKey('email', HASHES))).toEqual({ isTerms: false, hashes: HASHES });
  expect(readFindKey(findKey('name_sound', ['5']))).toEqual({ isTerms: true, hashes: ['5'] });
});

it.each([
  '',
  'email',
  'email:',
  'email:12',
  'nobody:abcdefghijklmnop',
  'email:abcdefghijklmnoq',
  'email:abcdefghijklmnop-',
])('returns null for the invalid key %j', (text) => {
  expect(readFindKey(text)).toBeNull();
});
