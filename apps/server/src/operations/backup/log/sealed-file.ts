import { createReadStream } from 'node:fs';
import {
  BadBackup,
  type Frame,
  jsonFrame,
  type LogArchiveHead,
  OtherMasterKey,
  openArchive,
  writeArchive,
} from '../archive';
import { FRAME, Frames, fileFrames } from '../frames';

/** Encryption parameters and header values of archived files. */
export interface Sealing {
  /** Master key. */
  readonly master: Buffer;
  /** Returns random bytes. */
  readonly bytes: (length: number) => Buffer;
  /** Returns the current time in UNIX milliseconds. */
  readonly now: () => number;
  /** Version of this program. */
  readonly version: string;
  /** PostgreSQL system identifier of the cluster. */
  readonly system: string;
}

/** The configured master key, then earlier ones. */
export type MasterKeys = readonly [Buffer, ...Buffer[]];

/** A decrypted file. */
export interface PlainFile {
  readonly name: string;
  readonly bytes: AsyncIterable<Buffer>;
}

/** Encrypts several files into one file, written atomically. */
export async function sealFiles(
  path: string,
  { kind, name }: Pick<LogArchiveHead, 'kind' | 'name'>,
  files: AsyncIterable<PlainFile>,
  { master, bytes, now, version, system }: Sealing,
): Promise<void> {
  async function* frames(): AsyncGenerator<Frame> {
    let count = 0;
    for await (const file of files) {
      count++;
      yield* fileFrames(file.name, file.bytes);
    }
    yield jsonFrame(FRAME.end, { tables: 0, rows: 0, files: count });
  }
  const head = { kind, name, created_at: new Date(now()).toISOString(), assay: version, system };
  await writeArchive(path, head, frames(), { master, bytes });
}

/** Encrypts one file. */
export async function sealFile(
  path: string,
  about: Pick<LogArchiveHead, 'kind' | 'name'>,
  source: string,
  sealing: Sealing,
): Promise<void> {
  async function* file(): AsyncGenerator<PlainFile> {
    yield { name: about.name, bytes: createReadStream(source, { highWaterMark: 1 << 20 }) };
  }
  await sealFiles(path, about, file(), sealing);
}

/**
 * Returns true if a file was encrypted with the master key.
 * @throws BadBackup when it is not an encrypted file
 */
export async function opensUnder(path: string, master: Buffer): Promise<boolean> {
  try {
    await (await openArchive(path, master)).close();
    return true;
  } catch (error) {
    if (error instanceof OtherMasterKey) return false;
    throw error;
  }
}

/**
 * Opens an encrypted file with the matching master key.
 * @throws BadBackup for the first key when none matches
 */
async function openUnderAny(path: string, [first, ...others]: MasterKeys) {
  for (const master of others) if (await opensUnder(path, master)) return openArchive(path, master);
  return openArchive(path, first);
}

/**
 * Yields the files in an encrypted file; the caller must read each to its end. The last file is authentic
 * only after all files were read.
 * @throws BadBackup when the file was changed or truncated, doesn't match its name, or uses a different
 *   master key
 */
export async function* openFiles(
  path: string,
  { kind, name }: Pick<LogArchiveHead, 'kind' | 'name'>,
  masters: MasterKeys,
): AsyncGenerator<PlainFile> {
  const { head, frames, close } = await openUnderAny(path, masters);
  try {
    if (head.kind !== kind || head.name !== name)
      throw new BadBackup(
        `The content of ${path} doesn't match its name. Restore the right file or remove it.`,
      );
    yield* new Frames(path, frames).files();
  } finally {
    await close();
  }
}
