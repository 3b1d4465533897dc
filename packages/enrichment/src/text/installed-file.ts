import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Returns every `node_modules` folder from this module's folder up to the root of the file system, then the
 * same from the working folder. These are the possible locations of an installed data package, nearest first.
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
 * Returns the absolute path of a file or folder in an installed npm package, or null when it isn't installed.
 *
 * @param packageName npm name, including the scope
 * @param path path inside the package
 * @param packageDirs folders that contain packages (each like a `node_modules`); default: those above this
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

/** Reads a text file of an installed package; null when the package isn't installed. */
export function readInstalledText(
  packageName: string,
  path: string,
  packageDirs?: readonly string[],
): string | null {
  const file = installedPath(packageName, path, packageDirs);
  return file === null ? null : readFileSync(file, 'utf8');
}

/** Returns the names of the entries in a folder of an installed package; empty when it isn't installed. */
export function listInstalledFolder(
  packageName: string,
  path: string,
  packageDirs?: readonly string[],
): { folder: string; entries: string[] } | null {
  const folder = installedPath(packageName, path, packageDirs);
  return folder === null ? null : { folder, entries: readdirSync(folder).sort() };
}
