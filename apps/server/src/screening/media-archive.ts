import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { withoutCardData } from '@assay/contract';
import { type ArticleFormat, ArticleIndex, type ListFile, readArticles } from '@assay/screening';
import {
  type BeforeStep,
  isStoredVersion,
  type Manifest,
  makeCurrent,
  openVersionStream,
  readManifest,
  type StoredVersion,
  storeContent,
} from '@assay/versioned-files';
import { inSlices } from '../platform/time-slices';
import { oneImportAtATime } from './list-store';

/** Properties of the operator's stored news. */
export interface MediaManifest {
  /** ISO 8601. */
  readonly imported_at: string;
  readonly articles: number;
}

/** News archive for adverse media searches. */
export interface MediaArchive {
  /** Changes with every import; empty without one. */
  readonly stamp: string;
  readonly manifest: MediaManifest | null;
  /** True when the current state is damaged; the previous state is used, if any. */
  readonly isDamaged: boolean;
  readonly index: ArticleIndex | null;
}

type MediaVersion = MediaManifest & StoredVersion;

const folderOf = (dataDir: string) => join(dataDir, 'screening', 'media');

/** Recognizes a manifest, including the single state that version 0.1 stored. */
function recognise(document: unknown): Manifest<MediaVersion> | null {
  const plain = document as Partial<MediaManifest> & Partial<Manifest<MediaVersion>>;
  if (typeof plain.imported_at === 'string') {
    const { imported_at, articles = 0 } = plain;
    return { current: { imported_at, articles, file: 'articles.index' }, previous: null };
  }
  return isStoredVersion(plain.current) ? { current: plain.current, previous: plain.previous ?? null } : null;
}

const stored = (dataDir: string) => readManifest(folderOf(dataDir), recognise);

/** Reads the manifest without the content; null when nothing was imported or the manifest is damaged. */
export function readMediaManifest(dataDir: string): MediaManifest | null {
  const read = stored(dataDir);
  return read.state === 'stored' ? read.manifest.current : null;
}

/** Returns the id of the stored state without opening it. */
export const mediaStamp = (dataDir: string): string => readMediaManifest(dataDir)?.imported_at ?? '';

/**
 * Opens the stored news, or the previous state if the current one is damaged. Reads in short slices, so that
 * requests are served in between.
 */
export async function openMediaArchive(dataDir: string): Promise<MediaArchive> {
  const { answering, damage } = await openStored(dataDir);
  const stamp = mediaStamp(dataDir);
  if (answering === null) return { stamp, manifest: null, isDamaged: damage !== null, index: null };
  const { imported_at, articles } = answering.version;
  return { stamp, manifest: { imported_at, articles }, isDamaged: damage !== null, index: answering.content };
}

async function openStored(dataDir: string) {
  const read = stored(dataDir);
  if (read.state !== 'stored') return { answering: null, damage: read.state === 'none' ? null : read.state };
  return openVersionStream(folderOf(dataDir), read.manifest, async (pieces) =>
    inSlices(ArticleIndex.opening(await buffer(Readable.from(pieces)))),
  );
}

/**
 * Adds articles to the archive. An existing article is replaced; above the maximum, the oldest articles are
 * removed.
 * @throws ListRefused with one sentence; the stored state then stays unchanged
 */
export async function importArticles(
  dataDir: string,
  files: readonly ListFile[],
  format: ArticleFormat,
  now: Date,
  beforeStep: BeforeStep = () => {},
): Promise<{ readonly read: number; readonly kept: number; readonly articles: number }> {
  const documents = await Promise.all(files.map((file) => readArticles(file, format)));
  const added = documents.flatMap(({ articles }) => articles);
  withoutCardData(added);
  const folder = folderOf(dataDir);
  return oneImportAtATime(folder, now, async () => {
    const { answering } = await openStored(dataDir);
    const index = (answering?.content ?? ArticleIndex.of([])).with(added);
    const imported_at = now.toISOString();
    const options = { beforeStep };
    const content = storeContent(folder, imported_at.replace(/\D/g, ''), 'index', index.serialise(), options);
    const current: MediaVersion = { imported_at, articles: index.count, ...content };
    makeCurrent(folder, { current, previous: answering?.version ?? null }, options);
    const read = documents.reduce((sum, { counts }) => sum + counts.read, 0);
    return { read, kept: added.length, articles: index.count };
  });
}
