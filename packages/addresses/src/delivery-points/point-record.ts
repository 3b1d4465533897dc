import type { Position } from '../reference/city-table';

/*
 * One record of 20 bytes, little-endian:
 *
 * - 0: u32, high half of the key
 * - 4: u32, low half of the key
 * - 8: i32, latitude, 1e-7 degrees
 * - 12: i32, longitude, 1e-7 degrees
 * - 16: u32, flags
 */
export const RECORD_BYTES = 20;
const DEGREE = 1e7;

/** The key belongs to an address; otherwise to a road. */
export const IS_ADDRESS = 1;
/** The units of this building are listed. */
export const HAS_UNITS = 2;
const HAS_POSITION = 4;

/** Returns 64 bits for a text: two FNV-1a hashes with different offsets, mixed (finalizer of MurmurHash3). */
export function pointKey(text: string): { readonly high: number; readonly low: number } {
  let high = 0x811c9dc5;
  let low = 0x1b873593;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ unit, 0x85ebca6b);
    low = (low << 13) | (low >>> 19);
  }
  return { high: mixed(high), low: mixed(low ^ text.length) };
}

function mixed(bits: number): number {
  let value = bits ^ (bits >>> 16);
  value = Math.imul(value, 0x85ebca6b);
  value ^= value >>> 13;
  value = Math.imul(value, 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

export function writeRecord(
  into: Buffer,
  at: number,
  text: string,
  position: Position | null,
  flags: number,
): number {
  const { high, low } = pointKey(text);
  into.writeUInt32LE(high, at);
  into.writeUInt32LE(low, at + 4);
  into.writeInt32LE(position === null ? 0 : Math.round(position.latitude * DEGREE), at + 8);
  into.writeInt32LE(position === null ? 0 : Math.round(position.longitude * DEGREE), at + 12);
  into.writeUInt32LE(flags | (position === null ? 0 : HAS_POSITION), at + 16);
  return high >>> 24;
}

export function readRecord(
  from: Buffer,
  at: number,
): { readonly flags: number; readonly position: Position | null } {
  const flags = from.readUInt32LE(at + 16);
  return {
    flags,
    position:
      (flags & HAS_POSITION) === 0
        ? null
        : { latitude: from.readInt32LE(at + 8) / DEGREE, longitude: from.readInt32LE(at + 12) / DEGREE },
  };
}

/** Compares the record at `at` with a key. */
export function compareKey(from: Buffer, at: number, high: number, low: number): number {
  const own = from.readUInt32LE(at);
  return own === high ? from.readUInt32LE(at + 4) - low : own - high;
}
