export {
  type DeploymentKeyRow,
  emptyClearSecrets,
  type KeyPurpose,
  listDeploymentKeys,
  lockDeploymentKeys,
  putDeploymentKey,
  refuseSignedBefore,
  rewriteDeployment,
  setRecordKeys,
} from './deployment-keys';
export {
  type CountedUnder,
  otherEvaluations,
  type RemovedEvaluation,
  removeCounters,
  removeEvaluations,
  removeFromCounts,
} from './erase/evaluations';
export { type KeptAnswer, keptAnswers, removeKeptAnswers } from './erase/kept-answers';
export {
  ENTRIES_AT,
  ENTRIES_OF,
  type EntriesOf,
  type EntryPosition,
  entriesAt,
  entriesBehind,
  entriesOf,
  eraseListEntries,
  eraseListEntriesAt,
  eraseListEvents,
  keysOfNobodyElse,
  keysOfPerson,
} from './erase/list-entries';
export { exportCounters, exportListEntries } from './erase/person-rows';
export {
  eventsUnderKeys,
  keptEvaluations,
  type PersonEvent,
  type TransactionPosition,
  transactionsOf,
  transactionsUnderKeys,
} from './erase/person-transactions';
export {
  accountOfSpace,
  addEraseRequest,
  advanceEraseRequest,
  claimEraseRequest,
  type EraseCounts,
  type EraseLease,
  type EraseRequest,
  type EraseState,
  findEraseRequest,
  finishEraseRequest,
  holdEraseRequest,
  LeaseLost,
  putBackEraseRequest,
} from './erase/requests';
export { destroyRemovedKeys } from './key-removal';
export { countOutdated, resealRecords } from './reseal';
export { removeOlderThan } from './retention';
export { countClearRecords, sealClearRecords } from './seal-clear';
export { rewriteTexts, type TextTable, textTables } from './text-columns';
export { openVault, UnknownKey, type Vault } from './vault';
