import {
  CARD_NETWORKS,
  closed,
  DISPUTE_CATEGORIES,
  integer,
  LABEL_VALUES,
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
export const MAX_BULK_EVENTS = 1_000;
/** Maximum number of events of one transaction that are returned. */
export const MAX_LISTED_EVENTS = 500;
const MAX_ID_LENGTH = 255;
const MAX_CODE_LENGTH = 64;
/** Largest amount whose cents are exact in double precision. */
const MAX_AMOUNT = 1e13;

const eventType = literals(PAYMENT_EVENT_TYPES);
const network = literals(CARD_NETWORKS);
const category = literals(DISPUTE_CATEGORIES);
const labelValue = literals(LABEL_VALUES.map(({ value }) => value));

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
export const MAX_EVENT_CSV_LENGTH = 900_000;
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

const labelRule = named('PaymentLabelRule', {
  type: eventType,
  /** Only disputes of this category; null = every event of the type. */
  category: nullable(category),
  /** null = the event sets no label. */
  label: nullable(labelValue),
});
export type PaymentLabelRule = Static<typeof labelRule>;

const PART_MEMBERS = {
  type: eventType,
  categories: Type.Optional(Type.Array(category, { minItems: 1, uniqueItems: true })),
};
const program = named('DisputeProgram', {
  id: Type.String({ pattern: '^[a-z0-9_]{1,40}$', description: '1 to 40 letters, digits or "_"' }),
  name: Type.String({ minLength: 1, maxLength: 80 }),
  /** null = all networks. */
  network: nullable(network),
  /** Counted above the line. */
  numerator: Type.Array(named('DisputeProgramPart', PART_MEMBERS), { minItems: 1, maxItems: 9 }),
  /** Month of the captured transactions below the line. */
  denominator: literals(['same_month', 'previous_month']),
  by: literals(['count', 'amount']),
  /** Minimum numerator of a month that exceeds the program. */
  min_count: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
  threshold: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
});
export type DisputeProgram = Static<typeof program>;

const MAX_PROGRAMS = 20;
const MAX_LABEL_RULES = 40;
const settings = named('PaymentEventSettings', {
  labels: Type.Array(labelRule, { maxItems: MAX_LABEL_RULES }),
  /** Events replace labels that a person, an API key or an import set. */
  overwrite_labels: Type.Boolean(),
  programs: Type.Array(program, { maxItems: MAX_PROGRAMS }),
});
export type PaymentEventSettings = Static<typeof settings>;

const settingsChange = closed({
  labels: Type.Optional(Type.Array(labelRule, { maxItems: MAX_LABEL_RULES })),
  overwrite_labels: Type.Optional(Type.Boolean()),
  programs: Type.Optional(Type.Array(program, { maxItems: MAX_PROGRAMS })),
});

const MONTH = '^\\d{4}-(0[1-9]|1[0-2])$';
const monthQuery = (description: string) => Type.Optional(Type.String({ pattern: MONTH, description }));
/** Maximum number of months of one request. */
export const MAX_DISPUTE_MONTHS = 36;

const disputeMonth = named('DisputeMonth', {
  month: string,
  captured: integer,
  disputes: integer,
  fraud_disputes: integer,
  fraud_warnings: integer,
  won: integer,
  lost: integer,
  /** Disputes per captured transaction of the month; null = none was captured. */
  rate: numberOrNull,
  money: Type.Array(
    named('DisputeMonthMoney', {
      currency: string,
      captured: Type.Number(),
      disputed: Type.Number(),
      /** Disputed per captured amount; null = nothing was captured. */
      rate: numberOrNull,
    }),
  ),
});
const programMonths = named('DisputeProgramMonths', {
  id: string,
  name: string,
  network: nullable(network),
  by: literals(['count', 'amount']),
  denominator: literals(['same_month', 'previous_month']),
  threshold: Type.Number(),
  min_count: integer,
  months: Type.Array(
    named('DisputeProgramMonth', {
      month: string,
      numerator: Type.Number(),
      denominator: Type.Number(),
      ratio: numberOrNull,
      exceeded: Type.Boolean(),
    }),
  ),
});
const disputeRates = named('DisputeRates', {
  time_zone: string,
  months: Type.Array(disputeMonth),
  programs: Type.Array(programMonths),
});
export type DisputeRates = Static<typeof disputeRates>;

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

export const PAYMENT_EVENT_ROUTES = {
  recordPaymentEvent: managementRoute({
    operationId: 'recordPaymentEvent',
    method: 'post',
    path: '/transactions/{transaction_id}/events',
    tag: TAG,
    summary: 'Record a payment event',
    description:
      'Stores what happened to the payment of a transaction, such as a capture or a dispute. It can set the label by the settings, and sends `transaction/event_recorded`. A repeated `event_id` with the same content changes nothing; with other content it returns 409 with code 3012.',
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
  readPaymentEventSettings: managementRoute({
    operationId: 'readPaymentEventSettings',
    method: 'get',
    path: '/payment-event-settings',
    tag: TAG,
    summary: 'Get the payment event settings',
    description:
      'Returns the labels that events set, and the definitions of the network programs on the dashboard.',
    data: settings,
  }),
  changePaymentEventSettings: managementRoute({
    operationId: 'changePaymentEventSettings',
    method: 'put',
    path: '/payment-event-settings',
    tag: TAG,
    summary: 'Change the payment event settings',
    description:
      'Replaces the sent members; omitted members do not change, and an empty list removes all entries. Labels that are already set do not change.',
    body: settingsChange,
    bodyExample: {
      labels: [{ type: 'fraud_warning', category: null, label: 'fraud_detection_fraud' }],
      overwrite_labels: false,
    },
    data: settings,
  }),
  readDisputeRates: managementRoute({
    operationId: 'readDisputeRates',
    method: 'get',
    path: '/dispute-rates',
    tag: 'Dashboards',
    summary: 'Get dispute rates',
    description:
      'Returns disputes per captured transaction by month, by count and amount, and the ratio of each network program. Events are included about a minute later and stay counted after deletion.',
    query: closed({
      ...ENVIRONMENT,
      from: monthQuery('First month (YYYY-MM); default five months before the last'),
      to: monthQuery(`Last month (YYYY-MM); at most ${MAX_DISPUTE_MONTHS} months; default this month`),
      time_zone: Type.Optional(
        Type.String({
          maxLength: 64,
          description: 'Time zone of the months: IANA name, such as Europe/Berlin; default UTC',
        }),
      ),
    }),
    data: disputeRates,
  }),
};
