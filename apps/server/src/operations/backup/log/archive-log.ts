import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterIdentity, copyCluster, type LogSpool } from '@assay/embedded-postgres';
import { writeWhole } from '@assay/versioned-files';
import { isSameFile, sumOf } from '../frames';
import { BesideArchive } from './beside';
import { COPIES, copiesIn, copyName, LOG, logFilesIn, SEALED, type StoredCopy, SYSTEM_FILE } from './places';
import { openFiles, opensUnder, type PlainFile, type Sealing, sealFile, sealFiles } from './sealed-file';

const DAY_MS = 86_400_000;
/** Interval between full copies, in milliseconds. The log to replay in a recovery grows until the next copy. */
const COPY_EVERY_MS = DAY_MS;
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** The archive holds other data; the message is one sentence for the operator. */
export class ForeignArchive extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ForeignArchive';
  }
}

/** Source and target of the log archive. */
interface LogArchiveParts {
  readonly archive: string;
  /** Retention of copies and their log, in days. */
  readonly retentionDays: number;
  readonly dataDir: string;
  /** Folder of the record keys; null = records have no individual keys. */
  readonly recordKeysDir: string | null;
  /** Connection URL of the cluster, as its owner. */
  readonly url: string;
  readonly spool: LogSpool;
  /** Aborts a running copy. */
  readonly stopping: AbortSignal;
  readonly sealing: Omit<Sealing, 'system'>;
}

async function* bytesUntilStopped(
  bytes: AsyncIterable<Buffer>,
  stopping: AbortSignal,
): AsyncGenerator<Buffer> {
  for await (const part of bytes) {
    stopping.throwIfAborted();
    yield part;
  }
}

async function* untilStopped(
  files: AsyncIterable<PlainFile>,
  stopping: AbortSignal,
): AsyncGenerator<PlainFile> {
  for await (const { name, bytes } of files) yield { name, bytes: bytesUntilStopped(bytes, stopping) };
}

/** Archives the log of a cluster, and a full copy at intervals. Only one instance per cluster may run. */
export class LogArchive {
  /** null = the owner of the archive hasn't been checked yet. */
  private system: string | null = null;
  /** True when the newest copy uses this process's master key; null = not checked yet. */
  private isUnderOurKey: boolean | null = null;
  private readonly beside: BesideArchive;

  constructor(private readonly parts: LogArchiveParts) {
    this.beside = new BesideArchive({ ...parts, now: parts.sealing.now });
  }

  /**
   * Archives the files waiting in the spool.
   * @throws ForeignArchive, BadBackup, the file system's error
   */
  async takeLog(): Promise<void> {
    const { archive, spool } = this.parts;
    const waiting = await spool.waiting();
    if (waiting.length === 0) return;
    const sealing = await this.sealing();
    const there = new Set(await logFilesIn(archive));
    for (const { name, path, finishedAt } of waiting) {
      const target = join(archive, LOG, `${name}${SEALED}`);
      if (!there.has(name)) {
        await sealFile(target, { kind: 'log', name }, path, sealing);
        await utimes(target, finishedAt / 1000, finishedAt / 1000);
      } else if (!(await this.isSame(target, name, path)))
        throw new ForeignArchive(
          `${archive} contains a different ${name}: another server writes to this folder. Give each server its own folder.`,
        );
      await spool.remove(name);
    }
  }

  /** Archives data stored outside the database: changed record keys and new captured files. */
  async importMissed(): Promise<void> {
    await this.beside.takeKeys(await this.sealing());
    await this.beside.takeNewMedia();
  }

  /** Makes a full copy when one is due, and removes archived files that are past retention. */
  async copyWhenDue(): Promise<void> {
    const { archive, spool, sealing } = this.parts;
    const newest = (await copiesIn(archive)).at(-1);
    const isDue = newest === undefined || sealing.now() - newest.usableFrom >= COPY_EVERY_MS;
    if (!isDue && (await spool.hasBegun()) && (await this.isOurs(newest))) return;
    await this.copy();
    this.isUnderOurKey = true;
    // A copy is usable only with its log, so older copies are removed after that log is archived.
    await this.takeLog();
    await spool.begin();
    await this.letGo();
  }

  /** Removes archived files that no point in time within the retention period needs. */
  private async letGo(): Promise<void> {
    const { archive, retentionDays, sealing } = this.parts;
    const before = sealing.now() - retentionDays * DAY_MS;
    const copies = await copiesIn(archive);
    // The newest copy before the retention limit covers the time until the next copy.
    const oldest = copies.findLast(({ usableFrom }) => usableFrom <= before) ?? copies[0];
    if (oldest === undefined) return;
    for (const { file, usableFrom } of copies)
      if (usableFrom < oldest.usableFrom) await rm(join(archive, COPIES, file));
    // Timelines branch, so a file is needed by its time, not by its name.
    const finishedAt = async (name: string) => (await stat(join(archive, LOG, `${name}${SEALED}`))).mtimeMs;
    const first = await finishedAt(oldest.firstSegment);
    for (const name of await logFilesIn(archive))
      if (!name.endsWith('.history') && (await finishedAt(name)) < first)
        await rm(join(archive, LOG, `${name}${SEALED}`));
    await this.beside.compareMedia(oldest.usableFrom);
  }

  /**
   * Returns true if a copy opens with the current master key. Otherwise a recovery would need two master
   * keys.
   */
  private async isOurs({ file }: StoredCopy): Promise<boolean> {
    this.isUnderOurKey ??= await opensUnder(
      join(this.parts.archive, COPIES, file),
      this.parts.sealing.master,
    );
    return this.isUnderOurKey;
  }

  private async copy(): Promise<void> {
    const { archive, dataDir, url, stopping } = this.parts;
    const sealing = await this.sealing();
    const copy = await copyCluster(dataDir, url);
    try {
      const draft = join(archive, COPIES, 'draft');
      const name = copy.firstSegment;
      const files = untilStopped(copy.files(), stopping);
      await sealFiles(draft, { kind: 'cluster', name }, files, sealing);
      await rename(draft, join(archive, COPIES, copyName(copy.usableFrom(), name)));
    } finally {
      await copy.close();
    }
  }

  /** Returns the encryption parameters after checking that the archive belongs to this cluster. */
  private async sealing(): Promise<Sealing> {
    this.system ??= await this.identify();
    return { ...this.parts.sealing, system: this.system };
  }

  /** Returns true if an encrypted log file and a spool file have the same content. */
  private async isSame(sealed: string, name: string, plain: string): Promise<boolean> {
    for await (const { bytes } of openFiles(sealed, { kind: 'log', name }, [this.parts.sealing.master]))
      return isSameFile(await sumOf(bytes), await sumOf(createReadStream(plain)));
    return false;
  }

  private async identify(): Promise<string> {
    const { archive, dataDir, url } = this.parts;
    const system = await clusterIdentity(url);
    await mkdir(archive, { recursive: true, mode: OWNER_ONLY_FOLDER });
    const path = join(archive, SYSTEM_FILE);
    const found = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (found === null) writeWhole(path, `${system}\n`, { mode: OWNER_ONLY });
    else if (found.trim() !== system)
      throw new ForeignArchive(
        `${archive} contains the log of a different database than ${dataDir}. Use another folder.`,
      );
    return system;
  }
}
