import { FeedFormatError } from '../feed-content';
import { type BadRows, namedRows } from './bad-rows';

/** So many bad rows are named; the rest are counted. */
const NAMED = 20;
/** A file of which more than this share of the rows does not read is another file, or read in the wrong way. */
const MOST_BAD = 0.5;

/** Counts the rows that do not read and keeps the first. */
export class RowFaults {
  private count = 0;
  private readonly first: { readonly row: number; readonly fault: string }[] = [];

  add(row: number, fault: string): void {
    this.count++;
    if (this.first.length < NAMED) this.first.push({ row, fault });
  }

  /**
   * The bad rows beside `sound` others; nothing when every row reads.
   * @throws FeedFormatError when most rows do not read
   */
  of(sound: number): { readonly badRows?: BadRows } {
    if (this.count === 0) return {};
    const badRows = { count: this.count, first: this.first };
    if (this.count > (this.count + sound) * MOST_BAD)
      throw new FeedFormatError(`${this.count} rows do not read: ${namedRows(badRows)}`);
    return { badRows };
  }
}
