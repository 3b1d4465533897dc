import { closeSync, openSync } from 'node:fs';
import { copyFile, open, stat, truncate } from 'node:fs/promises';

/** Size at which the log is moved aside, in bytes; with the one file kept aside, twice this at most. */
const LARGEST_LOG = 5_000_000;

/**
 * The file PostgreSQL writes its messages to. The server process has it open itself, so it goes on writing when this
 * process is gone; it is opened for appending, so it may be emptied under its feet.
 */
export class ServerLog {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** Opens the log for a child process to inherit; `close` gives this process's descriptor back. */
  openForChild(): { fd: number; close: () => void } {
    const fd = openSync(this.path, 'a', 0o600);
    return { fd, close: () => closeSync(fd) };
  }

  /** Bytes in the log now; 0 when there is none. */
  async size(): Promise<number> {
    return (await stat(this.path).catch(() => null))?.size ?? 0;
  }

  /** What was written after the first `from` bytes, at most the last 16 KiB of it. */
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

  /** Moves the log aside when it has grown too large; lines written in the same instant are lost. */
  async rotate(): Promise<void> {
    if ((await this.size()) <= LARGEST_LOG) return;
    await copyFile(this.path, `${this.path}.1`);
    await truncate(this.path, 0);
  }
}
