export {
  evaluationWriter,
  findEvaluation,
  type StoredEvaluation,
  type StoredEvaluationRecord,
} from './evaluations';
export {
  answerPlace,
  forgetExpired,
  fulfil,
  type IdempotentCall,
  openAnswer,
  type Reservation,
  release,
  reserve,
  sealAnswer,
} from './idempotency';
export { firstIdAt, keyHasher, serviceIds } from './ids';
export type { NewEvaluation } from './keep-calls';
export { type ListPresence, recordObservations } from './observations';
export { eventText, STATE_NAMES, type StateName, type StoredEvent } from './stored-event';
export {
  type EventKey,
  evaluationsOfKey,
  type HistoryKey,
  type HistoryRow,
  type Look,
  type Seen,
  velocityReader,
} from './velocity';
