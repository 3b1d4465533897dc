import { crc32 } from 'node:zlib';
import type { ListSource } from '../../model';
import type { Segment } from './segment';

/** Changes with everything that alters how names are taken apart or kept: an older file is built anew. */
const SNAPSHOT_VERSION = 15;
const MAGIC = 0x414e4958;
const HEADER = 16;
const ALIGNMENT = 8;

/** The bytes are no snapshot that this version can open. */
export class SnapshotRefused extends Error {}

interface Kept {
  readonly path: readonly string[];
  readonly kind: 'u8' | 'u32' | 'f64';
  readonly at: number;
  readonly length: number;
}

type Arrays = Uint8Array | Uint32Array | Float64Array;

const kindOf = (array: Arrays): Kept['kind'] =>
  array instanceof Float64Array ? 'f64' : array instanceof Uint32Array ? 'u32' : 'u8';
const aligned = (at: number): number => Math.ceil(at / ALIGNMENT) * ALIGNMENT;

function arraysOf(segment: Segment): [readonly string[], Arrays][] {
  const found: [readonly string[], Arrays][] = [];
  for (const [name, value] of Object.entries(segment)) {
    if (name === 'sources') continue;
    if (ArrayBuffer.isView(value)) found.push([[name], value as Arrays]);
    else for (const [part, array] of Object.entries(value)) found.push([[name, part], array as Arrays]);
  }
  return found;
}

/** magic, version, length of the table of contents, checksum of all that follows; the table as JSON; the arrays. */
export function serialiseSegment(segment: Segment): Uint8Array {
  const arrays = arraysOf(segment);
  let at = 0;
  const kept: Kept[] = arrays.map(([path, array]) => {
    const place = { path, kind: kindOf(array), at, length: array.length };
    at = aligned(at + array.byteLength);
    return place;
  });
  const contents = Buffer.from(JSON.stringify({ sources: segment.sources, arrays: kept }));
  const start = aligned(HEADER + contents.length);
  const bytes = new Uint8Array(start + at);
  const header = new DataView(bytes.buffer);
  header.setUint32(0, MAGIC);
  header.setUint32(4, SNAPSHOT_VERSION);
  header.setUint32(8, contents.length);
  bytes.set(contents, HEADER);
  for (const [index, [, array]] of arrays.entries()) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), start + kept[index]!.at);
  }
  header.setUint32(12, crc32(bytes.subarray(HEADER)));
  return bytes;
}

/** @throws SnapshotRefused */
export function openSegment(given: Uint8Array): Segment {
  // Arrays of wider numbers need an aligned start, which a slice of a pool may not have.
  const bytes = given.byteOffset % ALIGNMENT === 0 ? given : given.slice();
  if (bytes.length < HEADER) throw new SnapshotRefused('The name index is cut off.');
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER);
  if (header.getUint32(0) !== MAGIC || header.getUint32(4) !== SNAPSHOT_VERSION)
    throw new SnapshotRefused('The name index is of another version.');
  const length = header.getUint32(8);
  if (crc32(bytes.subarray(HEADER)) !== header.getUint32(12))
    throw new SnapshotRefused('The name index is damaged.');
  const contents = JSON.parse(
    Buffer.from(bytes.buffer, bytes.byteOffset + HEADER, length).toString('utf8'),
  ) as { sources: ListSource[]; arrays: Kept[] };
  const start = bytes.byteOffset + aligned(HEADER + length);
  const segment: { [name: string]: unknown } = { sources: contents.sources };
  for (const { path, kind, at, length: items } of contents.arrays) {
    const array =
      kind === 'f64'
        ? new Float64Array(bytes.buffer, start + at, items)
        : kind === 'u32'
          ? new Uint32Array(bytes.buffer, start + at, items)
          : new Uint8Array(bytes.buffer, start + at, items);
    const [name = '', part] = path;
    if (part === undefined) segment[name] = array;
    else segment[name] = { ...(segment[name] as object | undefined), [part]: array };
  }
  return segment as unknown as Segment;
}
