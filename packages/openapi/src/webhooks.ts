import {
  closed,
  type JsonSchema,
  literals,
  type TSchema,
  Type,
  WEBHOOK_DATA,
  type WebhookEvent,
} from '@assay/contract';
import { webhookExamples } from './examples/webhooks';
import { type NamedSchemas, pascal, type SchemaRoot } from './named-schemas';

/** Events that are currently sent, and the test message of an endpoint. */
type SentEvent = WebhookEvent | 'ping';

/** Description of each event. */
const SENT: { readonly [event in SentEvent]: { readonly summary: string; readonly description: string } } = {
  'transaction/processed': {
    summary: 'Report a scored transaction',
    description:
      'Sent after each scored transaction. `data` equals the response, limited to `response_fields` if the request has it.',
  },
  'transaction/status_updated': {
    summary: 'Report a changed transaction state',
    description:
      'Sent if a label or a manual review changes the state of a transaction. `reason` has the cause.',
  },
  'transaction/event_recorded': {
    summary: 'Report a recorded payment event',
    description:
      'Sent after a payment event was stored. `label` is the label that it set. A repeated event sends nothing.',
  },
  'lists/updated': {
    summary: 'Report changed list entries',
    description:
      'Sent if the management API or a rule adds or removes entries. If a list is deleted, `cleared` is `true` and `removed` is empty.',
  },
  'aml/person_updates': {
    summary: 'Report changed matches of a monitored person',
    description: 'Sent after a check with added, removed or changed matches.',
  },
  'aml/entity_updates': {
    summary: 'Report changed matches of a monitored organization',
    description: 'Sent after a check with added, removed or changed matches.',
  },
  'ekyc/check_finished': {
    summary: 'Report a finished identity check',
    description:
      'Sent with the evaluation that requested the check, for scoring requests and workflow steps. `reason` states why the check is not a success.',
  },
  'alert/opened': {
    summary: 'Report a new alert',
    description:
      'Sent if transaction monitoring opens an alert. A further finding extends the alert and sends nothing.',
  },
  'alert/closed': {
    summary: 'Report a closed alert',
    description: 'Sent if a user closes an alert. `disposition` is the outcome.',
  },
  'erase/finished': {
    summary: 'Report a finished erase request',
    description: 'Sent at the end of an erase request. `FAILED` means that data remains; repeat the request.',
  },
  'orchestration/workflow_execution_finished': {
    summary: 'Report a finished workflow execution',
    description:
      'Sent at the end of a workflow execution. `data` equals the result of the orchestration API, with media links that are valid for one hour.',
  },
  'orchestration/workflow_execution_updated': {
    summary: 'Report a reviewed workflow execution',
    description:
      'Sent if a review changes a finished workflow execution. `data` replaces the earlier result.',
  },
  'verification/session_finished': {
    summary: 'Report a finished check',
    description:
      'Sent for each step with a capture, before the end of the execution. `executionId` links the checks.',
  },
  'verification/step_asked_again': {
    summary: 'Request another submission of a step',
    description:
      'Sent if a reviewer requests a step again; the execution is PENDING again. Request a token with `POST /orchestration-api/v1/workflow-execution/{id}/token` and send the end user to the hosted flow.',
  },
  ping: {
    summary: 'Test a webhook endpoint',
    description:
      'Sent without signatures before an endpoint or a new URL is saved, and with signatures for a requested test. Return 200.',
  },
};

const EVENTS = Object.keys(SENT) as readonly SentEvent[];

const messageOf = (event: SentEvent): TSchema =>
  closed({
    event: literals([event]),
    timestamp: Type.String({ format: 'date-time', description: 'Time of the event, ISO 8601' }),
    data: event === 'ping' ? closed({}) : WEBHOOK_DATA[event],
  });

const text = { type: 'string' };

/** Headers of a delivery, by component name. */
const HEADERS: { readonly [component: string]: JsonSchema } = {
  WebhookServiceSignature: {
    name: 'Service-Signature',
    schema: { ...text, pattern: '^[0-9a-f]{64}$' },
    description:
      'HMAC-SHA256 of the raw body with the whole secret, lower-case hexadecimal. A deployment can rename this header.',
  },
  WebhookServiceSignatureNext: {
    name: 'Service-Signature-Next',
    schema: { ...text, pattern: '^[0-9a-f]{64}$' },
    description: 'The same signature with the new secret, during a rotation.',
  },
  WebhookRequestId: {
    name: 'Request-Id',
    schema: { ...text, format: 'uuid' },
    description:
      'ID of the delivery, equal for every attempt and resend. Ignore IDs that you have processed.',
  },
  WebhookId: {
    name: 'webhook-id',
    schema: { ...text, format: 'uuid' },
    description: 'Same value as `Request-Id`, for Standard Webhooks.',
  },
  WebhookTimestamp: {
    name: 'webhook-timestamp',
    schema: { ...text, pattern: '^[0-9]+$' },
    description: 'Time of the attempt in UNIX seconds.',
  },
  WebhookSignature: {
    name: 'webhook-signature',
    schema: text,
    description:
      '`v1,` and the Base64 signature of Standard Webhooks. Two signatures, separated by a space, during a rotation.',
  },
};

/** Returns the headers of every webhook, for `components.parameters`. */
export const webhookHeaders = (): { readonly [name: string]: JsonSchema } =>
  Object.fromEntries(
    Object.entries(HEADERS).map(([component, header]) => [
      component,
      { in: 'header', required: false, ...header },
    ]),
  );

const RESPONSES = {
  '2XX': { description: 'The delivery succeeded. Respond as soon as the message is stored.' },
  '429': {
    description: 'Assay waits for `Retry-After` and tries again.',
  },
  '4XX': { description: 'The delivery failed and is not repeated.' },
  '5XX': {
    description:
      'Assay tries again after 1, 5 and 30 minutes and after 2 and 24 hours, also without a response within 30 seconds.',
  },
};

const messages = new Map(EVENTS.map((event) => [event, messageOf(event) as unknown as JsonSchema]));

/** Returns the schemas of the messages, `data` before the whole. */
export const webhookRoots = (): readonly SchemaRoot[] =>
  [...messages].flatMap(([event, message]) => [
    {
      at: `${event}:data`,
      schema: (message.properties as { data: JsonSchema }).data,
      name: () => `${pascal(event)}Data`,
    },
    { at: `${event}:message`, schema: message, name: () => `${pascal(event)}Message`, leaveOut: ['data'] },
  ]);

/** Returns the `webhooks` section of the document. */
export const webhookOperations = (schemas: NamedSchemas): JsonSchema =>
  Object.fromEntries(
    [...messages].map(([event, message]) => [
      event,
      {
        post: {
          operationId: `${pascal(event).charAt(0).toLowerCase()}${pascal(event).slice(1)}`,
          tags: ['Webhooks'],
          ...SENT[event],
          parameters: Object.keys(HEADERS).map((name) => ({ $ref: `#/components/parameters/${name}` })),
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: schemas.refer(message), example: webhookExamples[event] },
            },
          },
          responses: RESPONSES,
          security: [],
        },
      },
    ]),
  );
