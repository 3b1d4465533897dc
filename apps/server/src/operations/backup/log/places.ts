import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isLogFile } from '@assay/embedded-postgres';
import { BadBackup } from '../archive';

/*
 * Layout of an archived log folder: copies of the cluster, their write-ahead log files, the current record
 * keys, and captured media in encrypted form. The `system` file holds the cluster's system identifier in
 * plain text.
 */

export const COPIES = 'copies';
export const LOG = 'log';
export const KEYS = 'record-keys';
export const MEDIA = 'media';
export const SYSTEM_FILE = 'system';
/** Suffix of encrypted files. */
export const SEALED = '.assay';
/** Suffix of captured files that are no longer used. */
export const GONE = '.gone';

/** Folder name of captured files. */
const SPACE_NAME = /^\d{1,10}$/;
/** File name of a captured file. */
export const MEDIA_NAME = /^[0-9a-f-]{36}$/;

const COPY_NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z_([0-9A-F]{24})\.assay$/;
const SEGMENT = /^[0-9A-F]{24}$/;
/** Number of 16 MiB segments per value of the middle part of a segment name. */
const SEGMENTS_A_PART = 256;

/** A copy of the cluster in an archive. */
export interface StoredCopy {
  readonly file: string;
  /** Earliest time that it can be recovered to, in UNIX milliseconds. */
  readonly usableFrom: number;
  /** First log segment to replay. */
  readonly firstSegment: string;
}

/** Returns the name of a copy: its earliest recovery time and first segment. */
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

/** Returns the copies in an archive, oldest first. */
export async function copiesIn(archive: string): Promise<readonly StoredCopy[]> {
  const copies: StoredCopy[] = [];
  for (const file of await namesIn(join(archive, COPIES))) {
    const [, day, hours, minutes, seconds, thousandths, firstSegment] = COPY_NAME.exec(file) ?? [];
    if (!firstSegment) continue;
    const usableFrom = Date.parse(`${day}T${hours}:${minutes}:${seconds}.${thousandths}Z`);
    copies.push({ file, usableFrom, firstSegment });
  }
  return copies;
}

/** Returns the names of the log files in an archive, sorted. */
export async function logFilesIn(archive: string): Promise<readonly string[]> {
  const names = await namesIn(join(archive, LOG));
  return names
    .filter((name) => name.endsWith(SEALED))
    .map((name) => name.slice(0, -SEALED.length))
    .filter(isLogFile);
}

/** Yields captured files of an archive or a data folder, as `<space>/<name>`. */
export async function* mediaBelow(
  folder: string,
  isNamed: (name: string) => boolean,
): AsyncGenerator<string> {
  for (const space of await namesIn(folder)) {
    if (!SPACE_NAME.test(space)) continue;
    for (const name of await namesIn(join(folder, space))) if (isNamed(name)) yield `${space}/${name}`;
  }
}

/** Returns the next segment of the same timeline. PostgreSQL: `XLogFileName`. */
export function segmentAfter(segment: string): string {
  const number =
    Number.parseInt(segment.slice(8, 16), 16) * SEGMENTS_A_PART + Number.parseInt(segment.slice(16), 16) + 1;
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
  return `${segment.slice(0, 8)}${hex(Math.floor(number / SEGMENTS_A_PART))}${hex(number % SEGMENTS_A_PART)}`;
}

/** Extent of the continuous log after a copy. */
interface LogReach {
  /** null = the first segment is missing. */
  readonly lastSegment: string | null;
  /**
   * Time at which the last segment was finished, in UNIX milliseconds. Everything committed before is in the
   * log.
   */
  readonly until: number | null;
  /** True when later segments exist after a gap. */
  readonly hasGap: boolean;
}

/** Returns the extent of the continuous log on the copy's timeline. */
export async function reachOf(archive: string, { firstSegment }: StoredCopy): Promise<LogReach> {
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

/** @throws BadBackup when the folder is not an archived log */
export async function requireArchive(archive: string): Promise<void> {
  if ((await copiesIn(archive)).length === 0)
    throw new BadBackup(`${archive} contains no database copy, so it isn't an archived log of Assay.`);
}
