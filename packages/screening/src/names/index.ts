export { classifyName, type NameClass } from './classify-name';
export type { Explanation } from './explain';
export { SnapshotRefused } from './index/snapshot';
export {
  buildNameIndex,
  type Deadline,
  type EntriesDifference,
  NameIndex,
  type NameMatch,
  openNameIndex,
  type ScreeningQuery,
  type ScreeningResult,
} from './name-index';
export { type PairCandidates, type PairQuery, type PairScore, scorePair } from './score-pair';
export { DEFAULT_SETTINGS, type ScreeningSettings } from './settings';
