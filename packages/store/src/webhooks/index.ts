export {
  type DeliveryFilter,
  eraseWebhooks,
  exportWebhooks,
  findWebhookDelivery,
  type LoggedDelivery,
  type LoggedDeliveryRecord,
  listWebhookDeliveries,
  removeWebhooksOlderThan,
  resendWebhookDeliveries,
  type WebhookPerson,
} from './delivery-log';
export {
  type AttemptedDelivery,
  DELIVERY_STATES,
  type DeliveryAttempt,
  type DeliveryQueue,
  type DeliveryState,
  type DueDelivery,
  type DueWork,
  deliveryQueue,
  type LaneHealth,
  type LaneKey,
} from './delivery-queue';
export {
  clearFailures,
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  disableFailingEndpoint,
  findWebhookEndpoint,
  listWebhookEndpoints,
  saveWebhookEndpoint,
  subscribedEvents,
  type WebhookEndpoint,
} from './endpoints';
export { type EventPersons, enqueueEvent, type NewEvent, openEvent } from './outbox';
