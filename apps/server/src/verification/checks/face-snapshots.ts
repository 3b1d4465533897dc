import { setImmediate } from 'node:timers/promises';
import type { EnvironmentId } from '@assay/contract';
import {
  type Connection,
  type Database,
  faceNumbers,
  facesAt,
  snapshotKey,
  takeSnapshotKey,
} from '@assay/store';
import type { FaceIndex } from '@assay/vision';
import type { Runtime } from '../../platform/runtime';
import {
  type LastFace,
  readSnapshot,
  removeSnapshot,
  UnusableSnapshot,
  writeSnapshot,
} from './face-snapshot';

const NAME = 'faces';
const KEY_BYTES = 32;
const NUMBERS_A_READ = 20_000;

interface FaceSnapshotsPorts {
  readonly database: Pick<Database, 'query' | 'transaction' | 'vault'>;
  readonly runtime: Pick<Runtime, 'now' | 'bytes'>;
  /** Folder of the snapshots, one file per environment. */
  readonly folder: string;
  readonly onFault: (error: unknown) => void;
  /** Minimum number of faces for a snapshot; fewer are decrypted quickly one by one. */
  readonly fromFaces?: number;
}

const FROM_FACES = 20_000;
/** Share of new faces at which a snapshot is replaced. */
const NEW_SHARE = 0.1;
/** Minimum interval between checks of an environment's snapshot, in milliseconds. */
const LOOK_MS = 600_000;

/** State of an environment's snapshot in this process. */
interface Known {
  /** Number of faces in the snapshot; 0 = none. */
  faces: number;
  nextLookupAt: number;
}

/**
 * Snapshots of face indexes on local disk, so that a start decrypts one file instead of each face. Their key
 * is in the store and is destroyed when the first of their faces is erased. The file is then useless, and a
 * new one is written without that face.
 */
export class FaceSnapshots {
  private readonly known = new Map<EnvironmentId, Known>();
  private writing: Promise<void> | null = null;

  constructor(private readonly ports: FaceSnapshotsPorts) {}

  /**
   * Returns the stored index and its newest face; null = no valid snapshot. An invalid one is removed from
   * disk.
   */
  async read(
    connection: Connection,
    environmentId: EnvironmentId,
  ): Promise<{ readonly index: FaceIndex; readonly last: number } | null> {
    const { folder, onFault } = this.ports;
    try {
      const key = await snapshotKey(connection, environmentId, NAME);
      const found = key && (await readSnapshot(folder, environmentId, key));
      // After a restore, the number may belong to another face.
      if (found && (await isThere(connection, environmentId, found.last))) {
        this.known.set(environmentId, { faces: found.index.size, nextLookupAt: 0 });
        return { index: found.index, last: found.last.number };
      }
    } catch (error) {
      if (!(error instanceof UnusableSnapshot)) throw error;
      onFault(error);
    }
    await removeSnapshot(folder, environmentId);
    return null;
  }

  /** Writes a snapshot in the background if the current one is outdated or invalid. */
  offer(environmentId: EnvironmentId, index: FaceIndex, last: number): void {
    const { runtime, onFault, fromFaces = FROM_FACES } = this.ports;
    const known = this.known.get(environmentId) ?? { faces: 0, nextLookupAt: 0 };
    if (this.writing || index.size < fromFaces || runtime.now() < known.nextLookupAt) return;
    this.known.set(environmentId, { ...known, nextLookupAt: runtime.now() + LOOK_MS });
    this.writing = this.look(environmentId, index, last)
      .catch(onFault)
      .finally(() => {
        this.writing = null;
      });
  }

  /** Waits until no snapshot is being written. */
  async settled(): Promise<void> {
    await this.writing;
  }

  private async look(environmentId: EnvironmentId, index: FaceIndex, last: number): Promise<void> {
    const { database, runtime, folder, fromFaces = FROM_FACES } = this.ports;
    const known = this.known.get(environmentId)!;
    const behind = index.size - known.faces;
    const isGood = known.faces > 0 && (await snapshotKey(database, environmentId, NAME)) !== null;
    if (isGood && behind < Math.max(fromFaces, known.faces * NEW_SHARE)) return;
    const { parts, areCurrent } = index.parts();
    const key = await database.transaction((connection) =>
      takeSnapshotKey(connection, environmentId, NAME, runtime.bytes(KEY_BYTES)),
    );
    // A later erasure destroys the key, and faces erased earlier aren't in this list.
    const kept = await storedNumbers(database, environmentId, last);
    const newest = kept.at(-1);
    const [face] = newest === undefined ? [] : await facesAt(database, environmentId, [newest]);
    if (!face) return;
    await writeSnapshot(folder, environmentId, key, runtime.bytes, {
      parts,
      isStored: (number) => isAmong(kept, number),
      last: { number: face.number, executionId: face.executionId },
    });
    if (!areCurrent()) await removeSnapshot(folder, environmentId);
    else this.known.set(environmentId, { ...known, faces: kept.length });
  }
}

async function isThere(
  connection: Connection,
  environmentId: EnvironmentId,
  last: LastFace,
): Promise<boolean> {
  const [face] = await facesAt(connection, environmentId, [last.number]);
  return face?.executionId === last.executionId;
}

async function storedNumbers(
  connection: Connection,
  environmentId: EnvironmentId,
  through: number,
): Promise<readonly number[]> {
  const all: number[] = [];
  for (;;) {
    const after = all.at(-1) ?? 0;
    const some = await faceNumbers(connection, environmentId, { after, through, limit: NUMBERS_A_READ });
    if (some.length === 0) return all;
    for (const number of some) all.push(number);
    await setImmediate();
  }
}

/** Returns true if a number is in an ascending list. */
function isAmong(rising: readonly number[], number: number): boolean {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rising[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return rising[low] === number;
}
