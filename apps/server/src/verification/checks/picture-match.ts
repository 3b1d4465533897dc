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

/** A picture as it is searched for. */
interface Searched {
  readonly look: PictureLook;
  readonly hash: PictureHash;
}

const MOST_BYTES = 128 * 2 ** 20;
/** So many that may be copies are compared themselves, the likest first. */
const MOST_COMPARED = 20;
/** Behind the hash of a picture stands that of the number of its document; 0 = none was read. */
const NUMBER_BYTES = 8;
const NO_NUMBER = 0n;

const keptHash = (kept: Buffer): PictureHash => hashFrom(kept.subarray(0, -NUMBER_BYTES));
const keptNumber = (kept: Buffer): bigint => kept.readBigInt64LE(kept.length - NUMBER_BYTES);

export interface Pictures {
  /** Reads the stored pictures of a space. The first read takes long: do it outside of a transaction. */
  ready(connection: Connection, spaceId: SpaceId): Promise<HeldIndex<PictureIndex>>;
  /**
   * Whether a picture is a copy of one of an earlier session; keeps their hashes, so that of two at once the later finds the earlier.
   * @param number keyed hash of the number that was read from the document; null = none was
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
 * Pictures of earlier sessions. Two documents of one kind look alike to a hash where both were cut out along their edges: where a number
 * was read from both and it is another, they are two documents.
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
  /** The kept ones of other executions that may be copies; what the index holds beyond the store it forgets. */
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
