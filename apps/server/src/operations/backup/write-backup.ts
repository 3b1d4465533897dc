import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connection, type DumpMoment, dumpDatabase, listedMedia, type WholeAddress } from '@assay/store';
import type { Blobs } from '../../platform/blobs';
import { encryptedRange } from '../../platform/secrets/sealed-stream';
import { type ArchiveHead, type Frame, jsonFrame, writeArchive } from './archive';
import { type BackupCounts, FRAME, fileFrames } from './frames';

/** File that identifies a folder of record keys. */
const ID_FILE = 'id';

/** Sources of a backup. */
interface BackupSources {
  readonly database: Connection;
  readonly address: WholeAddress;
  /** Storage of captured media. */
  readonly blobs: Blobs;
  /** Folder of the record keys; null = records have no individual keys. */
  readonly recordKeysDir: string | null;
  readonly master: Buffer;
  readonly bytes: (length: number) => Buffer;
  /** Version of this program. */
  readonly version: string;
}

/** Summary of a written backup. */
interface WrittenBackup extends BackupCounts {
  readonly createdAt: string;
  readonly schema: number;
  /** Number of captured files that are missing although their rows exist. */
  readonly missing: number;
  /** Number of written key files; null = no key folder. */
  readonly recordKeys: number | null;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'S3_MISSING');

async function* from(first: IteratorResult<Buffer>, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  for (let next = first; !next.done; next = await rest.next()) yield next.value;
}

class Backup {
  private readonly counted = { tables: 0, rows: 0, files: 0 };
  missing = 0;

  constructor(private readonly sources: BackupSources) {}

  get counts(): BackupCounts {
    return { ...this.counted };
  }

  async *frames(dump: ReturnType<typeof dumpDatabase>, moment: DumpMoment): AsyncGenerator<Frame> {
    for await (const part of dump) {
      if (part.kind === 'table') {
        this.counted.tables++;
        yield jsonFrame(FRAME.table, part.shape);
      } else if (part.kind === 'rows') yield { kind: FRAME.bytes, content: part.block };
      else if (part.kind === 'sum') {
        this.counted.rows += part.sum.rows;
        yield jsonFrame(FRAME.sum, part.sum);
      } else if (part.kind === 'sequences') yield jsonFrame(FRAME.sequences, part.places);
    }
    yield* this.media(moment.at);
    yield jsonFrame(FRAME.end, this.counts);
  }

  /** Yields captured files unchanged and encrypted; skips missing files. */
  private async *media(until: number): AsyncGenerator<Frame> {
    const { database, blobs } = this.sources;
    for await (const { environmentId, id, size } of listedMedia(database, until)) {
      const name = `${environmentId}/${id}`;
      const bytes = blobs.read(name, 0, encryptedRange(size, 0, size).end)[Symbol.asyncIterator]();
      let first: IteratorResult<Buffer>;
      try {
        first = await bytes.next();
      } catch (error) {
        if (!isMissing(error)) throw error;
        this.missing++;
        continue;
      }
      this.counted.files++;
      yield* fileFrames(name, from(first, bytes));
    }
  }
}

async function* keyFrames(folder: string, count: () => number): AsyncGenerator<Frame> {
  const names = (await readdir(folder)).filter((name) => /^(?:id|[0-9a-f]{16})$/.test(name));
  for (const name of names.sort()) {
    count();
    yield* fileFrames(name, createReadStream(join(folder, name)));
  }
  yield jsonFrame(FRAME.end, { tables: 0, rows: 0, files: names.length });
}

/**
 * Writes a backup while the deployment runs: a consistent snapshot of the database, then its media, then the
 * record keys. The keys come last, so every record has its key; they go to a separate file that replaces the
 * previous one.
 * @param paths paths of the backup and of the key file
 * @throws StoreUnavailable, BlobsUnavailable, the file system's error
 */
export async function writeBackup(
  sources: BackupSources,
  paths: { readonly backup: string; readonly recordKeys: string },
): Promise<WrittenBackup> {
  const dump = dumpDatabase(sources.address);
  const begun = await dump.next();
  if (begun.done || begun.value.kind !== 'moment') throw new Error('the dump has no start time');
  const { moment } = begun.value;
  const createdAt = new Date(moment.at).toISOString();
  const { recordKeysDir } = sources;
  const head: Omit<ArchiveHead, 'kind'> = {
    created_at: createdAt,
    assay: sources.version,
    schema: moment.schema,
    record_keys:
      recordKeysDir === null ? null : (await readFile(join(recordKeysDir, ID_FILE), 'utf8')).trim(),
  };
  const backup = new Backup(sources);
  const frames = backup.frames(dump, moment);
  await writeArchive(paths.backup, { kind: 'deployment', ...head }, frames, sources);
  let recordKeys = 0;
  if (recordKeysDir !== null) {
    const keys = keyFrames(recordKeysDir, () => recordKeys++);
    await writeArchive(paths.recordKeys, { kind: 'record-keys', ...head }, keys, sources);
  }
  return {
    ...backup.counts,
    createdAt,
    schema: moment.schema,
    missing: backup.missing,
    recordKeys: recordKeysDir === null ? null : recordKeys,
  };
}
