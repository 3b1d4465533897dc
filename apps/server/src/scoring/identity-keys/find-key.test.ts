import { expect, it } from 'vitest';
import { findKey, readFindKey } from './find-key';

// The last one is a number of a card by its form: 4111 1111 1111 1111 with three digits more.
const HASHES = ['0', '-1', '9223372036854775807', '-9223372036854775808', '4111111111111111110'];

it('a key holds no digits, whatever the hashes, and is read as what was written', () => {
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
])('what is no key is none: %j', (text) => {
  expect(readFindKey(text)).toBeNull();
});
