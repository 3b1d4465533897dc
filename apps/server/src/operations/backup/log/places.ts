import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isLogFile } from '@assay/embedded-postgres';
import { BadBackup } from '../archive';

/*
 * An archived log is a folder: copies of the cluster, the files of its write-ahead log since, the keys of its records as they are
 * now, and captured media, sealed as they lie. `system` says in plain of which cluster.
 */

export const COPIES = 'copies';
export const LOG = 'log';
export const KEYS = 'record-keys';
export const MEDIA = 'media';
export const SYSTEM_FILE = 'system';
/** What the name of a sealed file ends with. */
export const SEALED = '.assay';
/** What the name of a captured file ends with once it is in use no more. */
export const GONE = '.gone';

/** Of a folder of captured files. */
const SPACE_NAME = /^\d{1,10}$/;
/** Of a captured file. */
export const MEDIA_NAME = /^[0-9a-f-]{36}$/;

const COPY_NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z_([0-9A-F]{24})\.assay$/;
const SEGMENT = /^[0-9A-F]{24}$/;
/** Segments of 16 MiB, so many to each number in the middle of a name. */
const SEGMENTS_A_PART = 256;

/** A copy of the cluster that lies in an archive. */
export interface KeptCopy {
  readonly file: string;
  /** It can be recovered to this moment and later ones; UNIX milliseconds. */
  readonly usableFrom: number;
  /** What has to be replayed first. */
  readonly firstSegment: string;
}

/** The name of a copy, which says what it is good for. */
export const copyName = (usableFrom: number, firstSegment: string): string =>
  `${new Date(usableFrom).toISOString().replace(/[:.]/g, '-')}_${firstSegment}${SEALED}`;

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The copies in an archive, the oldest first. */
export async function copiesIn(archive: string): Promise<readonly KeptCopy[]> {
  const copies: KeptCopy[] = [];
  for (const file of await namesIn(join(archive, COPIES))) {
    const [, day, hours, minutes, seconds, thousandths, firstSegment] = COPY_NAME.exec(file) ?? [];
    if (!firstSegment) continue;
    const usableFrom = Date.parse(`${day}T${hours}:${minutes}:${seconds}.${thousandths}Z`);
    copies.push({ file, usableFrom, firstSegment });
  }
  return copies;
}

/** The files of the log in an archive, by their names. */
export async function logFilesIn(archive: string): Promise<readonly string[]> {
  const names = await namesIn(join(archive, LOG));
  return names
    .filter((name) => name.endsWith(SEALED))
    .map((name) => name.slice(0, -SEALED.length))
    .filter(isLogFile);
}

/** Captured files of an archive or a data folder: `<space>/<name>`. */
export async function* mediaBelow(
  folder: string,
  isNamed: (name: string) => boolean,
): AsyncGenerator<string> {
  for (const space of await namesIn(folder)) {
    if (!SPACE_NAME.test(space)) continue;
    for (const name of await namesIn(join(folder, space))) if (isNamed(name)) yield `${space}/${name}`;
  }
}

/** The segment behind a segment of the same timeline. PostgreSQL: `XLogFileName`. */
export function segmentAfter(segment: string): string {
  const number =
    Number.parseInt(segment.slice(8, 16), 16) * SEGMENTS_A_PART + Number.parseInt(segment.slice(16), 16) + 1;
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
  return `${segment.slice(0, 8)}${hex(Math.floor(number / SEGMENTS_A_PART))}${hex(number % SEGMENTS_A_PART)}`;
}

/** How far the log goes on from a copy without a gap. */
interface LogReach {
  /** null = not even the first segment is there. */
  readonly lastSegment: string | null;
  /** When it was finished: whatever was committed before is in the log. UNIX milliseconds. */
  readonly until: number | null;
  /** Whether later segments lie behind a gap. */
  readonly hasGap: boolean;
}

/** How far the log of a copy's timeline goes on from it. */
export async function reachOf(archive: string, { firstSegment }: KeptCopy): Promise<LogReach> {
  const timeline = firstSegment.slice(0, 8);
  const segments = (await logFilesIn(archive)).filter(
    (name) => SEGMENT.test(name) && name.startsWith(timeline) && name >= firstSegment,
  );
  let last: string | null = null;
  for (let next = firstSegment; segments.includes(next); next = segmentAfter(next)) last = next;
  if (last === null) return { lastSegment: null, until: null, hasGap: segments.length > 0 };
  const { mtimeMs } = await stat(join(archive, LOG, `${last}${SEALED}`));
  return { lastSegment: last, until: Math.round(mtimeMs), hasGap: segments.at(-1) !== last };
}

/** @throws BadBackup where a folder is no archived log */
export async function requireArchive(archive: string): Promise<void> {
  if ((await copiesIn(archive)).length === 0)
    throw new BadBackup(`${archive} holds no copy of a database: it is no archived log of Assay.`);
}
