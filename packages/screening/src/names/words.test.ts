import { expect, test } from 'vitest';
import { wordsOf } from './words';

const readWords = (text: string) =>
  wordsOf(text).map(({ latin, beforeComma }) => `${latin}${beforeComma ? ',' : ''}`);

/** A character that the path for plain names doesn't accept, and that reading removes. */
const INVISIBLE = '\u200b';

test.each([
  'Smith, John',
  'SMITH-JONES, Mary  Ann',
  ', John ,, Smith,',
  '  - ',
  '',
  'RA-82012',
  'one,two,three',
  `${'a '.repeat(31)}b,c`,
  `${'a '.repeat(40)}`,
  `${'a,'.repeat(40)}`,
  'x'.repeat(300),
])('reads the plain name "%s" like a name with other characters', (name) => {
  expect(readWords(name)).toEqual(readWords(INVISIBLE + name));
  expect(wordsOf(name).every(({ foreign, dotted, vowelless }) => !foreign && !dotted && !vowelless)).toBe(
    true,
  );
});

test('marks the word before a comma, and leaves out hyphens', () => {
  expect(readWords('SMITH-JONES, Mary')).toEqual(['smith', 'jones,', 'mary']);
});
