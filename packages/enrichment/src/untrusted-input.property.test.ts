import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  analyseBin,
  analyseEmail,
  analyseEmailDomain,
  analysePhone,
  analyseText,
  openEmailData,
  openPhoneData,
  openTextData,
  parseUserAgent,
} from './index';

const text = openTextData();
const email = openEmailData({ text });
const phone = openPhoneData();

const READERS: { readonly [name: string]: (value: string) => object } = {
  analyseBin: (value) => analyseBin(value),
  analyseEmail: (value) => analyseEmail(value, email, value, ['example.com']),
  analyseEmailDomain: (value) => analyseEmailDomain(value, email, ['example.com']),
  analysePhone: (value) => analysePhone(value, 'DE', phone),
  analyseText: (value) => analyseText('email', value, text),
  parseUserAgent: (value) => parseUserAgent(value),
};

const PIECES = [
  'a',
  '@',
  '.',
  '4111',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  'é',
  '東',
  '٣',
  '"',
  '(',
  'xn--',
  '/',
  ';',
];
const unicode = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join('')),
);

describe.each(Object.entries(READERS))('%s', (_name, read) => {
  it('returns an object for any Unicode text', () => {
    fc.assert(
      fc.property(unicode, (value) => {
        expect(read(value)).toBeTypeOf('object');
      }),
    );
  });

  it.each(PIECES)('returns an object for a million characters of %j', (piece) => {
    expect(read(piece.repeat(Math.ceil(1_000_000 / piece.length)))).toBeTypeOf('object');
  });
});

it('counts every character of a text that is only partly analyzed', () => {
  expect(analyseText('f', 'a'.repeat(25_000), text).value_length).toBe(25_000);
  expect(analyseText('f', '👍'.repeat(12_000), text).value_length).toBe(12_000);
});
