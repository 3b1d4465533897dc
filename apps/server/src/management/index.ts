export {
  type Change,
  type Changed,
  changes,
  changesAfter,
  type ManagementApi,
  noteRead,
  principalOf,
  reads,
  readsRecord,
  register,
} from './endpoint';
export {
  freshId,
  isUuid,
  requireFree,
  requireItem,
  requireSameId,
  timestamp,
  timestampOrNull,
  uuid,
  versionNumber,
} from './identifiers';
export { noteChange } from './reading';
export { shownTo, spaceOf } from './shown';
