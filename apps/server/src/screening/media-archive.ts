import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ArticleFormat, ArticleIndex, type ListFile, readArticles } from '@assay/screening';
import { inTurns } from './turns';

/** What is stored of the operator's news. */
export interface MediaManifest {
  readonly imported_at: string;
  readonly articles: number;
}

/** News to search for adverse media. */
export interface MediaArchive {
  /** Changes with every import; empty without any. */
  readonly stamp: string;
  readonly manifest: MediaManifest | null;
  readonly index: ArticleIndex | null;
}

const INDEX = 'articles.index';
const path = (dataDir: string, name: string) => join(dataDir, 'screening', 'media', name);

/** What is stored, without opening it; null when nothing was imported. */
export function readMediaManifest(dataDir: string): MediaManifest | null {
  try {
    return JSON.parse(readFileSync(path(dataDir, 'manifest.json'), 'utf8')) as MediaManifest;
  } catch {
    return null;
  }
}

/** Names the stored state without opening it. */
export const mediaStamp = (dataDir: string): string => readMediaManifest(dataDir)?.imported_at ?? '';

/** Opens what is stored, in short turns, for requests are answered meanwhile; a damaged archive counts as none. */
export async function openMediaArchive(dataDir: string): Promise<MediaArchive> {
  const manifest = readMediaManifest(dataDir);
  const stamp = manifest?.imported_at ?? '';
  if (!manifest) return { stamp, manifest, index: null };
  try {
    const bytes = await readFile(path(dataDir, INDEX));
    return { stamp, manifest, index: await inTurns(ArticleIndex.opening(bytes)) };
  } catch {
    return { stamp, manifest: null, index: null };
  }
}

/**
 * Adds the articles of files to the archive; one that is there already is replaced, and of too many the oldest go.
 * @throws ListRefused with one sentence; then everything stays as it was.
 */
export async function importArticles(
  dataDir: string,
  files: readonly ListFile[],
  format: ArticleFormat,
  now: Date,
): Promise<{ readonly read: number; readonly kept: number; readonly articles: number }> {
  const documents = await Promise.all(files.map((file) => readArticles(file, format)));
  const added = documents.flatMap(({ articles }) => articles);
  const stored = await openMediaArchive(dataDir);
  const index = (stored.index ?? ArticleIndex.of([])).with(added);
  mkdirSync(path(dataDir, '.'), { recursive: true });
  const manifest: MediaManifest = { imported_at: now.toISOString(), articles: index.count };
  for (const [name, content] of [
    [INDEX, index.serialise()],
    ['manifest.json', `${JSON.stringify(manifest, null, 2)}\n`],
  ] as const) {
    const target = path(dataDir, name);
    writeFileSync(`${target}.${process.pid}.tmp`, content);
    renameSync(`${target}.${process.pid}.tmp`, target);
  }
  const read = documents.reduce((sum, { counts }) => sum + counts.read, 0);
  return { read, kept: added.length, articles: index.count };
}
