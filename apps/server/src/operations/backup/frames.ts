import { createHash } from 'node:crypto';
import { BadBackup, type Frame } from './archive';
import { isSameFile } from './files';
import { type FileMark, type FileSum, FRAME } from './parts';

/** What a frame of JSON holds. */
export const jsonOf = <T>({ content }: Frame): T => JSON.parse(content.toString()) as T;

/** Reads the frames of an archive one after the other. */
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

  /** The bytes up to the frame that ends them, which `end` is handed. */
  async *bytes(kind: string, end: (frame: Frame) => void): AsyncGenerator<Buffer> {
    for (;;) {
      const frame = await this.next();
      if (frame.kind === kind) return end(frame);
      if (frame.kind !== FRAME.bytes) throw this.odd();
      yield frame.content;
    }
  }

  /** The files up to the end of the stream, each with its bytes, whose sum has been compared when they end. */
  async *files(): AsyncGenerator<{ readonly name: string; readonly bytes: AsyncGenerator<Buffer> }> {
    for (;;) {
      const frame = await this.next();
      if (frame.kind === FRAME.end) return this.end();
      if (frame.kind !== FRAME.file) throw this.odd();
      const bytes = this.file();
      yield { name: jsonOf<FileMark>(frame).name, bytes };
      // Whoever has no use for them left them.
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

  /** The stream has to end here, well. */
  async end(): Promise<void> {
    if (!(await this.frames.next()).done) throw this.odd();
  }

  odd(): BadBackup {
    return new BadBackup(`${this.path} does not hold what a back-up holds: take another one.`);
  }
}
