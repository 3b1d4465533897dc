/**
 * Crash-safe files on disk: each file is complete or absent, and a versioned folder always has a readable
 * version. All functions report errors the same way. Stored content that is missing or damaged is returned as
 * a value with a reason. Refusals of the file system (no space, no permission) are thrown unchanged, and the
 * previous content stays current.
 */
export { type FileLock, LockHeld, type LockRecord, lockHolder, takeLock, whileLocked } from './file-lock';
export { identifyProcess, isAlive, isRunning, type ProcessIdentity } from './process-identity';
export { readBytes, readingBytes } from './read-bytes';
export {
  isStoredVersion,
  type Manifest,
  type ManifestRead,
  makeCurrent,
  type Opened,
  openVersion,
  openVersionStream,
  readManifest,
  type StoredVersion,
  storeContent,
  storeContentStream,
  turnBack,
} from './versioned-folder';
export {
  type BeforeStep,
  type Content,
  moveFolder,
  prune,
  syncTree,
  type WriteOptions,
  writeFolder,
  writeWhole,
  writeWholeStream,
} from './whole-file';
