import { ApiError } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { parseJsonBody } from './json-body';

const parse = (text: string) => parseJsonBody(Buffer.from(text));

describe('a JSON body', () => {
  it('is nothing when there are no bytes', () => {
    expect(parse('')).toBeUndefined();
  });

  it.each([
    '{"a":"\\u00e9\\ud83e\\udd8a"}',
    '["\\\\u0000"]',
    '{"__proto__":1}',
    '"\\u0001"',
  ])('%s is read', (text) => {
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
  ])('%j is refused', (text) => {
    expect(() => parse(text)).toThrow(ApiError);
  });

  it('in another encoding is refused, and the character for what cannot be read is one', () => {
    for (const encoding of ['latin1', 'utf16le'] as const)
      expect(() => parseJsonBody(Buffer.from('{"user_fullname":"Jürgen Müller"}', encoding))).toThrow(
        ApiError,
      );
    expect(parse('"\ufffd"')).toBe('\ufffd');
  });

  it('may nest as deep as it likes', () => {
    expect(() => parse(`${'['.repeat(200_000)}"\\u0041"${']'.repeat(200_000)}`)).not.toThrow();
  });
});
