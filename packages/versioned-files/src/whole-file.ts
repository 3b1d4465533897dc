import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** Disk operations of a write, in order. */
export type Step = 'make-folder' | 'create' | 'write' | 'sync' | 'rename' | 'sync-folder' | 'remove';

/** Called before each step; if it throws, the write ends there, as in a crash. */
export type BeforeStep = (step: Step, path: string) => void;

export interface WriteOptions {
  /** Permissions of a new file; by default 0o666 minus the process's umask. */
  readonly mode?: number;
  /** Permissions of created folders; by default 0o777 minus the umask. */
  readonly folderMode?: number;
  /** Path of the temporary file, in the same folder; by default a unique name. */
  readonly draft?: string;
  readonly beforeStep?: BeforeStep;
}

/** Bytes to write: a text, one array, or arrays that are generated during the write. */
export type Content = string | Uint8Array | Iterable<Uint8Array>;

const nothing: BeforeStep = () => {};
/**
 * Minimum age difference between leftovers of a crash and the newest file, in milliseconds; a younger file
 * may still be being written.
 */
const LEFTOVER_MS = 3_600_000;

/**
 * Writes a file so that its name always refers to complete content, old or new, even after a power loss. The
 * content is written under another name in the same folder, synced and renamed, and then the folder is
 * synced. Creates the folder if it doesn't exist.
 * @throws the file system's error; then the file is unchanged
 */
export function writeWhole(path: string, content: Content, options: WriteOptions = {}): void {
  const { beforeStep = nothing, draft = draftOf(path) } = options;
  makeFolder(dirname(path), options);
  try {
    writeThrough(draft, content, options);
    beforeStep('rename', path);
    renameSync(draft, path);
  } catch (error) {
    beforeStep('remove', draft);
    rmSync(draft, { force: true });
    throw error;
  }
  syncFolder(dirname(path), beforeStep);
}

/** Writes a file like {@link writeWhole} from a stream of bytes; no step blocks the process. */
export async function writeWholeStream(
  path: string,
  source: AsyncIterable<Uint8Array>,
  options: WriteOptions = {},
): Promise<void> {
  const { beforeStep = nothing, draft = draftOf(path), mode = 0o666 } = options;
  makeFolder(dirname(path), options);
  try {
    beforeStep('create', draft);
    const file = await open(draft, 'w', mode);
    try {
      for await (const piece of source) {
        beforeStep('write', draft);
        for (let done = 0; done < piece.length; ) done += (await file.write(piece, done)).bytesWritten;
      }
      beforeStep('sync', draft);
      await file.sync();
    } finally {
      await file.close();
    }
    beforeStep('rename', path);
    await rename(draft, path);
  } catch (error) {
    beforeStep('remove', draft);
    await rm(draft, { force: true });
    throw error;
  }
  beforeStep('sync-folder', dirname(path));
  if (!CAN_SYNC_FOLDERS) return;
  const folder = await open(dirname(path), 'r');
  await folder.sync().finally(() => folder.close());
}

/**
 * Writes a folder with these files so that it is complete or absent; an existing folder is replaced.
 * @returns false if another process created the folder meanwhile; then that one stays
 * @throws the file system's error
 */
export function writeFolder(
  path: string,
  files: Iterable<readonly [name: string, content: Content]>,
  options: WriteOptions = {},
): boolean {
  const { beforeStep = nothing, draft = draftOf(path) } = options;
  makeFolder(draft, options);
  try {
    for (const [name, content] of files) writeThrough(join(draft, name), content, options);
    syncFolder(draft, beforeStep);
    beforeStep('remove', path);
    rmSync(path, { recursive: true, force: true });
    return moveFolder(draft, path, options);
  } catch (error) {
    beforeStep('remove', draft);
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Number of files that are synced concurrently; the file system journal commits them together. */
const SYNCED_AT_ONCE = 32;

/** Syncs all files and subfolders of a folder. Of links, only the names are synced. */
export async function syncTree(path: string, beforeStep: BeforeStep = nothing): Promise<void> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (let first = 0; first < files.length; first += SYNCED_AT_ONCE) {
    const group = files.slice(first, first + SYNCED_AT_ONCE);
    await Promise.all(
      group.map(async (entry) => {
        const place = join(entry.parentPath, entry.name);
        beforeStep('sync', place);
        const file = await open(place, 'r');
        await file.sync().finally(() => file.close());
      }),
    );
  }
  for (const entry of entries)
    if (entry.isDirectory()) syncFolder(join(entry.parentPath, entry.name), beforeStep);
  syncFolder(path, beforeStep);
}

/**
 * Moves a folder whose files are synced to its final path by one rename.
 * @returns false if the path exists already; then the existing folder stays and the draft is removed
 * @throws the file system's error
 */
export function moveFolder(draft: string, path: string, options: WriteOptions = {}): boolean {
  const { beforeStep = nothing } = options;
  beforeStep('rename', path);
  try {
    renameSync(draft, path);
  } catch (error) {
    if (!isTaken(error)) throw error;
    beforeStep('remove', draft);
    rmSync(draft, { recursive: true, force: true });
    return false;
  }
  syncFolder(dirname(path), beforeStep);
  return true;
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');

/**
 * Removes the files that `dropped` names and leftovers of crashes: files that are not in `kept` and much
 * older than `newest`. Another process may still be writing a younger unknown file.
 */
export function prune(
  folder: string,
  names: { readonly kept: readonly string[]; readonly newest: string; readonly dropped: readonly string[] },
  beforeStep: BeforeStep = nothing,
): void {
  const { kept, newest, dropped } = names;
  const limit = statSync(join(folder, newest)).mtimeMs - LEFTOVER_MS;
  for (const name of readdirSync(folder)) {
    if (kept.includes(name)) continue;
    const path = join(folder, name);
    const written = statSync(path, { throwIfNoEntry: false });
    if (written === undefined || !(dropped.includes(name) || written.mtimeMs < limit)) continue;
    beforeStep('remove', path);
    rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Returns a random name, so that two processes, also on machines that share the folder, never choose the same
 * one.
 */
const draftOf = (path: string): string =>
  join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);

function writeThrough(path: string, content: Content, { mode = 0o666, beforeStep = nothing }: WriteOptions) {
  beforeStep('create', path);
  const file = openSync(path, 'w', mode);
  try {
    for (const piece of piecesOf(content)) {
      beforeStep('write', path);
      for (let done = 0; done < piece.length; ) done += writeSync(file, piece, done);
    }
    beforeStep('sync', path);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function piecesOf(content: Content): Iterable<Uint8Array> {
  if (typeof content === 'string') return [Buffer.from(content)];
  return content instanceof Uint8Array ? [content] : content;
}

/** Creates a folder and its parents, and syncs the names of new ones to the disk. */
function makeFolder(path: string, { folderMode = 0o777, beforeStep = nothing }: WriteOptions): void {
  beforeStep('make-folder', path);
  const first = mkdirSync(path, { recursive: true, mode: folderMode });
  if (first === undefined) return;
  const top = dirname(resolve(first));
  for (let at = dirname(resolve(path)); at.length >= top.length; at = dirname(at)) {
    syncFolder(at, beforeStep);
    if (at === top) break;
  }
}

/** Windows can't open a folder as a file; there a rename can't be made more durable. */
const CAN_SYNC_FOLDERS = process.platform !== 'win32';

function syncFolder(path: string, beforeStep: BeforeStep): void {
  beforeStep('sync-folder', path);
  if (!CAN_SYNC_FOLDERS) return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
