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

export const MOST_WEBHOOKS = 10;
const LONGEST_OVERLAP_SECONDS = 7 * 24 * 3600;

const url = Type.String({
  minLength: 9,
  maxLength: 2048,
  description: 'https, reachable from the internet',
});
const event = literals(WEBHOOK_EVENTS);
const events = Type.Array(event, { minItems: 1, uniqueItems: true });

const managedWebhook = named('WebhookEndpoint', {
  id: string,
  name: label,
  url: Type.String({
    description:
      'For who may not change endpoints its host alone: what stands behind it may be a secret of the receiver',
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

const secret = Type.String({ description: 'Signs deliveries; shown this once' });

const deliveryState = literals(['PENDING', 'DELIVERED', 'FAILED']);
const DELIVERY_MEMBERS = {
  id: Type.String({ description: '`Request-Id` and `webhook-id` of its requests' }),
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
  since: moment('Only deliveries made at or after this moment'),
  until: moment('Only deliveries made before this moment'),
};

const readWebhookDelivery = managementRoute({
  operationId: 'readWebhookDelivery',
  method: 'get',
  path: '/webhook-deliveries/{id}',
  tag: TAG,
  summary: 'One delivery: its body, and every attempt with request and response',
  description:
    'The body is the one that the newest attempt sent. Bodies hold personal data and go after 30 days.',
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
    summary: 'Endpoints that receive events',
    description:
      'A test key sees the endpoints of test data, a live key those of live data: each has its own.',
    data: closed({ webhooks: Type.Array(managedWebhook), events: Type.Array(event), maximum: integer }),
  }),
  createWebhook: managementRoute({
    operationId: 'createWebhook',
    method: 'post',
    path: '/webhooks',
    tag: TAG,
    summary: 'Registers an endpoint; its secret is shown this once',
    description:
      'It is saved only if an unsigned POST of `{"event":"ping", …}` to the URL is answered with 200. At most ten endpoints.',
    body: closed({ name: newLabel, url, events }),
    bodyExample: { name: 'Shop', url: 'https://shop.example/hooks', events: ['transaction/processed'] },
    data: named('NewWebhookEndpoint', { webhook: managedWebhook, secret }),
  }),
  readWebhook: managementRoute({
    operationId: 'readWebhook',
    method: 'get',
    path: '/webhooks/{id}',
    tag: TAG,
    summary: 'One endpoint',
    description: 'Answers its events, its state, and since when it fails if it does; never its secret.',
    data: changed,
  }),
  changeWebhook: managementRoute({
    operationId: 'changeWebhook',
    method: 'patch',
    path: '/webhooks/{id}',
    tag: TAG,
    summary: 'Changes an endpoint; a new URL has to answer a ping first',
    description: 'What is left out stays. The secret is not changed; rotate it for that.',
    body: closed({ name: Type.Optional(newLabel), url: Type.Optional(url), events: Type.Optional(events) }),
    bodyExample: { events: ['transaction/processed', 'transaction/status_updated'] },
    data: changed,
  }),
  deleteWebhook: managementRoute({
    operationId: 'deleteWebhook',
    method: 'delete',
    path: '/webhooks/{id}',
    tag: TAG,
    summary: 'Removes an endpoint with its log',
    description: 'What was waiting for it is not sent. Up to ten endpoints can be registered again.',
    data: closed({}),
  }),
  pingWebhook: managementRoute({
    operationId: 'pingWebhook',
    method: 'post',
    path: '/webhooks/{id}/ping',
    tag: TAG,
    summary: 'Sends a signed ping now and reports what came of it',
    description:
      'Waits for the answer of the endpoint and says its status or what went wrong; a ping is not repeated.',
    data: pingResult,
  }),
  rotateWebhookSecret: managementRoute({
    operationId: 'rotateWebhookSecret',
    method: 'post',
    path: '/webhooks/{id}/rotate',
    tag: TAG,
    summary: 'Makes a new secret; both sign until the overlap ends',
    description: 'Answers the new secret this once. Without an overlap the old one ends at once.',
    body: closed({ overlap_seconds: Type.Integer({ minimum: 0, maximum: LONGEST_OVERLAP_SECONDS }) }),
    bodyExample: { overlap_seconds: 86_400 },
    data: closed({ webhook: managedWebhook, secret }),
  }),
  enableWebhook: managementRoute({
    operationId: 'enableWebhook',
    method: 'post',
    path: '/webhooks/{id}/enable',
    tag: TAG,
    summary: 'Switches an endpoint on; what waits for it is sent at once',
    description: 'An endpoint that is on but resting after failures is tried at once, too.',
    data: changed,
  }),
  disableWebhook: managementRoute({
    operationId: 'disableWebhook',
    method: 'post',
    path: '/webhooks/{id}/disable',
    tag: TAG,
    summary: 'Switches an endpoint off; events of the meantime are not kept for it',
    description: 'What was waiting for it stays for 30 days and is sent when it is on again.',
    data: changed,
  }),
  resendWebhookDeliveries: managementRoute({
    operationId: 'resendWebhookDeliveries',
    method: 'post',
    path: '/webhooks/{id}/resend',
    tag: TAG,
    summary: "Sends a part of an endpoint's log again",
    description:
      'Those of the log that fit the event, the state and the time that are given; all of it without any. Answers how many.',
    body: closed({ ...FILTER, ...SPAN }),
    bodyExample: { state: 'FAILED' },
    data: closed({ resent: integer }),
  }),
  listWebhookDeliveries: managementRoute({
    operationId: 'listWebhookDeliveries',
    method: 'get',
    path: '/webhook-deliveries',
    tag: TAG,
    summary: 'The log of the last 30 days, newest first',
    description: 'Narrow it by endpoint, event, state and time. Pass `next` as `before` for the page behind.',
    query: closed({
      limit: pageLimit(500),
      before: Type.Optional(Type.String({ maxLength: 36, description: '`next` of the page before' })),
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
    summary: 'Sends a delivery again: the same ids and data, a new series of attempts',
    description:
      'For a receiver that lost it; receivers that drop known ids are not troubled twice. Answers the delivery.',
    data: closed({ delivery }),
  }),
};
