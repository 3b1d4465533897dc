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

/** The catalogue's code and the named members of a body that cannot be read. */
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

describe('a body', () => {
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
    [{ name: 'a', ends: '2016-12-31T23:59:60Z' }, 'ends', 'a date and time of RFC 3339'],
    [{ name: 'a', ends: '2026-01-01T00:00:00Z[UTC]' }, 'ends', 'a date and time of RFC 3339'],
    [[], '', 'object'],
    ['text', '', 'object'],
    [null, '', 'object'],
  ])('%j is refused: %s should be %s', (body, field, expected) => {
    expect(refusal(body)).toEqual({ code: '1006', details: [{ field, expected }] });
  });

  it('that is not there at all is another error', () => {
    expect(refusal(undefined)).toEqual({ code: '1000', details: undefined });
  });

  it('names every member that is wrong', () => {
    const { details } = refusal({ name: 7, kind: 'dead', inner: { size: 'x' } });
    expect(details?.map(({ field }) => field)).toEqual(['name', 'kind', 'inner.size']);
  });

  it('reads blanks as absent where they cannot be meant, and keeps them where they can', () => {
    expect(readBody(schema, { name: 'a', kind: '', inner: null, many: null, either: '' })).toEqual({
      name: 'a',
      inner: null,
      either: '',
    });
  });

  it('never finds members on the prototype', () => {
    const body = JSON.parse('{"name":"a","__proto__":{"kind":"live"},"toString":1}') as unknown;
    const read = readBody(schema, body);
    expect(Object.keys(read)).toEqual(['name']);
    expect(read.kind).toBeUndefined();
  });
});

describe('a body whose schema and parts have names', () => {
  const part = named('Part', { size: integer });
  const whole = named('Whole', { one: part, other: part, many: Type.Optional(Type.Array(part)) });

  it('is read like one without', () => {
    const body = { one: { size: 1 }, other: { size: 2 } };
    expect(readBody(whole, body)).toEqual(body);
    expect(() => readBody(whole, { ...body, many: [{ size: 1 }, { size: 'x' }] })).toThrow(
      'many[1].size should be sent as integer',
    );
  });

  it('keeps its names: only the reader works without them', () => {
    expect(whole).toMatchObject({ $id: 'Whole', properties: { one: { $id: 'Part' } } });
    expect(JSON.stringify(withoutNames(whole))).not.toContain('$id');
  });
});

describe('a query', () => {
  const query = closed({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
    word: Type.Optional(Type.String()),
  });

  it('takes no notice of unknown neighbours of its fields', () => {
    expect(readBody(schema, { name: 'a', colour: 'red' })).toEqual({ name: 'a' });
  });

  it('reads whole numbers from their digits, and leaves out what is empty or unknown', () => {
    expect(readQuery(query, { limit: '7', word: '', colour: 'red' })).toEqual({ limit: 7 });
    expect(readQuery(query, { word: '7' })).toEqual({ word: '7' });
  });

  it.each(['0', '11', '1.5', ' 1', 'ten', '1e1', '99999999999999999999'])('refuses the limit %s', (limit) => {
    expect(() => readQuery(query, { limit })).toThrow('limit should be sent as integer of 1 to 10');
  });

  it('refuses NUL', () => {
    expect(() => readQuery(query, { word: 'a\0b' })).toThrow('word should be sent as text without NUL');
    expect(readQuery(query, { colour: 'a\0b' })).toEqual({});
  });

  it('refuses what is sent twice', () => {
    expect(() => readQuery(query, { word: ['a', 'b'] })).toThrow('word');
  });
});

describe('the name of a field', () => {
  it.each([
    ['/then/score/value', 'then.score.value'],
    ['/values/3', 'values[3]'],
    ['/document/rules/0/when/args/1', 'document.rules[0].when.args[1]'],
    ['/a~1b', 'a/b'],
    ['', ''],
  ])('%s is %s', (pointer, name) => {
    expect(fieldName(pointer)).toBe(name);
  });
});
