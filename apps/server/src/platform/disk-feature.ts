import { existsSync, readFileSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Feature } from './feature';
import type { ComponentHealth } from './health';
import type { Log } from './log';
import type { Metrics } from './metrics';

/**
 * Thresholds below which an operator must act: PostgreSQL needs space for its write-ahead log, and imports
 * for the next version.
 */
const MIN_BYTES = 256 * 2 ** 20;
const MIN_SHARE = 0.05;
const LOOKS_EVERY_MS = 15_000;

/** Disk space of a file system: bytes that this user may still write, and total bytes. */
export interface DiskRoom {
  readonly free: number;
  readonly total: number;
}

interface DiskPorts {
  readonly dataDir: string;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Returns the disk space of a folder's file system; null if it is unknown. */
  readonly room?: (folder: string) => Promise<DiskRoom | null>;
}

/** Returns true if the remaining disk space is below a threshold. */
export const isShortOf = ({ free, total }: DiskRoom): boolean => free < MIN_BYTES || free < total * MIN_SHARE;

/** Returns the disk space of a folder's file system; null if it is unknown. */
export async function roomOf(folder: string): Promise<DiskRoom | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}

/** Returns the disk space for the folders, each file system once. */
export async function roomsOf(folders: readonly string[]): Promise<readonly DiskRoom[]> {
  const devices = await Promise.all(folders.map((folder) => stat(folder).catch(() => null)));
  const first = folders.filter(
    (_, place) => devices.findIndex((other) => other?.dev === devices[place]?.dev) === place,
  );
  return (await Promise.all(first.map(roomOf))).filter((room) => room !== null);
}

/** Returns the data folder, and the folder of the embedded database if it is elsewhere. */
export function foldersOf(dataDir: string): readonly string[] {
  const location = join(dataDir, 'pg.location');
  return existsSync(location) ? [dataDir, readFileSync(location, 'utf8').trim()] : [dataDir];
}

export const mebibytes = (bytes: number) => Math.floor(bytes / 2 ** 20).toLocaleString('en');

/** Creates the disk feature, which warns before a disk is full. The database itself reports a full disk. */
export function diskFeature({ dataDir, log, metrics, room = roomOf }: DiskPorts): Feature {
  let wasShort = false;
  async function health(): Promise<readonly ComponentHealth[]> {
    const rooms = (await Promise.all(foldersOf(dataDir).map(room))).filter((one) => one !== null);
    const [least] = rooms.sort((one, other) => one.free - other.free);
    if (!least) return [];
    metrics.diskFree.set(least.free);
    const isShort = isShortOf(least);
    const note = `The disk of the data folder has ${mebibytes(least.free)} MiB left.`;
    if (isShort !== wasShort) log.info('disk', { short: isShort, note });
    wasShort = isShort;
    return [{ name: 'disk', state: isShort ? 'degraded' : 'ok', ...(isShort ? { note } : {}) }];
  }
  return {
    name: 'disk',
    health,
    jobs: [{ name: 'disk-look', everyMs: LOOKS_EVERY_MS, inEvery: true, run: health }],
    measure: async () => void (await health()),
  };
}
