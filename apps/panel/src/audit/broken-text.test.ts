import { expect, it } from 'vitest';
import { brokenText } from './broken-text';

it.each([
  [{ first_broken: 3, height: 2, expected_height: null }, '✗ Hash chain is broken at record 3'],
  [{ first_broken: 3, height: 9, expected_height: 9 }, '✗ Hash chain is broken at record 3'],
  [{ first_broken: 5, height: 4, expected_height: 5 }, '✗ Record 5 is missing'],
  [{ first_broken: 5, height: 4, expected_height: 9 }, '✗ Records 5 to 9 are missing'],
])('describes %j as %s', (verification, text) => {
  expect(brokenText(verification)).toBe(text);
});
