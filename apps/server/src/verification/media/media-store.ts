import { createHash } from 'node:crypto';
import type { MediaKind, SpaceId } from '@assay/contract';
import {
  announceMedia,
  type Database,
  dueMediaRemovals,
  endMediaRemoval,
  type StoredMedia,
} from '@assay/store';
import type { Ambient } from '../../platform/ambient';
import { type Blobs, BlobsUnavailable } from '../../platform/blobs';
import { openStream, sealedRange, sealStream } from '../../platform/secrets/sealed-stream';
import { inspectAttachment } from './inspect-attachment';
import { type InspectedMedia, inspectMedia } from './inspect-media';
import type { MediaKeys } from './media-key';

/** A file whose row does not come within this time is removed. */
const LOST_MS = 3_600_000;
const REMOVALS_A_TURN = 100;

/** A file that has arrived whole and sealed; its row is still to be written. */
export type ReceivedMedia = InspectedMedia & Pick<StoredMedia, 'spaceId' | 'id' | 'sha256' | 'wrappedKey'>;

export interface MediaStore {
  /**
   * Takes a file in: checked as it goes by, sealed, and there whole or not at all.
   * @throws ApiError 1020, 1021; BlobsUnavailable
   */
  receive(
    spaceId: SpaceId,
    source: AsyncIterable<Buffer>,
    limits: { readonly kind: MediaKind | 'attachment'; readonly limit: number },
  ): Promise<ReceivedMedia>;
  /** The bytes from `start` up to, without, `end`. @throws BlobsUnavailable */
  read(media: ReceivedMedia, start: number, end: number): AsyncIterable<Buffer>;
  /** Removes files whose rows are gone or never came. */
  sweep(): Promise<void>;
  /** Removes a received file at once: it is not to be kept. */
  discard(media: Pick<StoredMedia, 'spaceId' | 'id'>): Promise<void>;
}

const nameOf = ({ spaceId, id }: Pick<StoredMedia, 'spaceId' | 'id'>) => `${spaceId}/${id}`;

export function mediaStore(parts: {
  readonly database: Database;
  readonly ambient: Ambient;
  readonly blobs: Blobs;
  readonly keys: MediaKeys;
}): MediaStore {
  const { database, ambient, blobs, keys } = parts;

  async function discard(media: Pick<StoredMedia, 'spaceId' | 'id'>): Promise<void> {
    await blobs.remove(nameOf(media));
    await endMediaRemoval(database, { spaceId: media.spaceId, mediaId: media.id });
  }

  return {
    discard,
    async receive(spaceId, source, { kind, limit }) {
      const id = ambient.timeOrderedId();
      const { key, wrapped } = keys.newKey(id);
      await announceMedia(database, spaceId, id, ambient.now() + LOST_MS);
      const hash = createHash('sha256');
      const inspected =
        kind === 'attachment' ? inspectAttachment(source, limit) : inspectMedia(source, kind, limit);
      async function* hashed(): AsyncGenerator<Buffer> {
        for await (const chunk of inspected.bytes) {
          hash.update(chunk);
          yield chunk;
        }
      }
      try {
        await blobs.write(nameOf({ spaceId, id }), sealStream(key, hashed()));
      } catch (error) {
        // A store that is away takes no removal either: the sweep comes to what was announced.
        if (!(error instanceof BlobsUnavailable)) await discard({ spaceId, id }).catch(() => undefined);
        throw error;
      }
      return { spaceId, id, ...inspected.found(), sha256: hash.digest(), wrappedKey: wrapped };
    },
    read(media, start, end) {
      const sealed = sealedRange(media.size, start, end);
      const stored = blobs.read(nameOf(media), sealed.start, sealed.end);
      return openStream(keys.unwrap(media.id, media.wrappedKey), stored, { size: media.size, start, end });
    },
    async sweep() {
      const due = await dueMediaRemovals(database, ambient.now(), REMOVALS_A_TURN);
      for (const { spaceId, mediaId } of due) await discard({ spaceId, id: mediaId });
    },
  };
}
