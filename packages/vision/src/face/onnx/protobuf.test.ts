import { describe, expect, it } from 'vitest';
import { bytes, encode, int, message, string } from './protobuf';

const hex = (fields: Parameters<typeof encode>[0]) => Buffer.from(encode(fields)).toString('hex');

// Examples from https://protobuf.dev/programming-guides/encoding/
describe('Protocol Buffers encoding', () => {
  it('encodes whole numbers in groups of seven bits', () => {
    expect(hex([int(1, 150)])).toBe('089601');
    expect(hex([int(1, 0)])).toBe('0800');
    expect(hex([int(1, -2)])).toBe('08feffffffffffffffff01');
  });

  it('encodes strings, bytes and messages with their length', () => {
    expect(hex([string(2, 'testing')])).toBe('120774657374696e67');
    expect(hex([message(3, [int(1, 150)])])).toBe('1a03089601');
    expect(hex([bytes(9, Uint8Array.of(1, 2))])).toBe('4a020102');
  });

  it('encodes high field numbers and consecutive fields', () => {
    expect(hex([int(20, 7), int(1, 1)])).toBe('a001070801');
  });
});
