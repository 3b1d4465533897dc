import type { EnvironmentId } from '@assay/contract';
import {
  type Connection,
  lockPictures,
  picturesAfter,
  picturesAt,
  type StoredPicture,
  storePicture,
} from '@assay/store';
import {
  copyOf,
  hashBytes,
  hashFrom,
  type PictureFeatures,
  type PictureHash,
  PictureIndex,
  pictureHash,
} from '@assay/vision';
import { inSlices } from '../../platform/time-slices';
import type { FaceMatch, FaceOwner } from './face-match';
import { type HeldIndex, StoredIndexes } from './kept-indexes';

/** A picture in searchable form. */
interface Searched {
  readonly look: PictureFeatures;
  readonly hash: PictureHash;
}

const MAX_BYTES = 128 * 2 ** 20;
/** Maximum number of candidate copies compared exactly, most similar first. */
const MAX_COMPARED = 20;
/** Length of the document number hash stored after the picture hash; 0 = no number was read. */
const NUMBER_BYTES = 8;
const NO_NUMBER = 0n;

const storedHash = (kept: Buffer): PictureHash => hashFrom(kept.subarray(0, -NUMBER_BYTES));
const storedNumber = (kept: Buffer): bigint => kept.readBigInt64LE(kept.length - NUMBER_BYTES);

export interface Pictures {
  /** Reads the stored pictures of an environment. The first read is slow, so call it outside of a transaction. */
  ready(connection: Connection, environmentId: EnvironmentId): Promise<HeldIndex<PictureIndex>>;
  /**
   * Returns true if a picture is a copy from an earlier session. Stores the hashes, so that of two concurrent
   * sessions the later one finds the earlier one.
   * @param number keyed hash of the document number that was read; null = none
   */
  settle(
    connection: Connection,
    owner: FaceOwner,
    looks: readonly PictureFeatures[],
    number: string | null,
    ready: HeldIndex<PictureIndex>,
  ): Promise<FaceMatch>;
}

/**
 * Opens the pictures of earlier sessions. Cropped documents of one kind have similar hashes. Two pictures
 * with different document numbers are therefore different documents.
 */
export function openPictures(): Pictures {
  const indexes = new StoredIndexes<PictureIndex, StoredPicture>({
    make: () => new PictureIndex(),
    after: picturesAfter,
    add: (index, _environmentId, { number, hash }) => index.add(number, storedHash(hash)),
    settle: async () => undefined,
    mostBytes: MAX_BYTES,
  });
  const searched = (looks: readonly PictureFeatures[]): readonly Searched[] =>
    looks.flatMap((look) => {
      const hash = pictureHash(look);
      return hash ? [{ look, hash }] : [];
    });
  /** Returns stored pictures of other executions that may be copies; drops index entries missing in the store. */
  async function candidates(
    connection: Connection,
    { environmentId, id }: FaceOwner,
    index: PictureIndex,
    hash: PictureHash,
  ) {
    const numbers = index.near(hash, MAX_COMPARED);
    if (numbers.length === 0) return [];
    const kept = await picturesAt(connection, environmentId, numbers);
    const there = new Set(kept.map(({ number }) => number));
    for (const number of numbers) if (!there.has(number)) index.forget(number);
    return kept.filter(({ executionId }) => executionId !== id);
  }
  const search: Pictures['settle'] = async (connection, owner, looks, number, ready) => {
    await indexes.follow(connection, owner.environmentId, ready);
    const own = number === null ? NO_NUMBER : BigInt(number);
    let [found, other] = [false, false];
    for (const { look, hash } of searched(looks)) {
      const compare = copyOf(look);
      for (const kept of await candidates(connection, owner, ready.index, hash)) {
        const its = storedNumber(kept.hash);
        if (own !== NO_NUMBER && its !== NO_NUMBER && own !== its) continue;
        if (!(await inSlices(compare(storedHash(kept.hash))))) continue;
        found = true;
        other ||= kept.userHash !== owner.userHash;
      }
    }
    return { found, other };
  };
  return {
    ready: (connection, environmentId) => indexes.of(connection, environmentId),
    async settle(connection, owner, looks, number, ready) {
      await lockPictures(connection, owner.environmentId);
      const match = await search(connection, owner, looks, number, ready);
      const tail = Buffer.alloc(NUMBER_BYTES);
      tail.writeBigInt64LE(number === null ? NO_NUMBER : BigInt(number));
      for (const { hash } of searched(looks))
        await storePicture(connection, owner.environmentId, {
          executionId: owner.id,
          userHash: owner.userHash,
          hash: Buffer.concat([hashBytes(hash), tail]),
        });
      return match;
    },
  };
}
