import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreUnavailable } from '@assay/store';
import { writeWholeStream } from '@assay/versioned-files';

/** The blob storage can't be reached or doesn't accept data. Requests return 503, and jobs retry. */
export class BlobsUnavailable extends StoreUnavailable {
  /** @param code code for the operator's log, without names and values */
  constructor(
    readonly code: string,
    cause?: unknown,
  ) {
    super(cause);
    this.name = 'BlobsUnavailable';
    this.message = 'the media store is unavailable';
  }
}

/**
 * Named sequences of bytes outside the database. A name is `<space>/<uuid>`; a blob exists completely or not
 * at all.
 */
export interface Blobs {
  /** Writes a blob. If the source fails, nothing remains of it. */
  write(name: string, source: AsyncIterable<Buffer>): Promise<void>;
  /**
   * Reads the bytes from `start` to `end` (exclusive).
   * @throws BlobsUnavailable, or Error when the blob doesn't exist
   */
  read(name: string, start: number, end: number): AsyncIterable<Buffer>;
  /** Removes a blob and the remains of an incomplete write. A missing blob is not an error. */
  remove(name: string): Promise<void>;
}

const NAME = /^\d{1,10}\/[0-9a-f-]{36}$/;

/**
 * Checks the name of a blob, so that no caller input becomes part of a path.
 * @throws Error when the name is invalid
 */
export function requireBlobName(name: string): string {
  if (!NAME.test(name)) throw new Error('invalid blob name');
  return name;
}

const fileOf = (folder: string, name: string): string => join(folder, requireBlobName(name));

/** Stores blobs as files in a local folder. Processes on several machines must share it. */
export function folderBlobs(folder: string): Blobs {
  const partOf = (name: string) => `${fileOf(folder, name)}.part`;
  return {
    // The database row that names the blob must not outlive its bytes.
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
