import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import pg from 'pg';

const NEW_LINE = 0x0a;
const LANES = 8;

/** Number of rows and an order-independent digest of their content. */
export interface RowSum {
  readonly rows: number;
  /** 64 hexadecimal digits. */
  readonly digest: string;
}

/**
 * Sums rows in PostgreSQL's text format, one line per row: the SHA-256 of every line, added in eight lanes of
 * 32 bits. It detects rows that a copy lost, changed or duplicated by accident; the archive's encryption
 * detects deliberate changes.
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

/** Maximum buffered bytes before the server is paused. */
const HELD_BYTES = 1024 * 1024;
/** Approximate size of the blocks in which rows are collected, in bytes. */
const BLOCK_BYTES = 65_536;

/** The part of pg's connection that a copy uses. */
interface CopyWire {
  readonly stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/**
 * `COPY … TO STDOUT` (PostgreSQL documentation, "COPY Operations") as a query of pg: returns the rows as
 * bytes, and pauses the server while they aren't consumed.
 */
class CopyOut implements pg.Submittable {
  callback: undefined;
  private wire: CopyWire | undefined;
  private parts: Buffer[] = [];
  private held = 0;
  private ended = false;
  private failure: Error | undefined;
  private wake: () => void = () => undefined;

  constructor(private readonly text: string) {}

  submit(connection: pg.Connection): void {
    this.wire = connection as unknown as CopyWire;
    this.wire.query(this.text);
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    // pg reuses its read buffer.
    this.parts.push(Buffer.from(chunk));
    this.held += chunk.length;
    if (this.held > HELD_BYTES) this.wire?.stream.pause();
    this.wake();
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.ended = true;
    this.wake();
  }

  handleError(error: Error): void {
    this.failure = error;
    this.ended = true;
    this.wake();
  }

  /** Yields the rows in blocks, which may end within a row. */
  async *blocks(): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.failure) throw this.failure;
      if (this.held >= BLOCK_BYTES || (this.ended && this.held > 0)) {
        const block = Buffer.concat(this.parts);
        this.parts = [];
        this.held = 0;
        this.wire?.stream.resume();
        yield block;
        continue;
      }
      if (this.ended) return;
      await new Promise<void>((woken) => {
        this.wake = woken;
      });
    }
  }
}

/** `COPY … FROM STDIN` as a query of pg. */
class CopyIn implements pg.Submittable {
  callback: undefined;
  private wire: CopyWire | undefined;
  private begin: (wire: CopyWire) => void = () => undefined;
  private end: () => void = () => undefined;
  private fail: (error: Error) => void = () => undefined;
  readonly begun = new Promise<CopyWire>((resolve) => {
    this.begin = resolve;
  });
  readonly ended = new Promise<void>((resolve, reject) => {
    this.end = resolve;
    this.fail = reject;
  });

  constructor(private readonly text: string) {
    this.ended.catch(() => undefined);
  }

  submit(connection: pg.Connection): void {
    this.wire = connection as unknown as CopyWire;
    this.wire.query(this.text);
  }

  handleCopyInResponse(): void {
    this.begin(this.wire!);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.end();
  }

  handleError(error: Error): void {
    this.fail(error);
  }

  /**
   * Sends the rows.
   * @throws the error of the server
   */
  async send(source: AsyncIterable<Buffer>): Promise<void> {
    const wire = await Promise.race([this.begun, this.ended.then(() => this.begun)]);
    const stopped = this.ended.then(() => undefined);
    stopped.catch(() => undefined);
    for await (const block of source) {
      wire.sendCopyFromChunk(block);
      if (wire.stream.writableNeedDrain) await Promise.race([once(wire.stream, 'drain'), stopped]);
    }
    wire.endCopyFrom();
    await this.ended;
  }
}

/** Columns of a table, in table order. */
export interface TableShape {
  readonly table: string;
  readonly columns: readonly string[];
}

const columnList = ({ columns }: TableShape) => columns.map((name) => pg.escapeIdentifier(name)).join(', ');

/** Yields all rows of a table that the connection sees, in PostgreSQL's text format: one line per row. */
export function copyOut(client: pg.Client, shape: TableShape): AsyncGenerator<Buffer> {
  const text = `COPY (SELECT ${columnList(shape)} FROM ${pg.escapeIdentifier(shape.table)}) TO STDOUT`;
  return client.query(new CopyOut(text)).blocks();
}

/**
 * Adds rows in the text format.
 * @throws pg.DatabaseError
 */
export function copyIn(client: pg.Client, shape: TableShape, rows: AsyncIterable<Buffer>): Promise<void> {
  const text = `COPY ${pg.escapeIdentifier(shape.table)} (${columnList(shape)}) FROM STDIN`;
  return client.query(new CopyIn(text)).send(rows);
}
