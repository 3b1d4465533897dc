import { expect, it } from 'vitest';
import { askedDetails, decidedDetails } from './known-details';

const hasher = (_space: string, text: string): string => text;
const asked = (name: string, dob?: string) =>
  askedDetails(hasher, { name, type: 'PERSON', ...(dob ? { dob } : {}) });
const decided = (name: string, dob?: string) =>
  decidedDetails(hasher, { name, type: 'PERSON', ...(dob ? { dob } : {}) });

it.each([
  ['Viktor Petrosyan', 'PETROSYAN, Viktor'],
  ['Jos\u00e9  Mu\u00f1oz', 'jose munoz'],
  ['Jose\u0301', 'Jos\u00e9'],
])('%s and %s have the same details hash', (one, other) => {
  expect(asked(one)).toBe(asked(other));
});

it.each([
  ['Viktor Petrosyan', 'Viktor Petrosyants'],
  ['राम कुमार', 'रीमा कुमार'],
  ['สมชาย', 'สมชัย'],
  ['Ivan', 'Иван'],
])('%s and %s have different details hashes', (one, other) => {
  expect(asked(one)).not.toBe(asked(other));
});

it('a decision with a date of birth applies without one, but not the other way around', () => {
  expect(decided('Ann', '1980-05-06')).toEqual([asked('Ann', '1980-05-06'), asked('Ann')]);
  expect(decided('Ann')).toEqual([asked('Ann')]);
});
