export {
  addEventOutside,
  attachmentsOf,
  dropAttachment,
  findAttachment,
  hasThing,
  keepAttachment,
  type StoredAttachment,
  type Thing,
} from './attachments';
export {
  addQueueEvent,
  itemEvents,
  mentionsOf,
  type QueueAction,
  type QueueDecision,
  type QueueEvent,
  type ReviewerFigures,
  reviewerFigures,
} from './events';
export {
  countWaiting,
  type ItemWork,
  MOST_WAITING,
  saveItem,
  type WaitingCounts,
  type WaitingFilter,
  type WaitingItem,
  waitingItems,
} from './items';
export { exportAttachments, exportQueueEvents } from './person';
export { deleteQueue, findQueue, listQueues, type QueueRow, type QueueSource, saveQueue } from './queues';
