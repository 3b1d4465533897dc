import {
  boolean,
  closed,
  integer,
  integerOrNull,
  label,
  literals,
  named,
  nullable,
  openObject,
  personal,
  type Static,
  string,
  stringOrNull,
  Type,
  timestamp,
  WEBHOOK_EVENTS,
} from '@assay/contract';
import { managementRoute, revealOf } from './document';
import { newLabel, pageLimit } from './members';

export const MAX_WEBHOOKS = 10;
const MAX_OVERLAP_SECONDS = 7 * 24 * 3600;

const url = Type.String({
  minLength: 9,
  maxLength: 2048,
  description: 'https URL that is reachable from the internet',
});
const event = literals(WEBHOOK_EVENTS);
const events = Type.Array(event, { minItems: 1, uniqueItems: true });

const managedWebhook = named('WebhookEndpoint', {
  id: string,
  name: label,
  url: Type.String({
    description:
      'URL of the endpoint; only its host for callers who cannot change endpoints, because the path can be secret',
  }),
  events: Type.Array(event),
  /** FAILING: no attempt has succeeded since `failing_since`. DISABLED: nothing is sent until it is enabled. */
  state: literals(['ACTIVE', 'FAILING', 'DISABLED']),
  failing_since: nullable(timestamp),
  disabled_at: nullable(timestamp),
  disabled_reason: nullable(literals(['failures', 'operator'])),
  /** One sentence for people; null = nothing to report. */
  notice: stringOrNull,
  /** Time at which the previous secret stops signing. */
  previous_secret_ends_at: nullable(timestamp),
  created_at: timestamp,
});
export type ManagedWebhook = Static<typeof managedWebhook>;

const secret = Type.String({ description: 'Secret for the signatures of deliveries, returned only once' });

const deliveryState = literals(['PENDING', 'DELIVERED', 'FAILED']);
const DELIVERY_MEMBERS = {
  id: Type.String({ description: 'ID of the delivery, sent as `Request-Id` and `webhook-id`' }),
  webhook_id: string,
  event: string,
  state: deliveryState,
  attempts: integer,
  created_at: timestamp,
  next_attempt_at: nullable(timestamp),
  last_status: integerOrNull,
  last_error: stringOrNull,
};
const delivery = named('WebhookDelivery', DELIVERY_MEMBERS);
export type ManagedDelivery = Static<typeof delivery>;

const headers = Type.Record(Type.String(), Type.String(), { $id: 'HttpHeaders' });
const attempt = named('WebhookAttempt', {
  at: timestamp,
  duration_ms: integer,
  status: integerOrNull,
  error: stringOrNull,
  request_headers: headers,
  response_headers: headers,
  response_body: personal('text', string),
});

const pingResult = named('WebhookPing', {
  delivered: boolean,
  status: integerOrNull,
  /** Reason why no response arrived; null = a response arrived. */
  error: stringOrNull,
  duration_ms: integer,
});

const changed = closed({ webhook: managedWebhook });
const TAG = 'Webhooks';

const FILTER = {
  event: Type.Optional({ ...event, description: 'Only deliveries of this event' } as typeof event),
  state: Type.Optional({
    ...deliveryState,
    description: 'Only deliveries in this state',
  } as typeof deliveryState),
};
const moment = (description: string) => Type.Optional(Type.String({ format: 'date-time', description }));
const SPAN = {
  since: moment('Only deliveries at or after this time, RFC 3339'),
  until: moment('Only deliveries before this time, RFC 3339'),
};

const readWebhookDelivery = managementRoute({
  operationId: 'readWebhookDelivery',
  method: 'get',
  path: '/webhook-deliveries/{id}',
  tag: TAG,
  summary: 'Get a webhook delivery',
  description:
    'Returns the body of the newest attempt and every attempt with request and response. Bodies contain personal data and are deleted after 30 days.',
  data: named('WebhookDeliveryDetails', {
    delivery,
    body: personal('text', openObject),
    log: Type.Array(attempt),
  }),
});

export const WEBHOOK_ROUTES = {
  listWebhooks: managementRoute({
    operationId: 'listWebhooks',
    method: 'get',
    path: '/webhooks',
    tag: TAG,
    summary: 'List webhook endpoints',
    description:
      "Returns the webhook endpoints of the caller's environment: test keys get those of test data, live keys those of live data.",
    data: closed({ webhooks: Type.Array(managedWebhook), events: Type.Array(event), maximum: integer }),
  }),
  createWebhook: managementRoute({
    operationId: 'createWebhook',
    method: 'post',
    path: '/webhooks',
    tag: TAG,
    summary: 'Create a webhook endpoint',
    description:
      'Creates an endpoint and returns its secret once. The URL must respond to an unsigned test message with 200. An account has at most ten endpoints.',
    body: closed({ name: newLabel, url, events }),
    bodyExample: { name: 'Shop', url: 'https://shop.example/hooks', events: ['transaction/processed'] },
    data: named('NewWebhookEndpoint', { webhook: managedWebhook, secret }),
  }),
  readWebhook: managementRoute({
    operationId: 'readWebhook',
    method: 'get',
    path: '/webhooks/{id}',
    tag: TAG,
    summary: 'Get a webhook endpoint',
    description: 'Returns events and state of an endpoint, without its secret.',
    data: changed,
  }),
  changeWebhook: managementRoute({
    operationId: 'changeWebhook',
    method: 'patch',
    path: '/webhooks/{id}',
    tag: TAG,
    summary: 'Change a webhook endpoint',
    description:
      'Changes name, URL or events; omitted fields do not change. A new URL must respond to an unsigned test message with 200. The secret does not change.',
    body: closed({ name: Type.Optional(newLabel), url: Type.Optional(url), events: Type.Optional(events) }),
    bodyExample: { events: ['transaction/processed', 'transaction/status_updated'] },
    data: changed,
  }),
  deleteWebhook: managementRoute({
    operationId: 'deleteWebhook',
    method: 'delete',
    path: '/webhooks/{id}',
    tag: TAG,
    summary: 'Delete a webhook endpoint',
    description: 'Deletes an endpoint with its delivery log. Pending deliveries are not sent.',
    data: closed({}),
  }),
  pingWebhook: managementRoute({
    operationId: 'pingWebhook',
    method: 'post',
    path: '/webhooks/{id}/ping',
    tag: TAG,
    summary: 'Send a test message to an endpoint',
    description:
      'Sends a signed `ping`, waits for the response, and returns its status or the error. The message is not repeated.',
    data: pingResult,
  }),
  rotateWebhookSecret: managementRoute({
    operationId: 'rotateWebhookSecret',
    method: 'post',
    path: '/webhooks/{id}/rotate',
    tag: TAG,
    summary: 'Rotate a webhook secret',
    description:
      'Creates a secret and returns it once. Deliveries carry signatures with both secrets until `overlap_seconds` has passed.',
    body: closed({ overlap_seconds: Type.Integer({ minimum: 0, maximum: MAX_OVERLAP_SECONDS }) }),
    bodyExample: { overlap_seconds: 86_400 },
    data: closed({ webhook: managedWebhook, secret }),
  }),
  enableWebhook: managementRoute({
    operationId: 'enableWebhook',
    method: 'post',
    path: '/webhooks/{id}/enable',
    tag: TAG,
    summary: 'Enable a webhook endpoint',
    description:
      'Enables an endpoint and sends its pending deliveries immediately, also during a pause after failures.',
    data: changed,
  }),
  disableWebhook: managementRoute({
    operationId: 'disableWebhook',
    method: 'post',
    path: '/webhooks/{id}/disable',
    tag: TAG,
    summary: 'Disable a webhook endpoint',
    description:
      'Disables an endpoint. New events are not stored for it; pending deliveries stay for 30 days and are sent when it is enabled.',
    data: changed,
  }),
  resendWebhookDeliveries: managementRoute({
    operationId: 'resendWebhookDeliveries',
    method: 'post',
    path: '/webhooks/{id}/resend',
    tag: TAG,
    summary: 'Resend deliveries of an endpoint',
    description:
      'Sends the logged deliveries again that match event, state and period; without a filter all of them. Returns their number.',
    body: closed({ ...FILTER, ...SPAN }),
    bodyExample: { state: 'FAILED' },
    data: closed({ resent: integer }),
  }),
  listWebhookDeliveries: managementRoute({
    operationId: 'listWebhookDeliveries',
    method: 'get',
    path: '/webhook-deliveries',
    tag: TAG,
    summary: 'List webhook deliveries',
    description:
      'Returns the delivery log of the last 30 days, newest first. Filter by endpoint, event, state and period. Send `next` as `before` to get the next page.',
    query: closed({
      limit: pageLimit(500),
      before: Type.Optional(Type.String({ maxLength: 36, description: '`next` of the previous page' })),
      webhook_id: Type.Optional(
        Type.String({ maxLength: 36, description: 'Only deliveries to this endpoint' }),
      ),
      ...FILTER,
      ...SPAN,
    }),
    data: closed({ deliveries: Type.Array(delivery), next: stringOrNull }),
  }),
  readWebhookDelivery,
  revealWebhookDelivery: revealOf('revealWebhookDelivery', readWebhookDelivery, 'a delivery'),
  resendWebhookDelivery: managementRoute({
    operationId: 'resendWebhookDelivery',
    method: 'post',
    path: '/webhook-deliveries/{id}/resend',
    tag: TAG,
    summary: 'Resend a webhook delivery',
    description:
      'Sends a delivery again with the same IDs and data, in a new series of attempts. Receivers that ignore known IDs process it once.',
    data: closed({ delivery }),
  }),
};
