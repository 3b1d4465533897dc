import {
  CARD_NETWORKS,
  closed,
  DISPUTE_CATEGORIES,
  integer,
  literals,
  named,
  nullable,
  numberOrNull,
  openObject,
  PAYMENT_EVENT_TYPES,
  PAYMENT_EVENT_WARNINGS,
  PAYMENT_LABEL_EFFECTS,
  personal,
  readBody,
  type Static,
  string,
  stringOrNull,
  Type,
  timestamp,
  typedAs,
} from '@assay/contract';
import { managementRoute } from './document';
import { ENVIRONMENT, pageLimit } from './members';

const TAG = 'Payment events';

/** Maximum number of events in one bulk request. */
const MAX_BULK_EVENTS = 1_000;
/** Maximum number of events of one transaction that are returned. */
export const MAX_LISTED_EVENTS = 500;
const MAX_ID_LENGTH = 255;
const MAX_CODE_LENGTH = 64;
/** Largest amount whose cents are exact in double precision. */
const MAX_AMOUNT = 1e13;

const eventType = literals(PAYMENT_EVENT_TYPES);
const network = literals(CARD_NETWORKS);
const category = literals(DISPUTE_CATEGORIES);

const EVENT_MEMBERS = {
  /** The caller's id of the event: a repeated event with the same id is stored once. */
  event_id: Type.String({ minLength: 1, maxLength: MAX_ID_LENGTH }),
  type: eventType,
  occurred_at: timestamp,
  amount: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_AMOUNT })),
  currency: Type.Optional(
    Type.String({ pattern: '^[A-Z]{3}$', description: 'three uppercase letters, ISO 4217' }),
  ),
  network: Type.Optional(network),
  code: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_CODE_LENGTH })),
  category: Type.Optional(category),
  due_at: Type.Optional(timestamp),
  external_id: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_ID_LENGTH })),
  acquirer_reference: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_CODE_LENGTH })),
};

/** A payment event of the transaction in the path. */
const newEvent = named('NewPaymentEvent', EVENT_MEMBERS);
/** A payment event that names its transaction. */
export const bulkPaymentEvent = named('BulkPaymentEvent', {
  transaction_id: Type.String({ minLength: 1, maxLength: MAX_ID_LENGTH }),
  ...EVENT_MEMBERS,
});
export type BulkPaymentEvent = Static<typeof bulkPaymentEvent>;

const warnings = Type.Array(literals(PAYMENT_EVENT_WARNINGS));
const labelEffect = literals(PAYMENT_LABEL_EFFECTS);

const RECORDED = {
  id: string,
  /** The same event is already stored; nothing changed. */
  duplicate: Type.Boolean(),
  category: nullable(category),
  warnings,
  /** Label of the settings for this event; null = none. */
  label: stringOrNull,
  label_effect: labelEffect,
};

const storedEvent = named('PaymentEvent', {
  id: string,
  transaction_id: string,
  event_id: personal('text', string),
  type: eventType,
  occurred_at: timestamp,
  recorded_at: timestamp,
  amount: numberOrNull,
  currency: stringOrNull,
  network: nullable(network),
  code: stringOrNull,
  category: nullable(category),
  due_at: nullable(timestamp),
  external_id: personal('text', stringOrNull),
  acquirer_reference: personal('text', stringOrNull),
  warnings,
  label: stringOrNull,
  label_effect: labelEffect,
  author: string,
});
export type PaymentEventDocument = Static<typeof storedEvent>;

const bulkResult = named('BulkPaymentEventResult', {
  /** Position of the event in the request. */
  index: integer,
  status: literals(['recorded', 'duplicate', 'refused']),
  id: stringOrNull,
  warnings,
  label: stringOrNull,
  label_effect: labelEffect,
  /** Cause of a refusal, from the error catalog; null = not refused. */
  error: nullable(
    named('BulkPaymentEventError', {
      code: string,
      message: string,
      details: Type.Array(closed({ field: string, expected: string })),
    }),
  ),
});
export type BulkPaymentEventResult = Static<typeof bulkResult>;

const bulkBody = closed({
  events: Type.Array(bulkPaymentEvent, { minItems: 1, maxItems: MAX_BULK_EVENTS }),
});
/** Reads the list only: each event is read separately, so that one mistake refuses one event. */
const looseBulkBody = closed({
  events: Type.Array(typedAs<object>(openObject), { minItems: 1, maxItems: MAX_BULK_EVENTS }),
});

/** Maximum size of the CSV text of one import request, in characters. */
const MAX_EVENT_CSV_LENGTH = 900_000;
const MAX_COLUMN_LENGTH = 200;

/** Names of the members of an event that a column can be mapped to. */
export const EVENT_FILE_FIELDS = [
  'transaction_id',
  'event_id',
  'type',
  'occurred_at',
  'amount',
  'currency',
  'network',
  'code',
  'category',
  'due_at',
  'external_id',
  'acquirer_reference',
] as const;
export type EventFileField = (typeof EVENT_FILE_FIELDS)[number];

const columnMap = closed(
  Object.fromEntries(
    EVENT_FILE_FIELDS.map((field) => [
      field,
      Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: MAX_COLUMN_LENGTH,
          description: `Column with \`${field}\`, or \`=\` and a value for every row`,
        }),
      ),
    ]),
  ) as {
    readonly [F in EventFileField]: ReturnType<typeof Type.Optional<ReturnType<typeof Type.String>>>;
  },
);

const importResult = named('PaymentEventImport', {
  /** Number of the last line that was read, from 1. */
  lines: integer,
  recorded: integer,
  duplicates: integer,
  refused: integer,
  /** Labels that were set, or would be set by a dry run. */
  labels: integer,
  problems: Type.Array(
    named('PaymentEventImportProblem', {
      line: integer,
      code: string,
      message: string,
    }),
  ),
});
export type PaymentEventImport = Static<typeof importResult>;

const EVENT_EXAMPLE = {
  event_id: 'evt_2001',
  type: 'dispute_opened',
  occurred_at: '2026-11-20T09:30:00Z',
  amount: 49.9,
  currency: 'EUR',
  network: 'visa',
  code: '10.4',
  due_at: '2026-12-10T00:00:00Z',
  external_id: 'dp_7781',
};

const bulkRoute = managementRoute({
  operationId: 'recordPaymentEvents',
  method: 'post',
  path: '/transactions/events',
  tag: TAG,
  summary: 'Record payment events in bulk',
  description: `Stores up to ${MAX_BULK_EVENTS} events and returns one result per event. An invalid event is refused with an error from the catalog; the others are stored.`,
  query: closed(ENVIRONMENT),
  body: bulkBody,
  bodyExample: { events: [{ transaction_id: 'order-1001', ...EVENT_EXAMPLE }] },
  data: closed({ results: Type.Array(bulkResult) }),
});

/** Routes that record, list and import payment events. */
export const PAYMENT_EVENT_ROUTES = {
  recordPaymentEvent: managementRoute({
    operationId: 'recordPaymentEvent',
    method: 'post',
    path: '/transactions/{transaction_id}/events',
    tag: TAG,
    summary: 'Record a payment event',
    description:
      'Stores what happened to the payment of a transaction, such as a capture or a dispute. It can set the label by the settings, and sends `transaction/event_recorded`. A repeated `event_id` with the same content changes nothing; with other content it returns 409 with code 3013.',
    query: closed(ENVIRONMENT),
    body: newEvent,
    bodyExample: EVENT_EXAMPLE,
    data: named('RecordedPaymentEvent', RECORDED),
    errors: ['paymentEventReused'],
  }),
  recordPaymentEvents: {
    ...bulkRoute,
    readBody: (body: unknown) => readBody(looseBulkBody, body),
  },
  listPaymentEvents: managementRoute({
    operationId: 'listPaymentEvents',
    method: 'get',
    path: '/transactions/{transaction_id}/events',
    tag: TAG,
    summary: 'List the payment events of a transaction',
    description: `Returns the newest ${MAX_LISTED_EVENTS} payment events in the order in which they occurred, with their warnings and the label that each set.`,
    query: closed(ENVIRONMENT),
    data: closed({ events: Type.Array(storedEvent) }),
  }),
  listPersonPaymentEvents: managementRoute({
    operationId: 'listPersonPaymentEvents',
    method: 'get',
    path: '/payment-events',
    tag: TAG,
    summary: 'List the payment events of an identifier',
    description:
      'Returns the payment events of the newest 250 transactions with a user, card, device or other identifier, newest first. `key` is from `POST /search`.',
    query: closed({
      ...ENVIRONMENT,
      key: Type.String({ maxLength: 100, description: '`key` of a result of `POST /search`' }),
      limit: pageLimit(MAX_LISTED_EVENTS),
    }),
    data: closed({ events: Type.Array(storedEvent) }),
  }),
  importPaymentEvents: managementRoute({
    operationId: 'importPaymentEvents',
    method: 'post',
    path: '/payment-events/imports',
    tag: TAG,
    summary: 'Import payment events from CSV text',
    description:
      'Stores the rows of a CSV text with a header line. Invalid rows are reported with their line and skipped. `dry_run` stores nothing. To resume, send the remaining rows, or all of them again: stored events count as duplicates.',
    query: closed(ENVIRONMENT),
    body: closed({
      csv: Type.String({ minLength: 1, maxLength: MAX_EVENT_CSV_LENGTH }),
      columns: Type.Optional(columnMap),
      dry_run: Type.Optional(Type.Boolean()),
      /** Number of the first line to store; earlier lines are skipped. */
      from_line: Type.Optional(Type.Integer({ minimum: 2, maximum: 2_000_000_000 })),
    }),
    bodyExample: {
      csv: 'Charge,Event,Kind,When\norder-1001,evt_1,captured,2026-11-20T09:30:00Z\n',
      columns: {
        transaction_id: 'Charge',
        event_id: 'Event',
        type: 'Kind',
        occurred_at: 'When',
        network: '=visa',
      },
      dry_run: true,
    },
    data: importResult,
  }),
};
