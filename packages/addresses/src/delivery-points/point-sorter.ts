import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from '../reference/city-table';
import { RECORD_BYTES, writeRecord } from './point-record';

const BUCKETS = 256;
const BUCKET_BUFFER = RECORD_BYTES * 2048;

/**
 * Sorts any number of records with little memory. Each record goes to one of 256 files by the first byte of
 * its key, which is evenly distributed, and each file is sorted separately. The files are in a temporary
 * folder.
 */
export class PointSorter {
  private readonly folder: string;
  private readonly files: number[];
  private readonly buffers = Array.from({ length: BUCKETS }, () => Buffer.allocUnsafe(BUCKET_BUFFER));
  private readonly filled = new Uint32Array(BUCKETS);
  private readonly scratch = Buffer.allocUnsafe(RECORD_BYTES);
  /** Number of distinct records yielded so far. */
  kept = 0;

  /** @throws the file system's error */
  constructor(parent: string) {
    this.folder = mkdtempSync(join(parent, 'sorting-'));
    this.files = Array.from({ length: BUCKETS }, (_, bucket) => openSync(this.file(bucket), 'w'));
  }

  add(text: string, position: Position | null, flags: number): void {
    const bucket = writeRecord(this.scratch, 0, text, position, flags);
    const at = this.filled[bucket]!;
    this.scratch.copy(this.buffers[bucket]!, at);
    this.filled[bucket] = at + RECORD_BYTES;
    if (this.filled[bucket] === BUCKET_BUFFER) this.flush(bucket);
  }

  /**
   * Yields all records in the order of their keys, with records of the same key merged. Can be read only
   * once.
   */
  *sorted(): Generator<Buffer> {
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      this.flush(bucket);
      closeSync(this.files[bucket]!);
      this.files[bucket] = -1;
      const joined = joinSorted(readFileSync(this.file(bucket)));
      rmSync(this.file(bucket));
      this.kept += joined.length / RECORD_BYTES;
      if (joined.length > 0) yield joined;
    }
  }

  /** Removes the files. */
  close(): void {
    for (const file of this.files) if (file >= 0) closeSync(file);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private flush(bucket: number): void {
    if (this.filled[bucket] === 0) return;
    writeSync(this.files[bucket]!, this.buffers[bucket]!, 0, this.filled[bucket]!);
    this.filled[bucket] = 0;
  }

  private file(bucket: number): string {
    return join(this.folder, `${bucket}.bin`);
  }
}

/** Sorts the records of one file; of those with one key the flags are joined, and the first position stays. */
function joinSorted(bytes: Buffer): Buffer {
  const count = bytes.length / RECORD_BYTES;
  const keys = new Float64Array(count);
  // Sorts the records of one file. For equal keys, the flags are combined and the first position is used.
  for (let row = 0; row < count; row++) {
    keys[row] =
      bytes.readUInt32LE(row * RECORD_BYTES) * 0x200000 + (bytes.readUInt32LE(row * RECORD_BYTES + 4) >>> 11);
  }
  const order = Uint32Array.from({ length: count }, (_, row) => row).sort(
    (a, b) => keys[a]! - keys[b]! || lowOf(bytes, a) - lowOf(bytes, b) || a - b,
  );
  const out = Buffer.allocUnsafe(bytes.length);
  let end = 0;
  for (const row of order) {
    const from = row * RECORD_BYTES;
    if (end > 0 && bytes.compare(out, end - RECORD_BYTES, end - RECORD_BYTES + 8, from, from + 8) === 0) {
      const flags = out.readUInt32LE(end - 4) | bytes.readUInt32LE(from + 16);
      if (out.readInt32LE(end - 12) === 0 && out.readInt32LE(end - 8) === 0)
        bytes.copy(out, end - 12, from + 8, from + 16);
      out.writeUInt32LE(flags >>> 0, end - 4);
      continue;
    }
    bytes.copy(out, end, from, from + RECORD_BYTES);
    end += RECORD_BYTES;
  }
  return out.subarray(0, end);
}

const lowOf = (bytes: Buffer, row: number): number => bytes.readUInt32LE(row * RECORD_BYTES + 4);
