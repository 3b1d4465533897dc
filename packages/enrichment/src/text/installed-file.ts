import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Every `node_modules` folder from the folder of this module up to the root of the file system, then the
 * same from the working folder: where an installed data package can lie, nearest first.
 */
function nodeModulesFolders(): string[] {
  const folders: string[] = [];
  for (const start of [dirname(fileURLToPath(import.meta.url)), process.cwd()]) {
    for (let folder = start; ; folder = dirname(folder)) {
      const candidate = join(folder, 'node_modules');
      if (!folders.includes(candidate) && existsSync(candidate)) folders.push(candidate);
      if (folder === dirname(folder)) break;
    }
  }
  return folders;
}

/**
 * Absolute path of a file or folder inside an installed npm package, or null when it is not installed.
 *
 * @param packageName npm name, scope included
 * @param path path inside the package
 * @param packageDirs folders that hold packages (each like a `node_modules`); default: those above this
 *   module and above the working folder
 */
export function installedPath(
  packageName: string,
  path: string,
  packageDirs: readonly string[] = nodeModulesFolders(),
): string | null {
  for (const folder of packageDirs) {
    const file = join(folder, packageName, path);
    if (existsSync(file)) return file;
  }
  return null;
}

/** Text of a file of an installed package, or null when the package is not installed. */
export function readInstalledText(
  packageName: string,
  path: string,
  packageDirs?: readonly string[],
): string | null {
  const file = installedPath(packageName, path, packageDirs);
  return file === null ? null : readFileSync(file, 'utf8');
}

/** Names of the entries of a folder of an installed package; empty when it is not installed. */
export function listInstalledFolder(
  packageName: string,
  path: string,
  packageDirs?: readonly string[],
): { folder: string; entries: string[] } | null {
  const folder = installedPath(packageName, path, packageDirs);
  return folder === null ? null : { folder, entries: readdirSync(folder).sort() };
}
