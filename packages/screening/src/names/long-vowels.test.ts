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
])('finds equal long vowels in %s and %s', (code, latin) => {
  expect(longVowelsApart(code, latin)).toBeLessThan(0.1);
});

test.each([
  ['sltany', 'sultan'],
  ['syd', 'saudi'],
  ['slma', 'salim'],
  ['Xtyb', 'khattab'],
  ['amad', 'ahmad'],
  ['lwy', 'ali'],
])('finds different long vowels in %s and %s', (code, latin) => {
  expect(longVowelsApart(code, latin)).toBeGreaterThan(0.1);
});

test('longVowelsOfCodesApart compares the long vowels of two words without short vowels', () => {
  expect(longVowelsOfCodesApart('fatmQ', 'fatmh')).toBe(0);
  expect(longVowelsOfCodesApart('awmr', 'amry')).toBeGreaterThan(0.5);
});

test('longVowelsApart never exceeds 1.5', () => {
  expect(longVowelsApart('wywywywywy', 'kakakakaka')).toBe(1.5);
});
