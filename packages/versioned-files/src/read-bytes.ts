import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** So many bytes are read at a time, a millisecond or two of a warm disk: a server answers calls meanwhile. */
const READ_AT_ONCE = 1 << 21;

/**
 * A file's bytes in an ArrayBuffer of their own, which typed arrays of any width can look into without copying, read piece
 * by piece: others may have their turn at each step. One that is cut while it is read comes as short as it became.
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

/** {@link readingBytes} in one go. */
export function readBytes(path: string): Uint8Array<ArrayBuffer> {
  const reading = readingBytes(path);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}
