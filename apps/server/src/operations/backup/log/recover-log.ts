import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { recoverCluster, systemClock } from '@assay/embedded-postgres';
import { type Connection, listedMedia } from '@assay/store';
import { writeWholeStream } from '@assay/versioned-files';
import type { Blobs } from '../../../platform/blobs';
import { encryptedRange } from '../../../platform/secrets/sealed-stream';
import { BadBackup } from '../archive';
import { wholeOf } from '../frames';
import {
  COPIES,
  copiesIn,
  GONE,
  KEYS,
  LOG,
  MEDIA,
  reachOf,
  requireArchive,
  SEALED,
  type StoredCopy,
} from './places';
import { type MasterKeys, openFiles } from './sealed-file';

const ID_FILE = 'id';
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** Source and target time of a recovery; null = the end of the log. */
interface Recovery {
  readonly archive: string;
  readonly until: Date | null;
  readonly dataDir: string;
  readonly masters: MasterKeys;
  /** Called before the replay, once a copy that can reach the target time is found. */
  readonly prepare: () => Promise<void>;
}

const text = (at: number): string => new Date(at).toISOString();

/**
 * Returns the newest copy from which the target time can be reached.
 * @throws BadBackup when there is no such copy, or the log doesn't reach the time
 */
async function copyFor({ archive, until }: Pick<Recovery, 'archive' | 'until'>): Promise<StoredCopy> {
  await requireArchive(archive);
  const copies = await copiesIn(archive);
  const copy = copies.findLast(({ usableFrom }) => until === null || usableFrom <= until.getTime());
  if (copy === undefined)
    throw new BadBackup(`${archive} starts at ${text(copies[0]!.usableFrom)}. Choose a later time.`);
  const { until: end, hasGap } = await reachOf(archive, copy);
  if (end === null) throw new BadBackup(`${archive} has no log after its copy of ${text(copy.usableFrom)}.`);
  if (hasGap && (until === null || until.getTime() > end))
    throw new BadBackup(
      `The log in ${archive} has a gap after ${text(end)}. Choose an earlier time with --to.`,
    );
  return copy;
}

/**
 * Recovers the database to a point in time from an archived log, into an empty data folder.
 * @returns the copy used and the number of replayed log files
 * @throws BadBackup, EmbeddedError
 */
export async function recoverLog({ archive, until, dataDir, masters, prepare }: Recovery) {
  const copy = await copyFor({ archive, until });
  await prepare();
  let logFiles = 0;
  await recoverCluster({
    ...{ dataDir, until, clock: systemClock },
    files: openFiles(join(archive, COPIES, copy.file), { kind: 'cluster', name: copy.firstSegment }, masters),
    logFile: async (name, path) => {
      const sealed = join(archive, LOG, `${name}${SEALED}`);
      if (!existsSync(sealed)) return false;
      for await (const { bytes } of openFiles(sealed, { kind: 'log', name }, masters))
        await pipeline(bytes, createWriteStream(path, { mode: OWNER_ONLY }));
      logFiles++;
      return true;
    },
  });
  return { copy, logFiles };
}

/**
 * Restores the record keys from the last write to the archive, so destroyed keys stay destroyed. Keys of the
 * same deployment already in the folder are newer and stay.
 * @param folder null = only read the keys
 * @returns number of restored files
 * @throws BadBackup
 */
export async function recoverKeys(
  archive: string,
  masters: MasterKeys,
  folder: string | null,
): Promise<number> {
  const kept = join(archive, KEYS);
  const names = existsSync(kept) ? (await readdir(kept)).map((file) => file.slice(0, -SEALED.length)) : [];
  if (!names.includes(ID_FILE)) return 0;
  const open = async (name: string): Promise<Buffer> => {
    for await (const { bytes } of openFiles(
      join(kept, `${name}${SEALED}`),
      { kind: 'record-key-file', name },
      masters,
    ))
      return wholeOf(bytes);
    throw new BadBackup(`${join(kept, `${name}${SEALED}`)} is empty.`);
  };
  const identity = (await open(ID_FILE)).toString().trim();
  if (folder !== null && existsSync(join(folder, ID_FILE))) {
    if ((await readFile(join(folder, ID_FILE), 'utf8')).trim() === identity) return 0;
    throw new BadBackup(`${folder} contains the keys of another deployment. Use an empty folder.`);
  }
  // The id file is written last, so an incomplete folder isn't accepted as the database's key folder.
  for (const name of [...names.filter((one) => one !== ID_FILE), ID_FILE]) {
    const bytes = await open(name);
    if (folder !== null)
      await writeWholeStream(join(folder, name), once(bytes), {
        mode: OWNER_ONLY,
        folderMode: OWNER_ONLY_FOLDER,
      });
  }
  return names.length;
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/**
 * Restores the captured files that a recovered database references.
 * @param blobs target storage; null = only check that the files exist
 */
export async function recoverMedia(archive: string, connection: Connection, blobs: Blobs | null) {
  let media = 0;
  let missing = 0;
  for await (const { environmentId, id, size } of listedMedia(connection, Number.MAX_SAFE_INTEGER)) {
    const name = `${environmentId}/${id}`;
    const places = [join(archive, MEDIA, name), `${join(archive, MEDIA, name)}${GONE}`];
    const place = places.find((path) => existsSync(path));
    if (place === undefined || (await stat(place)).size !== encryptedRange(size, 0, size).end) missing++;
    else {
      media++;
      await blobs?.write(name, createReadStream(place));
    }
  }
  return { media, missing };
}
