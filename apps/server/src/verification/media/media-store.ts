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
import { KEY_BYTES } from '../../platform/secrets/aes-gcm';
import { deploymentSealing } from '../../platform/secrets/sealed';
import { openStream, sealedRange, sealStream } from '../../platform/secrets/sealed-stream';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';
import { inspectAttachment } from './inspect-attachment';
import { type InspectedMedia, inspectMedia } from './inspect-media';
import { type MediaLinks, openedLink } from './media-link';

/** Files are sealed under keys of their own, each kept sealed under the deployment's. */
interface MediaKeys {
  /** A fresh key for a file, and its wrapped form that is kept. */
  newKey(id: string): { readonly key: Buffer; readonly wrapped: Buffer };
  /** @throws Error when it was wrapped for another file or under another secret. */
  unwrap(id: string, wrapped: Buffer): Buffer;
}

/** @param signingSecrets the deployment's */
export function mediaKeys(signingSecrets: SigningSecrets, bytes: (length: number) => Buffer): MediaKeys {
  const wrapping = deploymentSealing(
    signingSecrets,
    {
      name: 'key of a captured file',
      before: { purpose: 'assay captured media v1', tag: 'before-text', bound: true },
    },
    bytes,
  );
  return {
    newKey(id) {
      const key = bytes(KEY_BYTES);
      return { key, wrapped: wrapping.seal(key, id) };
    },
    unwrap(id, wrapped) {
      const key = wrapping.open(wrapped, id);
      if (!key) throw new Error('the key of a captured file does not open');
      return key;
    },
  };
}

/** Where files that colleagues attach lie: sealed and removed as captured media are. */
export interface SealedFiles {
  /** Takes a file in, there whole or not at all. @throws ApiError 1020, 1021; BlobsUnavailable */
  receive(spaceId: SpaceId, source: AsyncIterable<Buffer>, limit: number): Promise<ReceivedMedia>;
  /** Removes a received file at once: it is not to be kept. */
  discard(file: Pick<ReceivedMedia, 'spaceId' | 'id'>): Promise<void>;
  /** A link for who has just opened it, and when it ends, UNIX milliseconds. */
  opened(
    file: Pick<ReceivedMedia, 'spaceId' | 'id'>,
    now: number,
  ): { readonly path: string; readonly expiresAt: number };
}

/** Files that colleagues attach, in the store of captured media. */
export const sealedFiles = (store: MediaStore, links: MediaLinks): SealedFiles => ({
  receive: (spaceId, source, limit) => store.receive(spaceId, source, { kind: 'attachment', limit }),
  discard: store.discard,
  opened: (file, now) => openedLink(links, file, now),
});

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
