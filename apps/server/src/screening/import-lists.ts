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
  /** Name of a format, or `auto`. */
  readonly format: string;
  readonly options: ListOptions;
  readonly now: Date;
  /** Publication date, YYYY-MM-DD; default: the date of the lists' version, else the import date. */
  readonly publishedOn?: string;
  readonly origin?: PublicationVersion['origin'];
  /** Accepts a list that is unusually smaller than the previous state. */
  readonly force?: boolean;
  /** Called before each disk write step. */
  readonly beforeStep?: BeforeStep;
}

export interface ImportedLists {
  readonly manifest: PublicationManifest;
  /** True when the content of the lists hasn't changed. */
  readonly unchanged: boolean;
}

/** Returns the publication date stated in the lists; null if it is missing or in the future. */
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

function requireSimilarity(manifest: PublicationManifest | null, lists: readonly ScreeningList[]): void {
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
 * Reads the files of a publication and makes them the current state of its lists; the previous state is
 * retained.
 * @throws ListRefused with one sentence; the stored state then stays unchanged
 */
export async function importLists(wanted: ListImport): Promise<ImportedLists> {
  const { dataDir, files, options, now } = wanted;
  const lists = await readLists(files, { ...options, format: wanted.format });
  const name = options.name ?? lists[0]!.source.name;
  if (!isPublicationName(name))
    throw new ListRefused('unknown-format', 'A list name can contain only a-z, 0-9, _ and -.');
  const day = wanted.publishedOn ?? statedDay(lists, now);
  return oneImportAtATime(publicationDir(dataDir, name), now, async () => {
    const before = readManifest(dataDir, name);
    if (!wanted.force) requireSimilarity(before, lists);
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
 * Confirms that a stored publication is still current at its publisher, and renews its age. If the
 * publication states a date, its entries are still counted as seen on that date.
 * @param file content file of the state at the time of the request to the publisher
 * @returns null when another state is current by now or the stored one is damaged; then it must be fetched
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
