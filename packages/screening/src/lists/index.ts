export { LIST_ADDRESSES, type ListAddress } from './data/addresses';
export { checkShrink, diffLists, entryHash, type ListDifference } from './difference';
export { countryCode } from './entry-details';
export { type ListFile, ListRefused, memoryFile } from './list-file';
export type { ColumnMap, ListOptions } from './list-format';
export * from './local/index';
export { DEMONSTRATION_TITLE, demonstrationLists, detectFormat, LIST_FORMATS, readLists } from './read-lists';
