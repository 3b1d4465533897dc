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
    summary: 'A fraud call was decided',
    description:
      '`data` is that of the fraud call as it was answered; with `response_fields`, only those members.',
  },
  'transaction/status_updated': {
    summary: 'A label or a manual review changed the state of a transaction',
    description: 'Sent for each transaction whose state is another one than before; `reason` says why.',
  },
  'lists/updated': {
    summary: 'Entries came onto a list or left it',
    description:
      'By the management API or by a rule. When the whole list was removed `cleared` is true and `removed` is empty.',
  },
  'aml/person_updates': {
    summary: 'A monitored person matches lists or news otherwise than before',
    description:
      'Sent after a check that found matches added, removed or changed; never when nothing is different.',
  },
  'aml/entity_updates': {
    summary: 'A monitored organisation matches lists or news otherwise than before',
    description:
      'Sent after a check that found matches added, removed or changed; never when nothing is different.',
  },
  'ekyc/check_finished': {
    summary: 'An identity check came to its end',
    description:
      'Sent with the evaluation that asked for it, of fraud calls and of workflow steps; `reason` says in a word why it is no success.',
  },
  'erase/finished': {
    summary: 'An erase request came to its end',
    description: '`FAILED` says that something is left; make the request again.',
  },
  'orchestration/workflow_execution_finished': {
    summary: 'A verification came to its end',
    description:
      '`data` is what a read of the execution answers, with links to its media that are good for an hour.',
  },
  'orchestration/workflow_execution_updated': {
    summary: 'A review changed a verification that had come to its end',
    description: '`data` is the execution as it is now; the one that was sent before is replaced by it.',
  },
  'verification/session_finished': {
    summary: 'One check of a verification came to its end',
    description:
      'Sent for each step with a capture of its own, before the execution ends; `executionId` joins them.',
  },
  'verification/step_asked_again': {
    summary: 'A reviewer asks the end user for a step once more',
    description:
      'The execution is PENDING again. Ask for a new token (`POST /orchestration-api/v1/workflow-execution/{id}/token`) and lead the end user to the page; `orchestration/workflow_execution_finished` is sent when it has come to its end.',
  },
  ping: {
    summary: 'An endpoint is tried',
    description:
      'Sent once without signatures before an endpoint or a new URL is saved, and signed when a ping is asked for. Answer 200.',
  },
};

const EVENTS = Object.keys(SENT) as readonly SentEvent[];

const messageOf = (event: SentEvent): TSchema =>
  closed({
    event: literals([event]),
    timestamp: Type.String({ format: 'date-time', description: 'When it happened' }),
    data: event === 'ping' ? closed({}) : WEBHOOK_DATA[event],
  });

const text = { type: 'string' };

/** Headers of a delivery, by component name. */
const HEADERS: { readonly [component: string]: JsonSchema } = {
  WebhookServiceSignature: {
    name: 'Service-Signature',
    schema: { ...text, pattern: '^[0-9a-f]{64}$' },
    description:
      'Lower-case hexadecimal HMAC-SHA256 of the body as it came, keyed with the whole secret. A deployment can give it another name.',
  },
  WebhookServiceSignatureNext: {
    name: 'Service-Signature-Next',
    schema: { ...text, pattern: '^[0-9a-f]{64}$' },
    description: 'The same with the new secret, while a secret and its successor overlap.',
  },
  WebhookRequestId: {
    name: 'Request-Id',
    schema: { ...text, format: 'uuid' },
    description: 'The same at every attempt and resend: drop what you have had before.',
  },
  WebhookId: {
    name: 'webhook-id',
    schema: { ...text, format: 'uuid' },
    description: 'As `Request-Id`, by the name of Standard Webhooks.',
  },
  WebhookTimestamp: {
    name: 'webhook-timestamp',
    schema: { ...text, pattern: '^[0-9]+$' },
    description: 'Seconds since 1970 of this attempt.',
  },
  WebhookSignature: {
    name: 'webhook-signature',
    schema: text,
    description:
      '`v1,` and the Base64 signature of Standard Webhooks; two, apart by a blank, while secrets overlap.',
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
  '2XX': { description: 'Delivered. Answer as soon as the message is stored' },
  '429': {
    description: 'The endpoint is left alone for as long as `Retry-After` says, then it is tried again',
  },
  '4XX': { description: 'Given up: the same message would be refused again' },
  '5XX': {
    description:
      'Tried again after 1 and 5 and 30 minutes, 2 and 24 hours; likewise without an answer in 30 s',
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
