export { checkShrink } from './check-shrink';
export { countryCode } from './country';
export { type ChangedEntry, diffLists, entryHash, type ListDifference } from './difference';
export { LIST_FORMATS } from './formats';
export { applyFtmDeltas, type FtmOperation, readFtmDelta } from './ftm';
export { type ListFile, memoryFile } from './list-file';
export type { ColumnMap, ListFormat, ListOptions } from './list-format';
export { ListRefused, type RefusalReason } from './list-refused';
export { detectFormat, findListFormat, readLists } from './read-lists';
