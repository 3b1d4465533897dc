export * from './accounts';
export * from './api-keys';
export * from './audit';
export * from './data-versions';
export * from './database';
export * from './devices/index';
export * from './erase/index';
export * from './evaluations';
export * from './idempotency';
export * from './keys';
export * from './migrate';
export * from './models/index';
export * from './panel-users';
export * from './policies';
export * from './rate-lease';
export * from './retention';
export * from './screening/index';
export * from './service-ids';
export * from './session-monitoring/index';
export { recordSightings, type Sighting } from './sightings';
export { rewriteTexts, type TextTable, textTables } from './text-columns';
export { type DayCount, dailyStates, type FiredRules, firedRules, type Traffic } from './traffic';
export * from './transactions/index';
export {
  type EventKey,
  evaluationsOfKey,
  eventText,
  type HistoryKey,
  type HistoryRow,
  type Look,
  type Seen,
  STATE_NAMES,
  type StateName,
  type StoredEvent,
  velocityReader,
} from './velocity';
export * from './verification/index';
export * from './webhooks/index';
