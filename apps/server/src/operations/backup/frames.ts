import { createHash } from 'node:crypto';
import { BadBackup, type Frame, jsonFrame } from './archive';

/** Yields a file as frames: its name, its unchanged bytes, and its checksum. */
export async function* fileFrames(name: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  yield jsonFrame(FRAME.file, { name });
  const hash = createHash('sha256');
  let size = 0;
  for await (const content of bytes) {
    hash.update(content);
    size += content.length;
    yield { kind: FRAME.bytes, content };
  }
  yield jsonFrame(FRAME.fileSum, { bytes: size, sha256: hash.digest('hex') });
}

/** Returns the size and the checksum of a stream. */
export async function sumOf(bytes: AsyncIterable<Buffer>): Promise<FileSum> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const part of bytes) {
    hash.update(part);
    size += part.length;
  }
  return { bytes: size, sha256: hash.digest('hex') };
}

/** Reads a whole stream into memory. */
export async function wholeOf(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}

export const isSameFile = (one: FileSum, other: FileSum): boolean =>
  one.bytes === other.bytes && one.sha256 === other.sha256;

/** Frame kinds, one letter each. */
export const FRAME = {
  /** JSON {@link TableShape}: the following rows belong to this table. */
  table: 'T',
  /** Row data in PostgreSQL's text format, or file data. */
  bytes: 'B',
  /** JSON {@link RowSum}: checksum of the rows. */
  sum: 'S',
  /** JSON list of {@link SequencePlace}. */
  sequences: 'Q',
  /** JSON {@link FileMark}: the following bytes belong to this file. */
  file: 'F',
  /** JSON {@link FileSum}: checksum of the bytes. */
  fileSum: 'G',
  /** JSON {@link BackupCounts}: end of the backup. */
  end: 'Z',
} as const;

export interface FileMark {
  readonly name: string;
}

export interface FileSum {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Counts of a backup. */
export interface BackupCounts {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

/** Parses the JSON of a frame. */
export const jsonOf = <T>({ content }: Frame): T => JSON.parse(content.toString()) as T;

/** Reads the frames of an archive in order. */
export class Frames {
  constructor(
    private readonly path: string,
    private readonly frames: AsyncGenerator<Frame>,
  ) {}

  async next(): Promise<Frame> {
    const next = await this.frames.next();
    if (next.done) throw this.odd();
    return next.value;
  }

  /** Yields the bytes up to the frame that ends them; `end` receives that frame. */
  async *bytes(kind: string, end: (frame: Frame) => void): AsyncGenerator<Buffer> {
    for (;;) {
      const frame = await this.next();
      if (frame.kind === kind) return end(frame);
      if (frame.kind !== FRAME.bytes) throw this.odd();
      yield frame.content;
    }
  }

  /** Yields the files up to the end of the stream; each checksum is compared at the end of the file. */
  async *files(): AsyncGenerator<{ readonly name: string; readonly bytes: AsyncGenerator<Buffer> }> {
    for (;;) {
      const frame = await this.next();
      if (frame.kind === FRAME.end) return this.end();
      if (frame.kind !== FRAME.file) throw this.odd();
      const bytes = this.file();
      yield { name: jsonOf<FileMark>(frame).name, bytes };
      // Skips bytes that the caller didn't read.
      for await (const _part of bytes);
    }
  }

  private async *file(): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    let size = 0;
    let expected: FileSum | undefined;
    for await (const part of this.bytes(FRAME.fileSum, (frame) => {
      expected = jsonOf(frame);
    })) {
      hash.update(part);
      size += part.length;
      yield part;
    }
    if (!expected || !isSameFile(expected, { bytes: size, sha256: hash.digest('hex') })) throw this.odd();
  }

  /** Requires the stream to end here without an error. */
  async end(): Promise<void> {
    if (!(await this.frames.next()).done) throw this.odd();
  }

  odd(): BadBackup {
    return new BadBackup(`${this.path} has unexpected content. Use another backup.`);
  }
}
