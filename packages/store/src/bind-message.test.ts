import fc from 'fast-check';
import { serialize } from 'pg-protocol';
import { describe, expect, it } from 'vitest';
import { bindMessage, type Parameter } from './bind-message';

const END = Buffer.concat([serialize.execute(), serialize.sync()]);

/** What a server reads of a message. */
function read(message: Uint8Array) {
  const bytes = Buffer.from(message);
  const length = bytes.readInt32BE(1) + 1;
  let at = 6;
  const take = (size: number) => {
    at += size;
    return bytes.subarray(at - size, at);
  };
  const short = () => take(2).readUInt16BE();
  const statement = take(bytes.indexOf(0, at) - at).toString();
  take(1);
  const formats = Array.from({ length: short() }, short);
  const values = Array.from({ length: short() }, (_item, index): Parameter => {
    const size = take(4).readInt32BE();
    if (size < 0) return null;
    const value = take(size);
    return formats[index] === 1 ? Uint8Array.from(value) : value.toString('utf8');
  });
  const results = short();
  return {
    kind: String.fromCharCode(bytes[0]!),
    portal: bytes[5],
    statement,
    formats,
    values,
    results,
    isWhole: at === length,
    after: bytes.subarray(length),
  };
}

describe('the message that binds values', () => {
  it.each<[string, readonly Parameter[]]>([
    ['nothing', []],
    ['null and empty', [null, '', new Uint8Array()]],
    ['short and long texts of every width', ['a', 'ß', '€'.repeat(9), '😀'.repeat(40), 'x'.repeat(25)]],
    ['bytes among texts', ['a', Uint8Array.of(0, 1, 255), null]],
    ['more than fits at first', ['€'.repeat(100_000), 'end']],
  ])('holds %s', (_what, values) => {
    const { formats, ...message } = read(bindMessage('keep', values, END));
    expect(message).toEqual({
      kind: 'B',
      portal: 0,
      statement: 'keep',
      values,
      results: 0,
      isWhole: true,
      after: END,
    });
    expect(formats.length).toBe(values.some((value) => value instanceof Uint8Array) ? values.length : 0);
  });

  it('says what the driver would have said, whatever the texts are', () => {
    const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constant(null));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 20 }), (values) => {
        const driver = read(serialize.bind({ statement: 's', values: [...values] }));
        expect(read(bindMessage('s', values, END)).values).toEqual(driver.values);
      }),
    );
  });

  it('writes half a surrogate pair as the replacement character', () => {
    expect(read(bindMessage('s', ['a\ud800b'], END)).values).toEqual(['a\ufffdb']);
  });

  it('is not changed by the next one', () => {
    const first = bindMessage('s', ['first'], END);
    bindMessage('s', ['other'], END);
    expect(read(first).values).toEqual(['first']);
  });
});
