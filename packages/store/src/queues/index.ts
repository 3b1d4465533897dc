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
export { deleteQueue, findQueue, listQueues, type QueueRow, type QueueSource, saveQueue } from './queues';
