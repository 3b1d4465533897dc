import { expect, test } from 'vitest';
import { longVowelsApart, longVowelsOfCodesApart } from './long-vowels';

test.each([
  ['sltany', 'soltani'],
  ['mhmd', 'muhammad'],
  ['nwry', 'nouri'],
  ['XlyfQ', 'khalifa'],
  ['slslQ', 'selselat'],
  ['azhr', 'azhar'],
  ['rbya', 'rabi'],
  ['rbyay', 'rabii'],
])('the long vowels of %s are those of %s', (code, latin) => {
  expect(longVowelsApart(code, latin)).toBeLessThan(0.1);
});

test.each([
  ['sltany', 'sultan'],
  ['syd', 'saudi'],
  ['slma', 'salim'],
  ['Xtyb', 'khattab'],
  ['amad', 'ahmad'],
  ['lwy', 'ali'],
])('those of %s are not those of %s', (code, latin) => {
  expect(longVowelsApart(code, latin)).toBeGreaterThan(0.1);
});

test('words of which neither writes short vowels are compared by the long ones of both', () => {
  expect(longVowelsOfCodesApart('fatmQ', 'fatmh')).toBe(0);
  expect(longVowelsOfCodesApart('awmr', 'amry')).toBeGreaterThan(0.5);
});

test('no difference counts for more than one and a half', () => {
  expect(longVowelsApart('wywywywywy', 'kakakakaka')).toBe(1.5);
});
