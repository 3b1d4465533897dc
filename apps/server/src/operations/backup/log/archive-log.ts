import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterIdentity, copyCluster, type LogSpool } from '@assay/embedded-postgres';
import { writeWhole } from '@assay/versioned-files';
import { isSameFile, sumOf } from '../frames';
import { BesideArchive } from './beside';
import { COPIES, copiesIn, copyName, type KeptCopy, LOG, logFilesIn, SEALED, SYSTEM_FILE } from './places';
import { openFiles, opensUnder, type PlainFile, type Sealing, sealFile, sealFiles } from './sealed-file';

const DAY_MS = 86_400_000;
/** A whole copy is made anew after so long: what a recovery has to replay grows until then. */
const COPY_EVERY_MS = DAY_MS;
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** An archive that holds something else; the message is one sentence for the operator. */
export class ForeignArchive extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ForeignArchive';
  }
}

/** What is archived, and where. */
interface LogArchiveParts {
  readonly archive: string;
  /** Copies, and the log behind them, are kept so long; days. */
  readonly keepDays: number;
  readonly dataDir: string;
  /** The folder with the keys of records; null = they have none of their own. */
  readonly recordKeysDir: string | null;
  /** Of the cluster, as its owner. */
  readonly url: string;
  readonly spool: LogSpool;
  /** Ends a copy that is being made. */
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

/** Takes the log of a cluster to a safe place, with whole copies of it from time to time. One of a cluster at a time. */
export class LogArchive {
  /** null = whose archive it is was not looked at yet. */
  private system: string | null = null;
  /** Whether the newest copy is under the master key of this process; null = it was not looked at yet. */
  private isUnderOurKey: boolean | null = null;
  private readonly beside: BesideArchive;

  constructor(private readonly parts: LogArchiveParts) {
    this.beside = new BesideArchive({ ...parts, now: parts.sealing.now });
  }

  /** Takes away what waits in the spool. @throws ForeignArchive, BadBackup, the file system's error */
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
          `${archive} holds another ${name}: a second server writes there. Give each one a folder of its own.`,
        );
      await spool.remove(name);
    }
  }

  /** Takes what lies beside the database: keys of records that changed, captured files that came. */
  async takeBeside(): Promise<void> {
    await this.beside.takeKeys(await this.sealing());
    await this.beside.takeNewMedia();
  }

  /** Makes a whole copy when one is due, and lets go of what is older than it has to be. */
  async copyWhenDue(): Promise<void> {
    const { archive, spool, sealing } = this.parts;
    const newest = (await copiesIn(archive)).at(-1);
    const isDue = newest === undefined || sealing.now() - newest.usableFrom >= COPY_EVERY_MS;
    if (!isDue && (await spool.hasBegun()) && (await this.isOurs(newest))) return;
    await this.copy();
    this.isUnderOurKey = true;
    // A copy counts with the log that it needs; only then may older ones go.
    await this.takeLog();
    await spool.begin();
    await this.letGo();
  }

  /** Removes what no moment within the days that are kept needs. */
  private async letGo(): Promise<void> {
    const { archive, keepDays, sealing } = this.parts;
    const before = sealing.now() - keepDays * DAY_MS;
    const copies = await copiesIn(archive);
    // The newest one of before: what lies between it and the next is within the days.
    const oldest = copies.findLast(({ usableFrom }) => usableFrom <= before) ?? copies[0];
    if (oldest === undefined) return;
    for (const { file, usableFrom } of copies)
      if (usableFrom < oldest.usableFrom) await rm(join(archive, COPIES, file));
    // Histories fork: a file is needed by its moment, not by its name.
    const finishedAt = async (name: string) => (await stat(join(archive, LOG, `${name}${SEALED}`))).mtimeMs;
    const first = await finishedAt(oldest.firstSegment);
    for (const name of await logFilesIn(archive))
      if (!name.endsWith('.history') && (await finishedAt(name)) < first)
        await rm(join(archive, LOG, `${name}${SEALED}`));
    await this.beside.compareMedia(oldest.usableFrom);
  }

  /** Whether a copy opens under the master key of now: what follows one that does not would need two. */
  private async isOurs({ file }: KeptCopy): Promise<boolean> {
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

  /** What seals, once the archive is known to be this cluster's. */
  private async sealing(): Promise<Sealing> {
    this.system ??= await this.identify();
    return { ...this.parts.sealing, system: this.system };
  }

  /** Whether a sealed file of the log holds what a file of the spool holds. */
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
        `${archive} holds the log of another database than that of ${dataDir}: name another folder.`,
      );
    return system;
  }
}
