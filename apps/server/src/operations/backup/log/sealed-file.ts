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

/** What files are sealed under, and what they say of themselves. */
export interface Sealing {
  /** The master key. */
  readonly master: Buffer;
  /** Random bytes. */
  readonly bytes: (length: number) => Buffer;
  /** UNIX milliseconds. */
  readonly now: () => number;
  /** Of this program. */
  readonly version: string;
  /** What PostgreSQL calls the cluster. */
  readonly system: string;
}

/** The master key that is set, and those of other times. */
export type MasterKeys = readonly [Buffer, ...Buffer[]];

/** A file as it is handed on. */
export interface PlainFile {
  readonly name: string;
  readonly bytes: AsyncIterable<Buffer>;
}

/** Seals files into one that is there whole or not at all. */
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

/** Seals one file of the disk. */
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

/** Whether a file was sealed under a master key. @throws BadBackup when it is none */
export async function opensUnder(path: string, master: Buffer): Promise<boolean> {
  try {
    await (await openArchive(path, master)).close();
    return true;
  } catch (error) {
    if (error instanceof OtherMasterKey) return false;
    throw error;
  }
}

/** Opens a sealed file under whichever of the master keys it was sealed under. @throws BadBackup as for the first where it is none */
async function openUnderAny(path: string, [first, ...others]: MasterKeys) {
  for (const master of others) if (await opensUnder(path, master)) return openArchive(path, master);
  return openArchive(path, first);
}

/**
 * The files in a sealed one, each to be read to its end; the last of them is believed when all were read.
 * @throws BadBackup when it was changed, cut off, is another than its name says, or was sealed under another master key
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
        `${path} is another file than its name says: take it away, or bring the right one back.`,
      );
    yield* new Frames(path, frames).files();
  } finally {
    await close();
  }
}
