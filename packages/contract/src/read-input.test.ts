import { describe, expect, it } from 'vitest';
import { ApiError, type ErrorDetail } from './errors';
import { fieldName, readBody, readQuery } from './read-input';
import { closed, integer, literals, named, nullable, Type, withoutNames } from './schema';

const inner = closed({ size: Type.Integer({ minimum: 0, maximum: 5 }) });
const schema = closed({
  name: Type.String({ minLength: 1, maxLength: 3 }),
  kind: Type.Optional(literals(['live', 'test'])),
  inner: Type.Optional(nullable(inner)),
  either: Type.Optional(Type.Union([Type.String(), inner], { description: 'a text or a size' })),
  many: Type.Optional(Type.Array(Type.Number(), { maxItems: 2 })),
  once: Type.Optional(Type.Array(Type.Number(), { minItems: 1, uniqueItems: true })),
  ends: Type.Optional(nullable(Type.String({ format: 'date-time' }))),
});

/** Returns the error code and the named members of a body that can't be read. */
function refusal(body: unknown): {
  readonly code: string;
  readonly details: readonly ErrorDetail[] | undefined;
} {
  try {
    readBody(schema, body);
  } catch (error) {
    if (error instanceof ApiError) return { code: error.entry.code, details: error.details };
    throw error;
  }
  throw new Error('the body was read');
}

describe('readBody', () => {
  it.each<[unknown, string, string]>([
    [{}, 'name', 'string of 1 to 3 characters'],
    [{ name: '' }, 'name', 'string of 1 to 3 characters'],
    [{ name: 'a', kind: 'dead' }, 'kind', 'one of live, test'],
    [{ name: 'a', inner: { size: 6 } }, 'inner.size', 'integer of 0 to 5'],
    [{ name: 'a', inner: { size: 1, colour: 'red' } }, 'inner.colour', 'no such member'],
    [{ name: 'a', inner: {} }, 'inner.size', 'integer of 0 to 5'],
    [{ name: 'a', inner: 'big' }, 'inner', 'object or null'],
    [{ name: 'a', either: { size: 9 } }, 'either', 'a text or a size'],
    [{ name: 'a', many: [1, 'x'] }, 'many[1]', 'number'],
    [{ name: 'a', many: [1, 2, 3] }, 'many', 'array of at most 2 items'],
    [{ name: 'a', once: [1, 1] }, 'once', 'array of at least 1 items, each once'],
    [{ name: 'a', ends: '2016-12-31T23:59:60Z' }, 'ends', 'a date and time as in RFC 3339'],
    [{ name: 'a', ends: '2026-01-01T00:00:00Z[UTC]' }, 'ends', 'a date and time as in RFC 3339'],
    [[], '', 'object'],
    ['text', '', 'object'],
    [null, '', 'object'],
  ])('rejects %j: %s should be %s', (body, field, expected) => {
    expect(refusal(body)).toEqual({ code: '1006', details: [{ field, expected }] });
  });

  it('rejects a missing body with a different code', () => {
    expect(refusal(undefined)).toEqual({ code: '1000', details: undefined });
  });

  it('names the wrong elements of a long list by their position, at most 100', () => {
    const list = closed({
      rules: Type.Array(closed({ id: Type.String(), sizes: Type.Array(inner) }), { maxItems: 1000 }),
    });
    const rule = (id: unknown, ...sizes: readonly number[]) => ({
      id,
      sizes: sizes.map((size) => ({ size })),
    });
    const fieldsOf = (rules: readonly object[]) => {
      try {
        readBody(list, { rules });
      } catch (error) {
        return ((error as ApiError).details ?? []).map(({ field }) => field);
      }
      return [];
    };
    const good = Array.from({ length: 500 }, (_, n) => rule(`r${n}`, 1, 2));
    expect(fieldsOf(good)).toEqual([]);
    expect(fieldsOf([...good, rule(7), ...good.slice(1), rule('r', 1, 9, 2)])).toEqual([
      'rules[500].id',
      'rules[1000].sizes[1].size',
      'rules',
    ]);
    expect(fieldsOf(good.map(({ sizes }) => ({ id: null, sizes })))).toHaveLength(100);
  });

  it('names every wrong member', () => {
    const { details } = refusal({ name: 7, kind: 'dead', inner: { size: 'x' } });
    expect(details?.map(({ field }) => field)).toEqual(['name', 'kind', 'inner.size']);
  });

  it('treats null and "" as absent unless the schema allows them', () => {
    expect(readBody(schema, { name: 'a', kind: '', inner: null, many: null, either: '' })).toEqual({
      name: 'a',
      inner: null,
      either: '',
    });
  });

  it('never reads members of the prototype', () => {
    const body = JSON.parse('{"name":"a","__proto__":{"kind":"live"},"toString":1}') as unknown;
    const read = readBody(schema, body);
    expect(Object.keys(read)).toEqual(['name']);
    expect(read.kind).toBeUndefined();
  });
});

describe('readBody with named schemas', () => {
  const part = named('Part', { size: integer });
  const whole = named('Whole', { one: part, other: part, many: Type.Optional(Type.Array(part)) });

  it('reads a body like a schema without names', () => {
    const body = { one: { size: 1 }, other: { size: 2 } };
    expect(readBody(whole, body)).toEqual(body);
    expect(() => readBody(whole, { ...body, many: [{ size: 1 }, { size: 'x' }] })).toThrow(
      'many[1].size should be sent as integer',
    );
  });

  it('does not change the schema: withoutNames returns a copy without $id', () => {
    expect(whole).toMatchObject({ $id: 'Whole', properties: { one: { $id: 'Part' } } });
    expect(JSON.stringify(withoutNames(whole))).not.toContain('$id');
  });
});

describe('readQuery', () => {
  const query = closed({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
    word: Type.Optional(Type.String()),
  });

  it('ignores unknown members in a body', () => {
    expect(readBody(schema, { name: 'a', colour: 'red' })).toEqual({ name: 'a' });
  });

  it('reads whole numbers from digits and omits empty or unknown parameters', () => {
    expect(readQuery(query, { limit: '7', word: '', colour: 'red' })).toEqual({ limit: 7 });
    expect(readQuery(query, { word: '7' })).toEqual({ word: '7' });
  });

  it.each(['0', '11', '1.5', ' 1', 'ten', '1e1', '99999999999999999999'])('rejects the limit %s', (limit) => {
    expect(() => readQuery(query, { limit })).toThrow('limit should be sent as integer of 1 to 10');
  });

  it('rejects NUL in a known parameter', () => {
    expect(() => readQuery(query, { word: 'a\0b' })).toThrow('word should be sent as text without NUL');
    expect(readQuery(query, { colour: 'a\0b' })).toEqual({});
  });

  it('rejects a parameter that is sent twice', () => {
    expect(() => readQuery(query, { word: ['a', 'b'] })).toThrow('word');
  });
});

describe('fieldName', () => {
  it.each([
    ['/then/score/value', 'then.score.value'],
    ['/values/3', 'values[3]'],
    ['/document/rules/0/when/args/1', 'document.rules[0].when.args[1]'],
    ['/a~1b', 'a/b'],
    ['', ''],
  ])('converts %s to %s', (pointer, name) => {
    expect(fieldName(pointer)).toBe(name);
  });
});
