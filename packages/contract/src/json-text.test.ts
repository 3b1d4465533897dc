import { describe, expect, it } from 'vitest';
import { memberOf, parseJson, textOf } from './json-text';

const LONG = '12345678901234567890';

describe('JSON with integers beyond 2^53', () => {
  it('is read as JSON.parse reads it, and knows the digits that were sent', () => {
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

  it('takes digits of numbers alone, not what a text holds', () => {
    const tricky = `{"note":"x\\":${LONG},\\"a\\":[${LONG}]\\\\","a":${LONG}}`;
    const value = parseJson(tricky) as { note: string };
    expect(value.note).toContain(LONG);
    expect(textOf(value, 'note')).toBe(value.note);
    expect(textOf(value, 'a')).toBe(LONG);
  });

  it('does not mistake what is near: fractions, exponents, signs', () => {
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

  it('reads a megabyte of text beside a long integer', () => {
    const value = parseJson(`{"text":"${'\\"x'.repeat(350_000)}","a":${LONG}}`) as object;
    expect(textOf(value, 'a')).toBe(LONG);
  });

  it('throws for what is no JSON', () => {
    expect(() => parseJson(`{"a":${LONG}`)).toThrow(SyntaxError);
  });
});
