export { classifyName } from './classify-name';
export { SnapshotRefused } from './index/snapshot';
export { buildNameIndex, type Deadline, NameIndex, type NameMatch, openNameIndex } from './name-index';
export { scorePair } from './score-pair';
export { DEFAULT_SETTINGS, type ScreeningSettings } from './settings';
