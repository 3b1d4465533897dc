import type { SpaceId } from '@assay/contract';
import { type MediaLinks, openedLink } from './media-link';
import type { MediaStore, ReceivedMedia } from './media-store';

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
