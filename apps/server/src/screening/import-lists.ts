import {
  checkShrink,
  type ListFile,
  type ListOptions,
  ListRefused,
  readLists,
  type ScreeningList,
} from '@assay/screening';
import type { BeforeStep } from '@assay/versioned-files';
import {
  confirmPublication,
  isPublicationName,
  oneImportAtATime,
  openPublication,
  type PublicationManifest,
  type PublicationVersion,
  publicationDir,
  readManifest,
  writePublication,
} from './list-store';

interface ListImport {
  readonly dataDir: string;
  readonly files: readonly ListFile[];
  /** A format's name, or `auto`. */
  readonly format: string;
  readonly options: ListOptions;
  readonly now: Date;
  /** Day of the publication, YYYY-MM-DD; without it that of the lists' version, else the import's. */
  readonly publishedOn?: string;
  readonly origin?: PublicationVersion['origin'];
  /** Accepts a list that shrank by more than is usual. */
  readonly force?: boolean;
  /** Called before each step of writing to the disk. */
  readonly beforeStep?: BeforeStep;
}

export interface ImportedLists {
  readonly manifest: PublicationManifest;
  /** The lists state what they stated before. */
  readonly unchanged: boolean;
}

/** The day that a publication states of itself; null when it states none, or one that is yet to come. */
function statedDay(lists: readonly ScreeningList[], now: Date): string | null {
  const days = lists.map(({ source }) => /^(\d{4}-\d{2}-\d{2})/.exec(source.version)?.[1]);
  const [day] = days;
  const isOne = day !== undefined && days.every((other) => other === day);
  return isOne && Date.parse(day) <= now.getTime() ? day : null;
}

const byName = (lists: readonly ScreeningList[]) => {
  const sums = new Map<string, { kept: number; names: number }>();
  for (const { source, counts } of lists) {
    const sum = sums.get(source.name) ?? { kept: 0, names: 0 };
    sums.set(source.name, { kept: sum.kept + counts.kept, names: sum.names + counts.names });
  }
  return sums;
};

function requireLikeness(manifest: PublicationManifest | null, lists: readonly ScreeningList[]): void {
  if (!manifest) return;
  const next = byName(lists);
  const before = new Map<string, { kept: number; names: number }>();
  for (const { name, counts } of manifest.current.lists) {
    const sum = before.get(name) ?? { kept: 0, names: 0 };
    before.set(name, { kept: sum.kept + counts.kept, names: sum.names + counts.names });
  }
  for (const [name, counts] of before) checkShrink(counts, next.get(name) ?? { kept: 0, names: 0 });
}

/**
 * Reads the files of one publication and makes them the current state of their list; the state before is kept.
 * @throws ListRefused with one sentence; then everything stays as it was.
 */
export async function importLists(wanted: ListImport): Promise<ImportedLists> {
  const { dataDir, files, options, now } = wanted;
  const lists = await readLists(files, { ...options, format: wanted.format });
  const name = options.name ?? lists[0]!.source.name;
  if (!isPublicationName(name))
    throw new ListRefused('unknown-format', 'The name of a list is made of a-z, 0-9, _ and -.');
  const day = wanted.publishedOn ?? statedDay(lists, now);
  return oneImportAtATime(publicationDir(dataDir, name), now, async () => {
    const before = readManifest(dataDir, name);
    if (!wanted.force) requireLikeness(before, lists);
    return writePublication(dataDir, {
      name,
      format: wanted.format,
      lists,
      importedAt: now.toISOString(),
      seenAt: day ? `${day}T00:00:00.000Z` : now.toISOString(),
      origin: wanted.origin ?? null,
      before,
      ...(wanted.beforeStep ? { beforeStep: wanted.beforeStep } : {}),
    });
  });
}

/**
 * Confirms that a stored publication is still what its publisher has: its age begins anew. A day that it states of
 * itself stays the day that its entries count as seen at.
 * @param file the state's content file as it was when the publisher was asked
 * @returns null when another state is current by now, or the stored one is damaged: then it has to be fetched
 */
export function confirmLists(
  dataDir: string,
  { name, file, now }: { readonly name: string; readonly file: string; readonly now: Date },
): Promise<PublicationManifest | null> {
  return oneImportAtATime(publicationDir(dataDir, name), now, async () => {
    const manifest = readManifest(dataDir, name);
    if (manifest?.current.file !== file) return null;
    return (await openPublication(dataDir, manifest)).damage === null
      ? confirmPublication(dataDir, manifest, now.toISOString())
      : null;
  });
}
