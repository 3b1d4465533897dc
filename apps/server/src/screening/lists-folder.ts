import { createReadStream, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { detectFormat, type ListFile, ListRefused, readLists, type ScreeningList } from '@assay/screening';
import { damageNote, readAllLists } from './index-files';
import { readManifests } from './list-store';

/** Returns a list file on disk. */
export const diskFile = (path: string): ListFile => ({
  name: basename(path),
  open: () => createReadStream(path),
});

/** Lists of a folder, and one sentence for each file that isn't a list. */
interface FolderLists {
  readonly lists: readonly ScreeningList[];
  readonly notes: readonly string[];
}

interface Document {
  readonly path: string;
  readonly format: string;
}

const DATE = /\d{4}-?\d{2}(?:-?\d{2})?/;

/** Removes the date from a name; names that differ only in the date are versions of one document. */
const stem = (path: string): string => path.replace(DATE, '');

/** Returns the newest version of each document, by the date in its name or its modification time. */
function newest(documents: readonly Document[]): readonly Document[] {
  const byStem = new Map<string, Document>();
  const age = ({ path }: Document) =>
    DATE.exec(basename(path))?.[0].replaceAll('-', '') ?? new Date(statSync(path).mtimeMs).toISOString();
  for (const document of documents) {
    const key = `${document.format}\0${stem(document.path)}`;
    const known = byStem.get(key);
    if (!known || age(document) > age(known)) byStem.set(key, document);
  }
  return [...byStem.values()];
}

function filesBelow(folder: string): readonly string[] {
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * OFAC publishes each of its two lists as several files in one folder; the names of one list start with
 * `cons`.
 */
const isConsolidated = (path: string): boolean => /^cons/i.test(basename(path));

const wholeOf = (document: Document, companions: readonly string[]): readonly ListFile[] => {
  const isOfac = document.format === 'ofac-sdn-csv' || document.format === 'ofac-cons-csv';
  const own = isOfac
    ? companions.filter(
        (path) =>
          dirname(path) === dirname(document.path) &&
          isConsolidated(path) === (document.format === 'ofac-cons-csv'),
      )
    : [];
  return [document.path, ...own].map(diskFile);
};

/**
 * Reads all lists in a folder in any format: published files, or the data folder of a deployment. Only the
 * newest version of each document is used.
 * @throws ListRefused when the folder contains no list
 */
export async function readListsFolder(folder: string): Promise<FolderLists> {
  const manifests = readManifests(folder);
  if (manifests.length > 0) {
    const { lists, damaged } = await readAllLists(folder, manifests);
    return { lists, notes: damaged.map(damageNote) };
  }
  const documents: Document[] = [];
  const companions: string[] = [];
  const notes: string[] = [];
  for (const path of filesBelow(folder)) {
    try {
      const { format } = await detectFormat([diskFile(path)]);
      documents.push({ path, format });
    } catch (error) {
      if (!(error instanceof ListRefused)) throw error;
      if (error.reason === 'missing-file') companions.push(path);
      else notes.push(`${path}: ${error.message}`);
    }
  }
  const lists: ScreeningList[] = [];
  for (const document of newest(documents)) {
    try {
      lists.push(...(await readLists(wholeOf(document, companions), { format: document.format })));
    } catch (error) {
      if (!(error instanceof ListRefused)) throw error;
      notes.push(`${document.path}: ${error.message}`);
    }
  }
  if (lists.length === 0) throw new ListRefused('no-entries', `No list found in ${folder}.`);
  return { lists, notes };
}
