import { expect, it } from 'vitest';
import { readLines } from './list-fields';

it('reads one distinct value per line without surrounding spaces', () => {
  expect(readLines(' a@b.example \r\n\n10.0.0.0/8\na@b.example\n')).toEqual(['a@b.example', '10.0.0.0/8']);
});

it('ignores blank lines', () => {
  expect(readLines('\n  \n')).toEqual([]);
});
