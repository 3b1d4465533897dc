import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Database,
  type Loader,
  loadDatabase,
  migrate,
  NEWEST_SCHEMA,
  occupancyOf,
  type RowSum,
  type SequencePlace,
  type TableShape,
  type WholeAddress,
} from '@assay/store';
import { writeWholeStream } from '@assay/versioned-files';
import type { Blobs } from '../../platform/blobs';
import { type ArchiveHead, BadBackup, openArchive } from './archive';
import {
  type BackupCounts,
  type FileMark,
  type FileSum,
  FRAME,
  Frames,
  isSameFile,
  jsonOf,
  sumOf,
  wholeOf,
} from './frames';

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const MEDIA_NAME = /^(\d{1,10})\/([0-9a-f-]{36})$/;
const KEY_FILE = /^(?:id|[0-9a-f]{16})$/;
const ID_FILE = 'id';

/** Target of a restore. */
interface RestoreTarget {
  /** Database connection with the role that may change the schema. */
  readonly database: Database;
  readonly address: WholeAddress;
  /** Target of captured media; null = only compare checksums. */
  readonly blobs: Blobs | null;
  readonly now: () => Date;
  /** Called with the backup's header before any write. */
  readonly prepare: (head: ArchiveHead) => Promise<void>;
}

interface Restored extends BackupCounts {
  readonly head: ArchiveHead;
  /** Number of captured files that no row references. */
  readonly leftOut: number;
}

class Restore {
  private readonly counted = { tables: 0, rows: 0, files: 0 };
  private readonly sums: (readonly [TableShape, RowSum])[] = [];
  leftOut = 0;

  constructor(
    private readonly frames: Frames,
    private readonly loader: Loader,
    private readonly blobs: Blobs | null,
  ) {}

  /** @throws BadBackup, UnfitBackup, BlobsUnavailable */
  async run(): Promise<BackupCounts> {
    for (;;) {
      const frame = await this.frames.next();
      if (frame.kind === FRAME.table) await this.table(jsonOf(frame));
      else if (frame.kind === FRAME.sequences)
        await this.loader.sequences(jsonOf<readonly SequencePlace[]>(frame));
      else if (frame.kind === FRAME.file) await this.file(jsonOf(frame));
      else if (frame.kind === FRAME.end) return this.end(jsonOf(frame));
      else throw this.frames.odd();
    }
  }

  private async table(shape: TableShape): Promise<void> {
    let sum: RowSum | undefined;
    const rows = this.frames.bytes(FRAME.sum, (frame) => {
      sum = jsonOf(frame);
    });
    await this.loader.table(shape, rows);
    if (!sum) throw this.frames.odd();
    this.sums.push([shape, sum]);
    this.counted.tables++;
    this.counted.rows += sum.rows;
  }

  private async file({ name }: FileMark): Promise<void> {
    const [, space, id] = MEDIA_NAME.exec(name) ?? [];
    if (!space || !id) throw this.frames.odd();
    let expected: FileSum | undefined;
    const bytes = this.frames.bytes(FRAME.fileSum, (frame) => {
      expected = jsonOf(frame);
    });
    this.counted.files++;
    const isNamed = await this.loader.hasMedia(Number(space), id);
    if (!isNamed) this.leftOut++;
    if (this.blobs === null || !isNamed) {
      const found = await sumOf(bytes);
      if (!expected || !isSameFile(found, expected)) throw this.frames.odd();
      return;
    }
    await this.blobs.write(name, bytes);
    if (!expected) throw this.frames.odd();
    // An empty file has no byte range to read.
    const found = await sumOf(this.blobs.read(name, 0, Math.max(1, expected.bytes)));
    if (!isSameFile(found, expected))
      throw new BadBackup(
        "A captured file couldn't be verified after it was written. Run the restore again.",
      );
  }

  private async end(counts: BackupCounts): Promise<BackupCounts> {
    await this.frames.end();
    const { tables, rows, files } = this.counted;
    if (counts.tables !== tables || counts.rows !== rows || counts.files !== files) throw this.frames.odd();
    for (const [shape, sum] of this.sums) await this.loader.compare(shape, sum);
    return { tables, rows, files };
  }
}

const IN_USE = "The database isn't empty. Restore the backup into an empty database.";

/**
 * Restores a backup into an empty database in one transaction. The transaction commits only after every row
 * is read back and matches the backup; media are written before the commit. A backup of an older program
 * version is migrated afterwards.
 * @throws BadBackup, UnfitBackup, StoreUnavailable, BlobsUnavailable; then the database holds no row of the
 *   backup
 */
export async function readBackup(path: string, master: Buffer, target: RestoreTarget): Promise<Restored> {
  const { head, frames, close } = await openArchive(path, master);
  try {
    if (head.kind !== 'deployment')
      throw new BadBackup(`${path} contains record keys. Give it as --record-keys.`);
    if (head.schema > NEWEST_SCHEMA) {
      throw new BadBackup(
        `${path} was written by a newer version of Assay (${head.assay}, schema ${head.schema}; this version supports ${NEWEST_SCHEMA}). Install that version.`,
      );
    }
    if ((await occupancyOf(target.address)) === 'used') throw new BadBackup(IN_USE);
    await target.prepare(head);
    await migrate(target.database, target.now(), head.schema);
    let counts: BackupCounts | undefined;
    let leftOut = 0;
    await loadDatabase(target.address, async (loader) => {
      const restore = new Restore(new Frames(path, frames), loader, target.blobs);
      counts = await restore.run();
      leftOut = restore.leftOut;
    });
    await migrate(target.database, target.now());
    return { head, leftOut, ...counts! };
  } finally {
    await close();
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/**
 * Restores the record keys into a folder without keys. Existing keys of this database stay unchanged, because
 * they are newer than any copy.
 * @param identity id of the key folder in the database
 * @param folder null = only read the copy
 * @returns number of restored files
 * @throws BadBackup
 */
export async function readRecordKeys(
  path: string,
  master: Buffer,
  { identity, folder }: { readonly identity: string; readonly folder: string | null },
): Promise<number> {
  if (folder !== null && existsSync(join(folder, ID_FILE))) {
    if (readFileSync(join(folder, ID_FILE), 'utf8').trim() === identity) return 0;
    throw new BadBackup(`${folder} contains the keys of another deployment. Use an empty folder.`);
  }
  if (folder !== null && existsSync(folder) && (await readdir(folder)).length > 0)
    throw new BadBackup(`${folder} isn't empty. Use an empty folder for the record keys.`);
  const { head, frames, close } = await openArchive(path, master);
  try {
    if (head.kind !== 'record-keys') throw new BadBackup(`${path} doesn't contain record keys.`);
    let count = 0;
    let found: Buffer | undefined;
    const write = async (name: string, bytes: Buffer) => {
      if (folder !== null)
        await writeWholeStream(join(folder, name), once(bytes), {
          mode: OWNER_ONLY,
          folderMode: OWNER_ONLY_FOLDER,
        });
    };
    const read = new Frames(path, frames);
    for await (const { name, bytes: parts } of read.files()) {
      if (!KEY_FILE.test(name)) throw read.odd();
      const bytes = await wholeOf(parts);
      count++;
      // The id file is written last, so an incomplete folder isn't accepted as the database's key folder.
      if (name === ID_FILE) found = bytes;
      else await write(name, bytes);
    }
    if (found?.toString().trim() !== identity)
      throw new BadBackup(`${path} contains the keys of another deployment than the backup.`);
    await write(ID_FILE, found);
    return count;
  } finally {
    await close();
  }
}
