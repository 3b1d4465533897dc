export * from './account-logo';
export * from './accounts';
export * from './api-keys';
export * from './audit';
export * from './backup/index';
export * from './data-updates';
export * from './data-versions';
export * from './database';
export * from './database-time';
export * from './deployment-keys';
export * from './devices/index';
export * from './distribution/index';
export * from './erase/index';
export {
  evaluationWriter,
  findEvaluation,
  type KeptEvaluation,
  type KeptEvaluationRecord,
} from './evaluations';
export * from './find/index';
export { firstIdAt } from './first-id';
export { firstSteps } from './first-steps';
export { databaseSize, failingEndpoints, waitingWork } from './health';
export * from './idempotency';
export * from './identity/index';
export type { NewEvaluation } from './keep-calls';
export { destroyRemovedKeys } from './key-removal';
export * from './keys';
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
export * from './migrate';
export * from './models/index';
export * from './panel-identities';
export * from './panel-invitations';
export * from './panel-passkeys';
export * from './panel-second-factors';
export * from './panel-sessions';
export * from './panel-users';
export * from './policies';
export * from './policy-proposals';
export * from './queues/index';
export * from './rate-lease';
export { countOutdated, resealRecords } from './reseal';
export * from './retention';
export * from './screening/index';
export { countClearRecords, sealClearRecords } from './seal-clear';
export * from './server-facts';
export { serversOf } from './servers';
export * from './service-ids';
export * from './session-monitoring/index';
export { recordSightings, type Sighting } from './sightings';
export * from './sign-ins';
export * from './standby-reads';
export { eventText, STATE_NAMES, type StateName, type StoredEvent } from './stored-event';
export * from './sums/index';
export { rewriteTexts, type TextTable, textTables } from './text-columns';
export { type DayCount, dailyStates, type FiredRules, firedRules, type Traffic } from './traffic';
export * from './transactions/index';
export * from './unusable-database';
export { openVault, UnknownKey, type Vault } from './vault';
export {
  type EventKey,
  evaluationsOfKey,
  type HistoryKey,
  type HistoryRow,
  type Look,
  type Seen,
  velocityReader,
} from './velocity';
export {
  type PartitionStep,
  stepVelocityPartitions,
  type VelocityLayout,
  velocityLayout,
} from './velocity-partitions';
export * from './verification/index';
export {
  provideRoles,
  ROLE_NAMES,
  type RoleLogin,
  type Roles,
  type ServingRole,
  servingRole,
} from './wall/roles';
export * from './webhooks/index';
export * from './write-probe';
