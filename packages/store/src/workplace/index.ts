export type { EvaluationTexts } from '../privacy/vault';
export { countUnfound, everythingFound, type FoundBy, giveFindRows } from './find/backfill';
export { recentEvaluationIds, type SharedKey, sharedKeys } from './find/clusters';
export {
  factsOfKeys,
  type KeyFacts,
  type KeyPeriod,
  type Neighbour,
  neighboursOf,
  peopleOfKeys,
} from './find/links';
export {
  type EvaluationFilter,
  type EvaluationPage,
  listEvaluations,
  newestRecords,
  readEvaluations,
} from './find/list-evaluations';
export { type KeyMatches, matchesOf, matchesOfTerms } from './find/matches';
export {
  changePreferences,
  countViews,
  deleteView,
  listViews,
  readPreferences,
  type SavedViewRow,
  saveView,
} from './find/views';
export {
  countPaymentEventsAfter,
  type EarlierEvent,
  earlierEvents,
  eventsByKey,
  eventsOfKey,
  eventsOfTransactions,
  insertPaymentEvents,
  type MonitoredEvent,
  type NewPaymentEvent,
  type PaymentEvent,
  paymentEventKey,
  paymentEventsBetween,
  type StoredResult,
} from './payment-events/events';
export {
  erasePaymentEvents,
  expirePaymentEvents,
  exportPaymentEvents,
  type RemovedPaymentEvent,
} from './payment-events/removal';
export {
  leavePaymentEventsUncounted,
  takeUncountedPaymentEvents,
  type UncountedPaymentEvent,
} from './payment-events/uncounted';
export { countPaymentEvents, uncountPaymentEvents } from './payment-events/velocity-rows';
export {
  addEventOutside,
  attachmentsOf,
  dropAttachment,
  findAttachment,
  hasThing,
  type StoredAttachment,
  storeAttachment,
  type Thing,
} from './queues/attachments';
export {
  addQueueEvent,
  itemEvents,
  mentionsOf,
  type QueueAction,
  type QueueDecision,
  type QueueEvent,
  type ReviewerFigures,
  reviewerFigures,
} from './queues/events';
export {
  countWaiting,
  type ItemWork,
  MAX_WAITING,
  saveItem,
  type WaitingCounts,
  type WaitingFilter,
  type WaitingItem,
  waitingItems,
} from './queues/items';
export { exportAttachments, exportQueueEvents } from './queues/person';
export {
  deleteQueue,
  findQueue,
  listQueues,
  type QueueRow,
  type QueueSource,
  saveQueue,
} from './queues/queues';
export { addSums, Counted, holdSumMark, OTHER_VALUES, type SumMark } from './sums/add';
export { countedUntil, readSums, type SumRow } from './sums/read';
export {
  callsBetween,
  executionsFinished,
  takeUncounted,
  textsOfCalls,
  type UncountedCall,
  type UncountedExecution,
  type UncountedFeedback,
} from './sums/uncounted';
export { type DayCount, dailyStates, type FiredRules, firedRules, firstSteps, type Traffic } from './traffic';
export {
  type ChangeRecord,
  type Feedback,
  labelsOf,
  listChanges,
  recountLabel,
  recountState,
  type StoredLabel,
  statesByPeople,
} from './transactions/kept-feedback';
export { eraseFeedback, exportFeedback } from './transactions/person';
export {
  applyFeedback,
  type NewestEvaluation,
  newestEvaluations,
  type TransactionChange,
  type TransactionFeedback,
} from './transactions/status';
export {
  changeTags,
  knownTransactions,
  listTagValues,
  readTags,
  type TaggedTransaction,
  tagsOf,
  withBitmapScans,
} from './transactions/tags';
