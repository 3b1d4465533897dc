/**
 * Files on disk that survive a crash: each is there whole or not at all, and a folder of versions always has one that
 * answers. One style of errors for all of it: what is stored may be missing or damaged, and that is a value with a
 * reason; what the file system refuses (no space, no permission) is thrown as its own error, and then what was
 * current before is current still.
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
