import { expect, it } from 'vitest';
import { readLines } from './list-fields';

it('reads one value per line, each once, without spaces around it', () => {
  expect(readLines(' a@b.example \r\n\n10.0.0.0/8\na@b.example\n')).toEqual(['a@b.example', '10.0.0.0/8']);
});

it('finds nothing in blank lines', () => {
  expect(readLines('\n  \n')).toEqual([]);
});
