export { classifyName } from './classify-name';
export { SnapshotRefused } from './index/segment';
export { buildNameIndex, type Deadline, NameIndex, type NameMatch, openNameIndex } from './name-index';
export { SharedQuery } from './read-query';
export { scorePair } from './score-pair';
export { DEFAULT_SETTINGS, type ScreeningSettings } from './settings';
