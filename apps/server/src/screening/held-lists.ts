import type { ListKind } from '@assay/screening';
import type { PublicationManifest } from './list-store';
import type { LocalManifest } from './local-sources';
import type { MediaManifest } from './media-archive';

/** What a list is beside its entries, for people. */
export interface HeldList {
  readonly name: string;
  readonly full_name: string;
  readonly kind: ListKind | 'local' | 'media';
  readonly version: string;
  readonly entries: number;
  readonly names: number;
  /** ISO 8601; null = comes with the program. */
  readonly importedAt: string | null;
}

/** Every list that was imported: those of names, of taxpayer numbers, and the news. */
export function heldLists(stored: {
  readonly manifests: readonly PublicationManifest[];
  readonly local: readonly LocalManifest[];
  readonly media: MediaManifest | null;
}): readonly (HeldList & { readonly importedAt: string })[] {
  const named = stored.manifests.flatMap(({ current }) =>
    current.lists.map(({ name, full_name, kind, version, counts }) => ({
      name,
      full_name,
      kind,
      version,
      entries: counts.kept,
      names: counts.names,
      importedAt: current.imported_at,
    })),
  );
  const numbered = stored.local.map(({ name, imported_at, counts }) => ({
    name,
    full_name: name,
    kind: 'local' as const,
    version: imported_at,
    entries: counts.kept,
    names: 0,
    importedAt: imported_at,
  }));
  const news = stored.media && {
    name: 'media',
    full_name: 'Adverse media',
    kind: 'media' as const,
    version: stored.media.imported_at,
    entries: stored.media.articles,
    names: 0,
    importedAt: stored.media.imported_at,
  };
  return [...named, ...numbered, ...(news ? [news] : [])];
}
