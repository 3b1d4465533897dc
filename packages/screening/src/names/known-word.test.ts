import { expect, test } from 'vitest';
import { knownOf, knownWord } from './known-word';
import { parseName } from './parse-name';
import { wordsOf } from './words';

test('knownOf uses the letters of a word that was made from another', () => {
  const [word] = wordsOf('Rahman');
  expect(knownOf(word!)).toBe(knownWord('rahman'));
  expect(knownOf({ ...word!, latin: 'karim' })).toBe(knownWord('karim'));
});

test("parseName doesn't mix cached results for persons and organizations", () => {
  const name = 'Second Prime Minister Abdulrahman of State Limited';
  const read = () => (['PERSON', 'ENTITY', 'PERSON'] as const).map((type) => parseName(name, type));
  const [person, entity, again] = read();
  expect(again!.words.map(({ text }) => text)).toEqual(person!.words.map(({ text }) => text));
  expect(entity!.legalForms.map(({ spelling }) => spelling)).toEqual(['limited']);
  expect(person!.legalForms).toEqual([]);
  expect(entity!.words[0]!.text).toBe('2');
});
