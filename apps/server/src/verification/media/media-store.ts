import { createHash } from 'node:crypto';
import type { EnvironmentId, MediaKind } from '@assay/contract';
import {
  announceMedia,
  type Database,
  dueMediaRemovals,
  endMediaRemoval,
  type StoredMedia,
} from '@assay/store';
import { type Blobs, BlobsUnavailable } from '../../platform/blobs';
import type { Runtime } from '../../platform/runtime';
import { KEY_BYTES } from '../../platform/secrets/aes-gcm';
import { deploymentSealing } from '../../platform/secrets/sealed';
import { encryptedRange, openStream, sealStream } from '../../platform/secrets/sealed-stream';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';
import { inspectAttachment } from './inspect-attachment';
import { type InspectedMedia, inspectMedia } from './inspect-media';
import { type MediaLinks, openedLink } from './media-link';

/** Keys of media files: each file has its own key, which is stored wrapped with the deployment's key. */
interface MediaKeys {
  /** Returns a new key for a file and its wrapped form to store. */
  newKey(id: string): { readonly key: Buffer; readonly wrapped: Buffer };
  /** @throws Error when the key was wrapped for another file or with another secret */
  unwrap(id: string, wrapped: Buffer): Buffer;
}

/** @param signingSecrets secrets of the deployment */
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
      if (!key) throw new Error("the key of a captured file can't be decrypted");
      return key;
    },
  };
}

/** Storage for attached files, encrypted and removed like captured media. */
export interface EncryptedFiles {
  /**
   * Stores a file, complete or not at all.
   * @throws ApiError 1020, 1021; BlobsUnavailable
   */
  receive(environmentId: EnvironmentId, source: AsyncIterable<Buffer>, limit: number): Promise<ReceivedMedia>;
  /** Removes a received file that isn't needed. */
  discard(file: Pick<ReceivedMedia, 'environmentId' | 'id'>): Promise<void>;
  /** Returns a link to a file just opened, and its expiry in UNIX milliseconds. */
  opened(
    file: Pick<ReceivedMedia, 'environmentId' | 'id'>,
    now: number,
  ): { readonly path: string; readonly expiresAt: number };
}

/** Returns the storage for attached files, in the media store. */
export const encryptedFiles = (store: MediaStore, links: MediaLinks): EncryptedFiles => ({
  receive: (environmentId, source, limit) =>
    store.receive(environmentId, source, { kind: 'attachment', limit }),
  discard: store.discard,
  opened: (file, now) => openedLink(links, file, now),
});

/** Time after which a file without a row is removed, in milliseconds. */
const LOST_MS = 3_600_000;
const REMOVALS_A_TURN = 100;

/** A completely received and encrypted file whose row is not yet written. */
export type ReceivedMedia = InspectedMedia &
  Pick<StoredMedia, 'environmentId' | 'id' | 'sha256' | 'wrappedKey'>;

export interface MediaStore {
  /**
   * Stores a file: inspects it while it streams, encrypts it, and stores it completely or not at all.
   * @throws ApiError 1020, 1021; BlobsUnavailable
   */
  receive(
    environmentId: EnvironmentId,
    source: AsyncIterable<Buffer>,
    limits: { readonly kind: MediaKind | 'attachment'; readonly limit: number },
  ): Promise<ReceivedMedia>;
  /**
   * Returns the bytes from `start` (inclusive) to `end` (exclusive).
   * @throws BlobsUnavailable
   */
  read(media: ReceivedMedia, start: number, end: number): AsyncIterable<Buffer>;
  /** Removes files whose rows were deleted or never written. */
  sweep(): Promise<void>;
  /** Removes a received file that isn't needed. */
  discard(media: Pick<StoredMedia, 'environmentId' | 'id'>): Promise<void>;
}

const nameOf = ({ environmentId, id }: Pick<StoredMedia, 'environmentId' | 'id'>) => `${environmentId}/${id}`;

export function mediaStore(parts: {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly blobs: Blobs;
  readonly keys: MediaKeys;
}): MediaStore {
  const { database, runtime, blobs, keys } = parts;

  async function discard(media: Pick<StoredMedia, 'environmentId' | 'id'>): Promise<void> {
    await blobs.remove(nameOf(media));
    await endMediaRemoval(database, { environmentId: media.environmentId, mediaId: media.id });
  }

  return {
    discard,
    async receive(environmentId, source, { kind, limit }) {
      const id = runtime.timeOrderedId();
      const { key, wrapped } = keys.newKey(id);
      await announceMedia(database, environmentId, id, runtime.now() + LOST_MS);
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
        await blobs.write(nameOf({ environmentId, id }), sealStream(key, hashed()));
      } catch (error) {
        // When the storage is unavailable, the removal would fail too; the sweep removes announced files
        // later.
        if (!(error instanceof BlobsUnavailable)) await discard({ environmentId, id }).catch(() => undefined);
        throw error;
      }
      return { environmentId, id, ...inspected.found(), sha256: hash.digest(), wrappedKey: wrapped };
    },
    read(media, start, end) {
      const sealed = encryptedRange(media.size, start, end);
      const stored = blobs.read(nameOf(media), sealed.start, sealed.end);
      return openStream(keys.unwrap(media.id, media.wrappedKey), stored, { size: media.size, start, end });
    },
    async sweep() {
      const due = await dueMediaRemovals(database, runtime.now(), REMOVALS_A_TURN);
      for (const { environmentId, mediaId } of due) await discard({ environmentId, id: mediaId });
    },
  };
}
