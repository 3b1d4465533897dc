import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Named sequences of bytes outside the database. A name is `<space>/<uuid>`; a blob is there whole or not at all. */
export interface Blobs {
  /** Writes a blob; when the source fails, nothing is left of it. */
  write(name: string, source: AsyncIterable<Buffer>): Promise<void>;
  /** The bytes from `start` up to, without, `end`. @throws Error when there is no such blob. */
  read(name: string, start: number, end: number): Readable;
  /** Removes a blob and whatever was left of writing it; none is no error. */
  remove(name: string): Promise<void>;
}

const NAME = /^\d{1,10}\/[0-9a-f-]{36}$/;

function fileOf(folder: string, name: string): string {
  if (!NAME.test(name)) throw new Error('that is no name of a blob');
  return join(folder, name);
}

/** Blobs as files of a local folder, which processes on several machines have to share. */
export function folderBlobs(folder: string): Blobs {
  const partOf = (name: string) => `${fileOf(folder, name)}.part`;
  return {
    async write(name, source) {
      const part = partOf(name);
      await mkdir(dirname(part), { recursive: true, mode: 0o700 });
      try {
        await pipeline(source, createWriteStream(part, { mode: 0o600 }));
        // The row that names the blob must not outlive its bytes.
        const file = await open(part, 'r');
        await file.sync().finally(() => file.close());
        await rename(part, fileOf(folder, name));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    read: (name, start, end) => createReadStream(fileOf(folder, name), { start, end: end - 1 }),
    async remove(name) {
      await rm(fileOf(folder, name), { force: true });
      await rm(partOf(name), { force: true });
    },
  };
}
