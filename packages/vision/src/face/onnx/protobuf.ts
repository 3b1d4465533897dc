/** Encoded fields of a message, in order. */
export type Message = readonly Uint8Array[];

const text = new TextEncoder();
const LENGTH_DELIMITED = 2;

/**
 * Encodes a whole number in groups of seven bits, lowest first; negative numbers as 64 bits in two's
 * complement.
 */
function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value < 0 ? BigInt.asUintN(64, BigInt(value)) : BigInt(value);
  do {
    const group = Number(rest & 0x7fn);
    rest >>= 7n;
    bytes.push(rest > 0n ? group | 0x80 : group);
  } while (rest > 0n);
  return Uint8Array.from(bytes);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** Encodes a whole number field. Field numbers are those of the message definition. */
export const int = (field: number, value: number): Uint8Array => join([varint(field << 3), varint(value)]);

/** Encodes a bytes field. */
export const bytes = (field: number, value: Uint8Array): Uint8Array =>
  join([varint((field << 3) | LENGTH_DELIMITED), varint(value.length), value]);

export const string = (field: number, value: string): Uint8Array => bytes(field, text.encode(value));

/** Encodes a nested message field. */
export function message(field: number, fields: Message): Uint8Array {
  const length = fields.reduce((sum, part) => sum + part.length, 0);
  return join([varint((field << 3) | LENGTH_DELIMITED), varint(length), ...fields]);
}

/** Encodes a whole message in the wire format of Protocol Buffers. */
export const encode = (fields: Message): Uint8Array => join(fields);
