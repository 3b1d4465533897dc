import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { Position } from '../reference/city-table';
import { compareKey, HAS_UNITS, IS_ADDRESS, pointKey, RECORD_BYTES, readRecord } from './point-record';

/** An address that exists according to a source. */
export interface AddressPoint {
  /** True if the source is a register of delivery points; otherwise it lists addresses. */
  readonly isDeliveryPoint: boolean;
  /** True if its units are listed too. */
  readonly hasUnits: boolean;
  readonly position: Position | null;
  /** Object that the positions of the source refer to. */
  readonly positionOf: 'POINT' | 'ROOFTOP' | 'PARCEL';
}

/** The loaded sources of address points. */
export interface AddressPoints {
  /** Returns a point by its normal form. */
  find(country: string, form: string): AddressPoint | null;
  /** Returns true if an address of one of these roads is listed. */
  hasRoad(country: string, forms: readonly string[]): boolean;
}

export const NO_ADDRESS_POINTS: AddressPoints = { find: () => null, hasRoad: () => false };

/** Number of records in a block, the unit of one disk read. */
const BLOCK = 256;
const BLOCK_BYTES = BLOCK * RECORD_BYTES;

/**
 * The sorted records of one source, read from the disk block by block. Only the first key of each block is in
 * memory: 4 bytes for 256 records.
 */
export class PointFile {
  private readonly block = Buffer.allocUnsafe(BLOCK_BYTES);

  private constructor(
    private readonly file: number,
    private readonly firsts: Uint32Array,
    private readonly records: number,
  ) {}

  /** @throws the file system's error, or an Error for a file with an incomplete record */
  static open(path: string): PointFile {
    const file = openSync(path, 'r');
    try {
      const { size } = fstatSync(file);
      if (size % RECORD_BYTES !== 0) throw new Error('The address point file is incomplete.');
      const blocks = Math.ceil(size / BLOCK_BYTES);
      const firsts = new Uint32Array(blocks);
      const head = Buffer.allocUnsafe(4);
      for (let at = 0; at < blocks; at++) {
        readSync(file, head, 0, 4, at * BLOCK_BYTES);
        firsts[at] = head.readUInt32LE(0);
      }
      return new PointFile(file, firsts, size / RECORD_BYTES);
    } catch (error) {
      closeSync(file);
      throw error;
    }
  }

  /** Returns the record of a text's key; null if it is absent. */
  find(text: string): ReturnType<typeof readRecord> | null {
    const { high, low } = pointKey(text);
    // Start at the last block that begins below the high half of the key, and include those that begin with
    // it.
    for (let at = this.blockBefore(high); at < this.firsts.length && this.firsts[at]! <= high; at++) {
      const count = Math.min(BLOCK, this.records - at * BLOCK);
      readSync(this.file, this.block, 0, count * RECORD_BYTES, at * BLOCK_BYTES);
      const row = this.rowOf(count, high, low);
      if (row >= 0) return readRecord(this.block, row * RECORD_BYTES);
    }
    return null;
  }

  close(): void {
    closeSync(this.file);
  }

  private blockBefore(high: number): number {
    let from = 0;
    let to = this.firsts.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.firsts[middle]! < high) from = middle + 1;
      else to = middle;
    }
    return Math.max(0, from - 1);
  }

  private rowOf(count: number, high: number, low: number): number {
    let from = 0;
    let to = count - 1;
    while (from <= to) {
      const middle = (from + to) >>> 1;
      const order = compareKey(this.block, middle * RECORD_BYTES, high, low);
      if (order === 0) return middle;
      if (order < 0) from = middle + 1;
      else to = middle - 1;
    }
    return -1;
  }
}

/** Returns the address of a record; null for a record of a road. */
export function pointOf(
  found: ReturnType<typeof readRecord> | null,
  source: Pick<AddressPoint, 'isDeliveryPoint' | 'positionOf'>,
): AddressPoint | null {
  if (found === null || (found.flags & IS_ADDRESS) === 0) return null;
  return { ...source, hasUnits: (found.flags & HAS_UNITS) !== 0, position: found.position };
}
