import { createHash } from 'node:crypto';

const NEW_LINE = 0x0a;
const LANES = 8;

/** How many rows there are, and what they are, whichever order they come in. */
export interface RowSum {
  readonly rows: number;
  /** 64 hexadecimal digits. */
  readonly digest: string;
}

/**
 * Sums rows of PostgreSQL's text format, which is one line a row: the SHA-256 of every line, added up in eight lanes of 32
 * bits. It tells what a copy lost, changed or doubled by accident; what somebody changes on purpose, the archive's seal tells.
 */
export class RowSummer {
  private rows = 0;
  private readonly lanes = new Uint32Array(LANES);
  private begun: Buffer[] = [];

  add(block: Buffer): void {
    let start = 0;
    for (let end = block.indexOf(NEW_LINE); end >= 0; end = block.indexOf(NEW_LINE, start)) {
      this.addRow(block.subarray(start, end));
      start = end + 1;
    }
    if (start < block.length) this.begun.push(Buffer.from(block.subarray(start)));
  }

  sum(): RowSum {
    const digest = Array.from(this.lanes, (lane) => lane.toString(16).padStart(8, '0')).join('');
    return { rows: this.rows, digest };
  }

  private addRow(end: Buffer): void {
    const hash = createHash('sha256');
    for (const part of this.begun) hash.update(part);
    if (this.begun.length > 0) this.begun = [];
    const digest = hash.update(end).digest();
    for (let lane = 0; lane < LANES; lane++) this.lanes[lane]! += digest.readUInt32BE(lane * 4);
    this.rows++;
  }
}
