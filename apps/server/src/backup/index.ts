export { BadBackup } from './archive';
export {
  copiesIn,
  logArchiveFeatures,
  reachOf,
  recoverKeys,
  recoverLog,
  recoverMedia,
  requireArchive,
  startKeptStore,
} from './log/index';
export { readBackup, readRecordKeys } from './read-backup';
export { writeBackup } from './write-backup';
