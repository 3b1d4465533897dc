import { ApiError } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { parseJsonBody } from './json-body';

const parse = (text: string) => parseJsonBody(Buffer.from(text));

describe('parseJsonBody', () => {
  it('returns undefined if the body is empty', () => {
    expect(parse('')).toBeUndefined();
  });

  it.each([
    '{"a":"\\u00e9\\ud83e\\udd8a"}',
    '["\\\\u0000"]',
    '{"__proto__":1}',
    '"\\u0001"',
  ])('reads %s', (text) => {
    expect(JSON.stringify(parse(text))).toBe(JSON.stringify(JSON.parse(text)));
  });

  it.each([
    '{',
    '"a\0"',
    '"\\u0000"',
    '{"\\u0000":1}',
    '[[["\\ud800"]]]',
    '{"a":{"\\udfff":[]}}',
    '"\\udc00\\ud800"',
  ])('rejects %j', (text) => {
    expect(() => parse(text)).toThrow(ApiError);
  });

  it('rejects other encodings, but accepts the replacement character itself', () => {
    for (const encoding of ['latin1', 'utf16le'] as const)
      expect(() => parseJsonBody(Buffer.from('{"user_fullname":"Jürgen Müller"}', encoding))).toThrow(
        ApiError,
      );
    expect(parse('"\ufffd"')).toBe('\ufffd');
  });

  it('accepts any depth of nesting', () => {
    expect(() => parse(`${'['.repeat(200_000)}"\\u0041"${']'.repeat(200_000)}`)).not.toThrow();
  });
});
