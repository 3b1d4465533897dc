import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Bytes per read: one or two milliseconds on a warm disk, so that a server can answer requests in between. */
const READ_AT_ONCE = 1 << 21;

/**
 * Reads a file piece by piece into a new ArrayBuffer, which typed arrays of any width can view without
 * copying. Other work can run between steps. If the file is truncated while it is read, the result is
 * shorter.
 * @throws the file system's error
 */
export function* readingBytes(path: string): Generator<void, Uint8Array<ArrayBuffer>> {
  const file = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(fstatSync(file).size);
    let done = 0;
    while (done < bytes.length) {
      const read = readSync(file, bytes, done, Math.min(READ_AT_ONCE, bytes.length - done), done);
      if (read === 0) return bytes.slice(0, done);
      done += read;
      yield;
    }
    return bytes;
  } finally {
    closeSync(file);
  }
}

/** Runs {@link readingBytes} to the end at once. */
export function readBytes(path: string): Uint8Array<ArrayBuffer> {
  const reading = readingBytes(path);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}
