export type { EvaluationTexts } from '../privacy/kept-texts';
export { countUnfound, everythingFound, type FoundBy, giveFindRows } from './find/backfill';
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
  readEvaluations,
} from './find/list-evaluations';
export { type KeyMatches, matchesOf, matchesOfTerms } from './find/matches';
export { changePreferences, readPreferences } from './find/preferences';
export { countViews, deleteView, listViews, type SavedViewRow, saveView } from './find/views';
export { firstSteps } from './first-steps';
export {
  addEventOutside,
  attachmentsOf,
  dropAttachment,
  findAttachment,
  hasThing,
  keepAttachment,
  type StoredAttachment,
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
  MOST_WAITING,
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
export { takeUncounted, type UncountedFeedback } from './sums/uncounted';
export {
  callsBetween,
  executionsFinished,
  textsOfCalls,
  type UncountedCall,
  type UncountedExecution,
} from './sums/uncounted-calls';
export { type DayCount, dailyStates, type FiredRules, firedRules, type Traffic } from './traffic';
export {
  type ChangeRecord,
  type Feedback,
  type KeptLabel,
  labelsOf,
  listChanges,
  statesByPeople,
} from './transactions/kept-feedback';
export { eraseFeedback, exportFeedback } from './transactions/person';
export { recountLabel, recountState } from './transactions/recount';
export { applyFeedback, type TransactionChange, type TransactionFeedback } from './transactions/status';
export {
  changeTags,
  knownTransactions,
  listTagValues,
  readTags,
  type TaggedTransaction,
  tagsOf,
  withBitmapScans,
} from './transactions/tags';
