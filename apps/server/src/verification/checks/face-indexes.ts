import { setImmediate } from 'node:timers/promises';
import type { ExecutionId, SpaceId } from '@assay/contract';
import { type Connection, facesAfter } from '@assay/store';
import { FaceIndex } from '@assay/vision';

const FACES_A_READ = 1000;
/** The indexes of all spaces take this much memory together; what is over it, the least lately used go and are read anew. */
const MOST_BYTES = 768 * 2 ** 20;

type OpenFace = (spaceId: SpaceId, executionId: ExecutionId, sealed: Buffer) => Float32Array;

interface HeldIndex {
  readonly index: FaceIndex;
  /** Number of the newest face in it. */
  last: number;
  /** Whoever reads on; others wait for it. */
  reading: Promise<void> | null;
}

/**
 * The faces of each space in memory, in a form that is searched in milliseconds. What is kept of them is sealed in the store and nowhere
 * else: an index is read from there when it is first asked for, and followed by the faces' numbers, which rise in the order of their
 * transactions because these keep them one after the other.
 */
export class FaceIndexes {
  private readonly held = new Map<SpaceId, HeldIndex>();

  constructor(private readonly open: OpenFace) {}

  /** The index of a space with every face that the connection sees. */
  async of(connection: Connection, spaceId: SpaceId): Promise<FaceIndex> {
    const held = this.held.get(spaceId) ?? { index: new FaceIndex(), last: 0, reading: null };
    // The latest used stands last.
    this.held.delete(spaceId);
    this.held.set(spaceId, held);
    while (held.reading) await held.reading.catch(() => {});
    // One reads at a time, or a face would stand in the index twice.
    const reading = this.readOn(connection, spaceId, held);
    held.reading = reading;
    try {
      await reading;
    } finally {
      if (held.reading === reading) held.reading = null;
    }
    this.dropOver(spaceId);
    return held.index;
  }

  private async readOn(connection: Connection, spaceId: SpaceId, held: HeldIndex): Promise<void> {
    for (;;) {
      const faces = await facesAfter(connection, spaceId, { after: held.last, limit: FACES_A_READ });
      for (const { number, executionId, sealed } of faces) {
        // Another reading of the same rows may have been faster.
        if (number <= held.last) continue;
        held.index.add(number, this.open(spaceId, executionId, sealed));
        held.last = number;
      }
      // Fewer than asked for may be left of those that could be opened.
      if (faces.length === 0) break;
      await setImmediate();
    }
    await held.index.settle(() => setImmediate());
  }

  private dropOver(used: SpaceId): void {
    let bytes = 0;
    for (const { index } of this.held.values()) bytes += index.bytes;
    for (const [spaceId, { index, reading }] of this.held) {
      if (bytes <= MOST_BYTES) return;
      if (spaceId === used || reading) continue;
      this.held.delete(spaceId);
      bytes -= index.bytes;
    }
  }
}
