import { createCipheriv, createDecipheriv } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';

const ALGORITHM = 'aes-256-ctr';
const KEY_BYTES = 32;
const IV_BYTES = 16;
const NAME_BYTES = 12;
const A_PIECE = 64 * 1024;

interface SpoolPorts {
  /** Folder for the temporary file. */
  readonly folder: string;
  /** Returns random bytes. */
  readonly bytes: (length: number) => Buffer;
}

/**
 * Request data on disk instead of in memory, until it is processed. It is encrypted under a key that exists
 * only in this process. The file is unlinked, so it disappears with the process, even after a crash.
 */
export class SpooledFile {
  private constructor(
    private readonly file: FileHandle,
    private readonly key: Buffer,
    private readonly iv: Buffer,
    /** Size in bytes. */
    readonly size: number,
  ) {}

  /**
   * Receives all data of a source.
   * @param most maximum number of bytes; `onTooMany` is thrown for more
   * @throws any error of the source; nothing remains in that case
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

  /** Yields all bytes from the beginning. */
  async *pieces(): AsyncGenerator<Buffer> {
    const decipher = createDecipheriv(ALGORITHM, this.key, this.iv);
    for (let at = 0; at < this.size; ) {
      const { bytesRead, buffer } = await this.file.read(Buffer.alloc(A_PIECE), 0, A_PIECE, at);
      if (bytesRead === 0) throw new Error('a spooled file is shorter than expected');
      at += bytesRead;
      yield decipher.update(buffer.subarray(0, bytesRead));
    }
  }

  close(): Promise<void> {
    return this.file.close();
  }
}
