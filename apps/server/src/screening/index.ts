export { type BatchMatch, bankEntries, differenceOfLists, openFolder, partyFrom, screenParty } from './batch';
export { type ImportedLists, importLists } from './import-lists';
export { buildIndex } from './index-files';
export { isPublicationName, readManifests, rollBack } from './list-store';
export { diskFile, readListsFolder } from './lists-folder';
export type { LoadedLists, Party } from './loaded-lists';
export { importLocalList, openLocalSources } from './local-sources';
export { importArticles, openMediaArchive } from './media-archive';
export { openScreening, type Screening } from './open-screening';
