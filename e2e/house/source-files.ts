import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Folders that contain manually written source. */
const FOLDERS = ['packages', 'apps', 'sdk', 'clients', 'samples', 'bench', 'e2e', 'scripts', 'docs'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'generated']);

export interface SourceFile {
  /** Path from the project root. */
  readonly path: string;
  readonly text: string;
}

function below(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_SOURCES.has(entry.name) ? [] : below(path);
    return /\.(ts|tsx|js|mjs|cjs)$/.test(entry.name) ? [path] : [];
  });
}

/** Reads every source file of the project, without installed, built or generated ones. */
export const sourceFiles = (): readonly SourceFile[] =>
  FOLDERS.flatMap(below).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

export const isTest = (path: string): boolean => path.endsWith('.test.ts');
