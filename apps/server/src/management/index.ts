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
export { freshId, isUuid, requireFree, requireItem, requireSameId, uuid, versionNumber } from './identifiers';
export { noteChange } from './reading';
export { shownTo } from './shown';
export { spaceOf } from './space';
export { timestamp, timestampOrNull } from './timestamps';
