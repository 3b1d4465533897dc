import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreUnavailable } from '@assay/store';
import { writeWholeStream } from '@assay/versioned-files';

/** Where blobs lie cannot be reached or does not take them just now: callers answer 503, jobs come again. */
export class BlobsUnavailable extends StoreUnavailable {
  /** @param code what the operator's log reports, without names and values. */
  constructor(
    readonly code: string,
    cause?: unknown,
  ) {
    super(cause);
    this.name = 'BlobsUnavailable';
    this.message = 'the media store cannot be reached';
  }
}

/** Named sequences of bytes outside the database. A name is `<space>/<uuid>`; a blob is there whole or not at all. */
export interface Blobs {
  /** Writes a blob; when the source fails, nothing is left of it. */
  write(name: string, source: AsyncIterable<Buffer>): Promise<void>;
  /** The bytes from `start` up to, without, `end`. @throws BlobsUnavailable, Error when there is no such blob. */
  read(name: string, start: number, end: number): AsyncIterable<Buffer>;
  /** Removes a blob and whatever was left of writing it; none is no error. */
  remove(name: string): Promise<void>;
}

const NAME = /^\d{1,10}\/[0-9a-f-]{36}$/;

/** @throws Error when it is no name of a blob: nothing that a caller sent becomes part of a path. */
export function requireBlobName(name: string): string {
  if (!NAME.test(name)) throw new Error('that is no name of a blob');
  return name;
}

const fileOf = (folder: string, name: string): string => join(folder, requireBlobName(name));

/** Blobs as files of a local folder, which processes on several machines have to share. */
export function folderBlobs(folder: string): Blobs {
  const partOf = (name: string) => `${fileOf(folder, name)}.part`;
  return {
    // The row that names the blob must not outlive its bytes.
    write: async (name, source) =>
      writeWholeStream(fileOf(folder, name), source, {
        mode: 0o600,
        folderMode: 0o700,
        draft: partOf(name),
      }),
    read: (name, start, end) => createReadStream(fileOf(folder, name), { start, end: end - 1 }),
    async remove(name) {
      await rm(fileOf(folder, name), { force: true });
      await rm(partOf(name), { force: true });
    },
  };
}
