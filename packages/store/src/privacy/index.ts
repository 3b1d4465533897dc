export {
  type DeploymentKeyRow,
  destroyRemovedKeys,
  emptyClearSecrets,
  type KeyPurpose,
  listDeploymentKeys,
  lockDeploymentKeys,
  putDeploymentKey,
  recordKeysIdentity,
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
  removeStoredAnswers,
  type StoredAnswer,
  storedAnswers,
} from './erase/evaluations';
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
export {
  eventsUnderKeys,
  exportCounters,
  exportListEntries,
  type PersonEvent,
  storedEvaluations,
  type TransactionPosition,
  transactionsOf,
  transactionsUnderKeys,
} from './erase/person-transactions';
export { forgetReceiver, rowsOfReceiver } from './erase/receivers';
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
  putBackEraseRequest,
} from './erase/requests';
export { countOutdated, resealRecords } from './reseal';
export { removeOlderThan } from './retention';
export { countClearRecords, sealClearRecords } from './seal-clear';
export { rewriteTexts, type TextTable, textTables } from './text-columns';
export { openVault, UnknownKey, type Vault } from './vault';
