import { closeSync, openSync } from 'node:fs';
import { copyFile, open, stat, truncate } from 'node:fs/promises';

/** Size at which the log is rotated, in bytes. One rotated file is stored, so the total is at most twice this. */
const LARGEST_LOG = 5_000_000;

/**
 * File that PostgreSQL writes its messages to. The server process opens it, so it continues to write after
 * this process ends. The file is opened for appending, so it may be truncated meanwhile.
 */
export class ServerLog {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** Opens the log for a child process to inherit; `close` closes this process's descriptor. */
  openForChild(): { fd: number; close: () => void } {
    const fd = openSync(this.path, 'a', 0o600);
    return { fd, close: () => closeSync(fd) };
  }

  /** Returns the current size of the log in bytes; 0 if it does not exist. */
  async size(): Promise<number> {
    return (await stat(this.path).catch(() => null))?.size ?? 0;
  }

  /** Returns the text after the first `from` bytes, at most its last 16 KiB. */
  async readFrom(from: number): Promise<string> {
    const size = await this.size();
    const start = Math.max(from, size - 16_384);
    if (size <= start) return '';
    const file = await open(this.path, 'r');
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
      return buffer.toString('utf8', 0, bytesRead);
    } finally {
      await file.close();
    }
  }

  /** Rotates the log if it is too large; lines written in the same instant are lost. */
  async rotate(): Promise<void> {
    if ((await this.size()) <= LARGEST_LOG) return;
    await copyFile(this.path, `${this.path}.1`);
    await truncate(this.path, 0);
  }
}
