export {
  activeListEntries,
  addListEntries,
  clearList,
  countListEntries,
  hasListEntries,
  type ListEntry,
  listEntries,
  type PlacedListEntry,
  raiseListsVersion,
  removeListEntries,
} from './lists';
export * from './models/history';
export * from './models/jobs';
export * from './models/labelled';
export * from './models/models';
export * from './policies';
export * from './policy-proposals';
