export type { Hasher } from './hasher';
export { fraudHistory } from './history';
export { storedHashes, storedKeys } from './stored-keys';
export {
  type HistoryKind,
  type KeyHashes,
  keyHash,
  sightedKeys,
  subjectsOf,
  velocityKeys,
} from './velocity-keys';
