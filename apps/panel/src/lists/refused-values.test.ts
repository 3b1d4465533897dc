import { expect, it } from 'vitest';
import { ApiFailure, describeFailure } from '../api/client';
import { namingValues } from './list-page';

it('replaces the position of a rejected value with the value', () => {
  const error = new ApiFailure(400, '1006', 'Invalid input json', [
    { field: 'values[1]', expected: 'an email address' },
    { field: 'note', expected: 'at most 500 characters' },
  ]);
  expect(describeFailure(namingValues(error, ['a@b.example', 'jane']))).toBe(
    '“jane” must be: an email address\nnote: at most 500 characters',
  );
});

it('leaves other errors unchanged', () => {
  const error = new Error('no answer');
  expect(namingValues(error, [])).toBe(error);
});
