/**
 * Thrown for bytes that aren't DER, or not as expected; the message names the rule and contains none of the
 * bytes.
 */
export class BadDer extends Error {
  /** The violated rule. */
  readonly what: string;

  constructor(what: string) {
    super(`Can't read the data of the chip: ${what}.`);
    this.name = 'BadDer';
    this.what = what;
  }
}

/** A value in DER (ITU-T X.690 §8.1) or in the BER-TLV of ISO/IEC 7816-4. */
export interface Tlv {
  /** All bytes of the tag as one number: 0x30, 0x5f1f … */
  readonly tag: number;
  readonly value: Uint8Array;
  /** Tag, length and value. */
  readonly whole: Uint8Array;
}

const CONSTRUCTED_LENGTHS = 4;

/** Reads the value that begins at an offset. @throws BadDer when it is truncated */
export function readTlv(bytes: Uint8Array, at = 0): Tlv {
  let next = at;
  const byte = (): number => {
    const value = bytes[next++];
    if (value === undefined) throw new BadDer('it is cut off');
    return value;
  };
  let tag = byte();
  if ((tag & 0x1f) === 0x1f) {
    let more: number;
    do {
      more = byte();
      tag = tag * 256 + more;
      if (tag > 0xffffff) throw new BadDer('a tag is too long');
    } while (more & 0x80);
  }
  let length = byte();
  if (length > 0x80) {
    const count = length & 0x7f;
    if (count > CONSTRUCTED_LENGTHS) throw new BadDer('a length is too long');
    length = 0;
    for (let digit = 0; digit < count; digit++) length = length * 256 + byte();
  } else if (length === 0x80) throw new BadDer('a length is undefined');
  if (next + length > bytes.length) throw new BadDer('it is cut off');
  return { tag, value: bytes.subarray(next, next + length), whole: bytes.subarray(at, next + length) };
}

const END_OF_CONTENTS = 0;
const OCTET_STRING = 0x04;
/** An octet string in segments (X.690 §8.7.3). */
const PIECES = 0x24;
const MAX_DEPTH = 40;

/** Encodes tag and length in DER. */
function headOf(tag: Uint8Array, length: number): Buffer {
  const digits = Buffer.alloc(4);
  digits.writeUInt32BE(length);
  const reported = digits.subarray(digits.findIndex((digit) => digit !== 0));
  return Buffer.concat([
    tag,
    Uint8Array.from(length < 0x80 ? [length] : [0x80 | reported.length, ...reported]),
  ]);
}

/** Converts the value at an offset to definite lengths, and returns the offset of the next value. */
function reported(
  bytes: Uint8Array,
  at: number,
  depth: number,
): { readonly next: number; readonly der: Uint8Array } {
  let length = at + 1;
  if ((bytes[at]! & 0x1f) === 0x1f) while ((bytes[length++] ?? 0) & 0x80);
  if (bytes[length] !== 0x80) {
    const { whole } = readTlv(bytes, at);
    return { next: at + whole.length, der: whole };
  }
  if (depth === 0) throw new BadDer('it is too deep');
  const parts: Uint8Array[] = [];
  let next = length + 1;
  while (bytes[next] !== END_OF_CONTENTS || bytes[next + 1] !== 0) {
    if (next >= bytes.length) throw new BadDer('it is cut off');
    const part = reported(bytes, next, depth - 1);
    parts.push(part.der);
    ({ next } = part);
  }
  const isInPieces = bytes[at] === PIECES;
  const content = Buffer.concat(isInPieces ? parts.map((part) => readTlv(part).value) : parts);
  const tag = isInPieces ? Uint8Array.of(OCTET_STRING) : bytes.subarray(at, length);
  return { next: next + 2, der: Buffer.concat([headOf(tag, content.length), content]) };
}

/**
 * Converts a value with an indefinite length, which ends with a marker (X.690 §8.1.3.6), to a definite
 * length, including nested values. Some issuers sign such values. Values that already have a definite length
 * are unchanged, because they may be signed.
 * @throws BadDer when it is truncated
 */
export const withLengths = (bytes: Uint8Array): Uint8Array => reported(bytes, 0, MAX_DEPTH).der;

/** Returns the consecutive values in some bytes. @throws BadDer */
export function childrenOf(bytes: Uint8Array): readonly Tlv[] {
  const children: Tlv[] = [];
  for (let at = 0; at < bytes.length; ) {
    const child = readTlv(bytes, at);
    children.push(child);
    at += child.whole.length;
  }
  return children;
}

/** Returns the child at an index, with the given tag. @throws BadDer when it is missing */
export function expectChild(children: readonly Tlv[], place: number, tag: number): Tlv {
  const child = children[place];
  if (child?.tag !== tag) throw new BadDer('a part is missing or has the wrong type');
  return child;
}

/** Returns an object identifier in dotted form (X.690 §8.19). */
export function oidOf({ value }: Tlv): string {
  const parts: number[] = [];
  let part = 0;
  for (const byte of value) {
    part = part * 128 + (byte & 0x7f);
    if (byte & 0x80) continue;
    if (parts.length === 0) parts.push(...(part < 80 ? [Math.floor(part / 40), part % 40] : [2, part - 80]));
    else parts.push(part);
    part = 0;
  }
  return parts.join('.');
}

/** Finds the first value with a tag at any depth, for the templates of data groups; null if absent. */
export function findTag(bytes: Uint8Array, tag: number, depth = 6): Uint8Array | null {
  for (const child of childrenOf(bytes)) {
    if (child.tag === tag) return child.value;
    const first = child.whole[0]!;
    if ((first & 0x20) === 0 || depth === 0) continue;
    const found = findTag(child.value, tag, depth - 1);
    if (found) return found;
  }
  return null;
}
