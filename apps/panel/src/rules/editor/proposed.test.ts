import { expect, it } from 'vitest';
import { proposedNames } from './proposed';

it.each([
  ['did you mean user_country, user_city?', ['user_country', 'user_city']],
  ['did you mean similar(…)?', ['similar']],
  ['use one of = != >', []],
])('extracts suggested names from %s', (fix, names) => {
  expect(proposedNames(fix)).toEqual(names);
});
