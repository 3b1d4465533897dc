import type { AmlEntry } from '@assay/contract';
import type { BankIndex, ListKind, NameIndex, PartyType } from '@assay/screening';
import { sourceDocument } from './entry-document';
import type { OpenedIndex } from './index-files';
import type { PublicationManifest } from './list-store';
import type { LocalManifest, LocalSources } from './local-sources';
import type { MediaArchive, MediaManifest } from './media-archive';

/** Properties of a list for display. */
export interface HeldList {
  readonly name: string;
  readonly full_name: string;
  readonly kind: ListKind | 'local' | 'media';
  readonly version: string;
  readonly entries: number;
  readonly names: number;
  /** ISO 8601; null = shipped with the program. */
  readonly importedAt: string | null;
}

/** Returns all imported lists: name lists, taxpayer number lists, and news. */
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

/** All lists of a deployment in searchable form; replaced as a whole. */
export interface LoadedLists {
  /** Id of this state of the lists; new for every change and rollback. */
  readonly stamp: string;
  readonly isDemonstration: boolean;
  readonly manifests: readonly PublicationManifest[];
  /** Names of publications with a damaged current state; the previous state is used, if any. */
  readonly damaged: readonly string[];
  readonly lists: OpenedIndex['lists'];
  /** Sources in the format of the API. */
  readonly sources: readonly AmlEntry['source'][];
  readonly names: ReadonlyMap<ListKind, NameIndex>;
  readonly bank: BankIndex;
  readonly local: LocalSources;
  readonly media: MediaArchive;
  /** Returns when an entry was first and last on its list, ISO 8601; null when the list was never imported. */
  presence(list: string, sourceId: string): readonly [first: string, last: string] | null;
}

/** The screened person or organization. */
export interface Party {
  readonly name: string;
  readonly type: PartyType;
  readonly given?: string;
  readonly middle?: string;
  readonly family?: string;
  /** YYYY-MM-DD */
  readonly dob?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  readonly photoId?: string;
}

export function loadedLists(opened: {
  readonly stamp: string;
  readonly manifests: readonly PublicationManifest[];
  readonly index: OpenedIndex;
  readonly isDemonstration: boolean;
  readonly local: LocalSources;
  readonly media: MediaArchive;
  /** Imported publications that can't be read. */
  readonly unreadable: readonly string[];
}): LoadedLists {
  const { stamp, manifests, index, isDemonstration, local, media, unreadable } = opened;
  const seenAt = new Map(
    manifests.flatMap(({ current }) => current.lists.map(({ name }) => [name, current.seen_at] as const)),
  );
  return {
    stamp,
    isDemonstration,
    manifests,
    damaged: [...unreadable, ...index.damaged.map(({ name }) => name)],
    lists: index.lists,
    sources: index.lists.map(({ source }) => sourceDocument(source)),
    get names() {
      return index.names;
    },
    bank: index.bank,
    local,
    media,
    presence(list, sourceId) {
      const last = seenAt.get(list);
      const first = index.firsts[list];
      if (last === undefined || !first) return null;
      return [first.others[sourceId] ?? first.usual, last];
    },
  };
}
