import type { ImportedLists } from '../screening/import-lists';
import { buildIndex, damageNote } from '../screening/index-files';

/** Returns the report of an imported or updated publication. */
export const importedLine = ({ manifest, unchanged }: ImportedLists) => ({
  list: manifest.name,
  unchanged,
  lists: manifest.current.lists.map(({ name, kind, version, counts }) => ({
    name,
    kind,
    version,
    ...counts,
  })),
});

/** Builds the index, so that running servers only need to open it. */
export async function indexLists(dataDir: string): Promise<void> {
  process.stderr.write('Building the index …\n');
  const { damaged } = await buildIndex(dataDir);
  for (const publication of damaged) process.stderr.write(`${damageNote(publication)}\n`);
}
