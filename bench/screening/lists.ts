import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { memoryFile, readLists, type ScreeningList } from '@assay/screening';

/** Real lists; not in the project. */
export const AML_DIR = resolve('..', 'shared', 'data', 'aml');
export const hasRealLists = (): boolean => existsSync(AML_DIR);

export async function readFiles(paths: readonly string[], name?: string): Promise<readonly ScreeningList[]> {
  const files = paths.map((path) => memoryFile(basename(path), readFileSync(resolve(AML_DIR, path))));
  return readLists(files, name === undefined ? {} : { name });
}
