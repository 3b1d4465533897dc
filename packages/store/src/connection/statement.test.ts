import { expect, it } from 'vitest';
import { jsonText } from './statement';

const round = (value: unknown) => JSON.parse(jsonText(value)) as unknown;

it('leaves what a jsonb can hold as it is', () => {
  for (const value of ['', 'plain', 'quo"te\n\t\u0001', 'C:\\u0000\\ud800', '😀', { a: ['\\', null, 1] }])
    expect(round(value)).toEqual(value);
});

it('has a mark where there was a NUL or half of a pair', () => {
  expect(round('a\0b')).toBe('a\ufffdb');
  expect(round('\\\0')).toBe('\\\ufffd');
  expect(round('\ud800x\udfff')).toBe('\ufffdx\ufffd');
  expect(round({ list: ['😀\0'] })).toEqual({ list: ['😀\ufffd'] });
});
