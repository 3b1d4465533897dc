import { createCipheriv, createDecipheriv } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';

const ALGORITHM = 'aes-256-ctr';
const KEY_BYTES = 32;
const IV_BYTES = 16;
const NAME_BYTES = 12;
const A_PIECE = 64 * 1024;

interface SpoolPorts {
  /** Where the file lies meanwhile. */
  readonly folder: string;
  /** Random bytes. */
  readonly bytes: (length: number) => Buffer;
}

/**
 * What a caller sent, on the disk in place of the memory, until it was worked through: under a key that lives in this process alone, in a file
 * that has no name any more and goes with the process, however that ends.
 */
export class SpooledFile {
  private constructor(
    private readonly file: FileHandle,
    private readonly key: Buffer,
    private readonly iv: Buffer,
    /** Bytes. */
    readonly size: number,
  ) {}

  /**
   * Takes all that comes.
   * @param most bytes; of more, `onTooMany` is thrown
   * @throws whatever the source throws: nothing is left then
   */
  static async receive(
    source: AsyncIterable<Buffer>,
    { folder, bytes }: SpoolPorts,
    { most, onTooMany }: { readonly most: number; readonly onTooMany: () => Error },
  ): Promise<SpooledFile> {
    const path = join(folder, `.spool-${bytes(NAME_BYTES).toString('hex')}`);
    const file = await open(path, 'wx+', 0o600);
    try {
      await unlink(path);
      const [key, iv] = [bytes(KEY_BYTES), bytes(IV_BYTES)];
      const cipher = createCipheriv(ALGORITHM, key, iv);
      let size = 0;
      for await (const piece of source) {
        size += piece.length;
        if (size > most) throw onTooMany();
        await file.writeFile(cipher.update(piece));
      }
      return new SpooledFile(file, key, iv, size);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** All of it, from its beginning. */
  async *pieces(): AsyncGenerator<Buffer> {
    const decipher = createDecipheriv(ALGORITHM, this.key, this.iv);
    for (let at = 0; at < this.size; ) {
      const { bytesRead, buffer } = await this.file.read(Buffer.alloc(A_PIECE), 0, A_PIECE, at);
      if (bytesRead === 0) throw new Error('a spooled file is shorter than what was put into it');
      at += bytesRead;
      yield decipher.update(buffer.subarray(0, bytesRead));
    }
  }

  close(): Promise<void> {
    return this.file.close();
  }
}
