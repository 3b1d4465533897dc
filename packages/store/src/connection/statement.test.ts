import { expect, it } from 'vitest';
import { jsonText } from './statement';

const round = (value: unknown) => JSON.parse(jsonText(value)) as unknown;

it('jsonText leaves text that jsonb can store unchanged', () => {
  for (const value of ['', 'plain', 'quo"te\n\t\u0001', 'C:\\u0000\\ud800', '😀', { a: ['\\', null, 1] }])
    expect(round(value)).toEqual(value);
});

it('jsonText replaces NUL and unpaired surrogates with U+FFFD', () => {
  expect(round('a\0b')).toBe('a\ufffdb');
  expect(round('\\\0')).toBe('\\\ufffd');
  expect(round('\ud800x\udfff')).toBe('\ufffdx\ufffd');
  expect(round({ list: ['😀\0'] })).toEqual({ list: ['😀\ufffd'] });
});
