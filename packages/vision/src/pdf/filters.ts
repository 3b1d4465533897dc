import { constants, inflateSync } from 'node:zlib';

/** The unpacked data exceeds the allowed size. */
export class TooLarge extends Error {}

/**
 * Unpacks Flate data. The data marks its own end, so following bytes are ignored and truncated data is
 * unpacked as far as possible.
 */
function inflated(packed: Uint8Array, most: number): Uint8Array {
  try {
    return inflateSync(packed, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw new TooLarge();
    throw error;
  }
}

const GREATER = 0x3e;
const TILDE = 0x7e;

/** Decodes hexadecimal digits up to `>`; other characters are ignored (ISO 32000-1 §7.4.2). */
function fromHex(packed: Uint8Array): Uint8Array {
  const end = packed.indexOf(GREATER);
  const digits = Buffer.from(packed.subarray(0, end < 0 ? packed.length : end))
    .toString('latin1')
    .replace(/[^0-9A-Fa-f]/g, '');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}

/** Decodes groups of five characters to four bytes, up to `~` (ISO 32000-1 §7.4.3). */
function fromBase85(packed: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(packed.length * 4);
  let [at, value, signs] = [0, 0, 0];
  for (const sign of packed) {
    if (sign === TILDE) break;
    if (sign === 0x7a && signs === 0) {
      at += 4;
      continue;
    }
    if (sign < 0x21 || sign > 0x75) continue;
    value = value * 85 + sign - 0x21;
    if (++signs < 5) continue;
    at = bytes.writeUInt32BE(value % 2 ** 32, at);
    [value, signs] = [0, 0];
  }
  for (let left = signs; left > 0 && left < 5; left++) value = value * 85 + 84;
  const last = Buffer.alloc(4);
  last.writeUInt32BE(value % 2 ** 32);
  last.copy(bytes, at, 0, Math.max(0, signs - 1));
  return bytes.subarray(0, at + Math.max(0, signs - 1));
}

/** Decodes runs of one byte and literal bytes (ISO 32000-1 §7.4.5). */
function fromRuns(packed: Uint8Array, most: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let at = 0; at < packed.length && packed[at] !== 128; ) {
    const length = packed[at]!;
    const part =
      length < 128
        ? packed.subarray(at + 1, at + 2 + length)
        : Buffer.alloc(257 - length, packed[at + 1] ?? 0);
    size += part.length;
    if (size > most) throw new TooLarge();
    parts.push(part);
    at += length < 128 ? 2 + length : 2;
  }
  return Buffer.concat(parts);
}

const [CLEAR, END, FIRST_CODE, MAX_CODES] = [256, 257, 258, 4096];

/**
 * Decodes LZW as in TIFF (ISO 32000-1 §7.4.4). @param early 1: the code length grows one code earlier than
 * necessary
 */
function fromLzw(packed: Uint8Array, most: number, early: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let table: Uint8Array[] = [];
  let before: Uint8Array | null = null;
  let [size, bits, held, width] = [0, 0, 0, 9];
  for (const byte of packed) {
    held = ((held << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >>> bits) & ((1 << width) - 1);
    if (code === END) break;
    if (code === CLEAR) {
      [table, before, width] = [[], null, 9];
      continue;
    }
    const known: Uint8Array | undefined = code < CLEAR ? Uint8Array.of(code) : table[code - FIRST_CODE];
    const part: Uint8Array | null = known ?? (before && Buffer.concat([before, before.subarray(0, 1)]));
    if (!part) break;
    size += part.length;
    if (size > most) throw new TooLarge();
    parts.push(part);
    if (before && FIRST_CODE + table.length < MAX_CODES)
      table.push(Buffer.concat([before, part.subarray(0, 1)]));
    before = part;
    const next = FIRST_CODE + table.length + early;
    width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9;
  }
  return Buffer.concat(parts);
}

type Unpack = (packed: Uint8Array, most: number, dictionary: string) => Uint8Array;

/** Filters that can expand data, by their full and abbreviated names (ISO 32000-1 §7.4, §8.9.7). */
const FILTERS: { readonly [name: string]: Unpack } = {
  FlateDecode: inflated,
  Fl: inflated,
  ASCIIHexDecode: fromHex,
  AHx: fromHex,
  ASCII85Decode: fromBase85,
  A85: fromBase85,
  RunLengthDecode: fromRuns,
  RL: fromRuns,
  LZWDecode: (packed, most, dictionary) =>
    fromLzw(packed, most, /\/EarlyChange\s+0\b/.test(dictionary) ? 0 : 1),
  LZW: (packed, most) => fromLzw(packed, most, 1),
};

/** Returns the decoder of a filter; undefined for image and encryption filters. */
export const filterNamed = (name: string): Unpack | undefined =>
  Object.hasOwn(FILTERS, name) ? FILTERS[name] : undefined;

/** Returns true if the filter's data marks its own end, independent of following bytes. */
export const endsByItself = (name: string): boolean => name === 'FlateDecode' || name === 'Fl';
