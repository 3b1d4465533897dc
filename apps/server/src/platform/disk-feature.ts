import { existsSync, readFileSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Feature } from './feature';
import type { ComponentHealth } from './health';
import type { Log } from './log';
import type { Metrics } from './metrics';

/** Below either an operator has to act: PostgreSQL needs room for its log of changes, imports for the next version. */
const LEAST_BYTES = 256 * 2 ** 20;
const LEAST_SHARE = 0.05;
const LOOKS_EVERY_MS = 15_000;

/** Room of a file system: bytes that this user may still write, and bytes in all. */
export interface DiskRoom {
  readonly free: number;
  readonly total: number;
}

interface DiskPorts {
  readonly dataDir: string;
  readonly log: Log;
  readonly metrics: Metrics;
  /** How much room there is where a folder lies; null = it cannot be said. */
  readonly room?: (folder: string) => Promise<DiskRoom | null>;
}

/** Whether so little room is left that somebody has to act. */
export const isShortOf = ({ free, total }: DiskRoom): boolean =>
  free < LEAST_BYTES || free < total * LEAST_SHARE;

/** How much room there is where a folder lies; null = it cannot be said. */
export async function roomOf(folder: string): Promise<DiskRoom | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}

/** The rooms that the folders lie in: each file system once. */
export async function roomsOf(folders: readonly string[]): Promise<readonly DiskRoom[]> {
  const devices = await Promise.all(folders.map((folder) => stat(folder).catch(() => null)));
  const first = folders.filter(
    (_, place) => devices.findIndex((other) => other?.dev === devices[place]?.dev) === place,
  );
  return (await Promise.all(first.map(roomOf))).filter((room) => room !== null);
}

/** The data folder, and where the embedded database lies when it lies elsewhere. */
export function foldersOf(dataDir: string): readonly string[] {
  const location = join(dataDir, 'pg.location');
  return existsSync(location) ? [dataDir, readFileSync(location, 'utf8').trim()] : [dataDir];
}

export const mebibytes = (bytes: number) => Math.floor(bytes / 2 ** 20).toLocaleString('en');

/** What operators see of the disk: a word before it is full. What is full by then, the database says itself. */
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
