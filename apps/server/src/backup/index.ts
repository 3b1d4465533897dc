export { BadBackup } from './archive';
export { readBackup, readRecordKeys } from './read-backup';
export { writeBackup } from './write-backup';
