import { describe, expect, it } from 'vitest';
import { memberOf, parseJson, textOf } from './json-text';

const LONG = '12345678901234567890';

describe('parseJson with integers beyond 2^53', () => {
  it('returns the same value as JSON.parse and retains the digits', () => {
    const text = `{"a":${LONG},"list":[1,${LONG}],"b":"${LONG}","deep":{"a":9007199254740993},"price":1.5}`;
    const value = parseJson(text) as { list: unknown[]; deep: object; b: unknown };
    expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(text)));
    expect(memberOf(value, 'a')).toBe(LONG);
    expect(textOf(value, 'a')).toBe(LONG);
    expect(textOf(value.list, 1)).toBe(LONG);
    expect(textOf(value.deep, 'a')).toBe('9007199254740993');
    expect(memberOf(value, 'price')).toBe(1.5);
    expect(memberOf(value, 'b')).toBe(LONG);
  });

  it('reads digits only from numbers, not from texts', () => {
    const tricky = `{"note":"x\\":${LONG},\\"a\\":[${LONG}]\\\\","a":${LONG}}`;
    const value = parseJson(tricky) as { note: string };
    expect(value.note).toContain(LONG);
    expect(textOf(value, 'note')).toBe(value.note);
    expect(textOf(value, 'a')).toBe(LONG);
  });

  it('ignores fractions, exponents and negative numbers', () => {
    const value = parseJson(
      `{"f":1234567890123456.5,"e":1234567890123456789e2,"n":-${LONG},"s":5}`,
    ) as object;
    expect([textOf(value, 'f'), textOf(value, 'e'), textOf(value, 'n')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(textOf(value, 's')).toBe('5');
  });

  it('reads a megabyte of text next to a long integer', () => {
    const value = parseJson(`{"text":"${'\\"x'.repeat(350_000)}","a":${LONG}}`) as object;
    expect(textOf(value, 'a')).toBe(LONG);
  });

  it('throws SyntaxError for invalid JSON', () => {
    expect(() => parseJson(`{"a":${LONG}`)).toThrow(SyntaxError);
  });
});
