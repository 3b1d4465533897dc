import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/**
 * A file's bytes in an ArrayBuffer of their own, which typed arrays of any width can look into without copying. One that is
 * cut while it is read comes as short as it became.
 * @throws the file system's error
 */
export function readBytes(path: string): Uint8Array<ArrayBuffer> {
  const file = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(fstatSync(file).size);
    let done = 0;
    while (done < bytes.length) {
      const read = readSync(file, bytes, done, bytes.length - done, done);
      if (read === 0) return bytes.slice(0, done);
      done += read;
    }
    return bytes;
  } finally {
    closeSync(file);
  }
}
