import type { SpaceId } from '@assay/contract';
import {
  type Connection,
  keepPicture,
  lockPictures,
  picturesAfter,
  picturesAt,
  type StoredPicture,
} from '@assay/store';
import {
  copyOf,
  hashBytes,
  hashFrom,
  type PictureHash,
  PictureIndex,
  type PictureLook,
  pictureHash,
} from '@assay/vision';
import { inSlices } from '../../platform/time-slices';
import type { FaceMatch, FaceOwner } from './face-match';
import { type HeldIndex, KeptIndexes } from './kept-indexes';

/** A picture in searchable form. */
interface Searched {
  readonly look: PictureLook;
  readonly hash: PictureHash;
}

const MOST_BYTES = 128 * 2 ** 20;
/** Maximum number of candidate copies compared exactly, most similar first. */
const MOST_COMPARED = 20;
/** Length of the document number hash stored after the picture hash; 0 = no number was read. */
const NUMBER_BYTES = 8;
const NO_NUMBER = 0n;

const keptHash = (kept: Buffer): PictureHash => hashFrom(kept.subarray(0, -NUMBER_BYTES));
const keptNumber = (kept: Buffer): bigint => kept.readBigInt64LE(kept.length - NUMBER_BYTES);

export interface Pictures {
  /** Reads the stored pictures of an environment. The first read is slow, so call it outside of a transaction. */
  ready(connection: Connection, spaceId: SpaceId): Promise<HeldIndex<PictureIndex>>;
  /**
   * Returns true if a picture is a copy from an earlier session. Stores the hashes, so that of two concurrent
   * sessions the later one finds the earlier one.
   * @param number keyed hash of the document number that was read; null = none
   */
  settle(
    connection: Connection,
    owner: FaceOwner,
    looks: readonly PictureLook[],
    number: string | null,
    ready: HeldIndex<PictureIndex>,
  ): Promise<FaceMatch>;
}

/**
 * Opens the pictures of earlier sessions. Cropped documents of one kind have similar hashes. Two pictures
 * with different document numbers are therefore different documents.
 */
export function openPictures(): Pictures {
  const indexes = new KeptIndexes<PictureIndex, StoredPicture>({
    make: () => new PictureIndex(),
    after: picturesAfter,
    add: (index, _spaceId, { number, hash }) => index.add(number, keptHash(hash)),
    settle: async () => undefined,
    mostBytes: MOST_BYTES,
  });
  const searched = (looks: readonly PictureLook[]): readonly Searched[] =>
    looks.flatMap((look) => {
      const hash = pictureHash(look);
      return hash ? [{ look, hash }] : [];
    });
  /** Returns stored pictures of other executions that may be copies; drops index entries missing in the store. */
  async function candidates(
    connection: Connection,
    { spaceId, id }: FaceOwner,
    index: PictureIndex,
    hash: PictureHash,
  ) {
    const numbers = index.near(hash, MOST_COMPARED);
    if (numbers.length === 0) return [];
    const kept = await picturesAt(connection, spaceId, numbers);
    const there = new Set(kept.map(({ number }) => number));
    for (const number of numbers) if (!there.has(number)) index.forget(number);
    return kept.filter(({ executionId }) => executionId !== id);
  }
  const search: Pictures['settle'] = async (connection, owner, looks, number, ready) => {
    await indexes.follow(connection, owner.spaceId, ready);
    const own = number === null ? NO_NUMBER : BigInt(number);
    let [found, other] = [false, false];
    for (const { look, hash } of searched(looks)) {
      const compare = copyOf(look);
      for (const kept of await candidates(connection, owner, ready.index, hash)) {
        const its = keptNumber(kept.hash);
        if (own !== NO_NUMBER && its !== NO_NUMBER && own !== its) continue;
        if (!(await inSlices(compare(keptHash(kept.hash))))) continue;
        found = true;
        other ||= kept.userHash !== owner.userHash;
      }
    }
    return { found, other };
  };
  return {
    ready: (connection, spaceId) => indexes.of(connection, spaceId),
    async settle(connection, owner, looks, number, ready) {
      await lockPictures(connection, owner.spaceId);
      const match = await search(connection, owner, looks, number, ready);
      const tail = Buffer.alloc(NUMBER_BYTES);
      tail.writeBigInt64LE(number === null ? NO_NUMBER : BigInt(number));
      for (const { hash } of searched(looks))
        await keepPicture(connection, owner.spaceId, {
          executionId: owner.id,
          userHash: owner.userHash,
          hash: Buffer.concat([hashBytes(hash), tail]),
        });
      return match;
    },
  };
}
