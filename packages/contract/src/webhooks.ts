import { ekycData, ekycResult } from './details/ekyc';
import { state } from './details/shared';
import { EKYC_TYPES } from './ekyc/check-types';
import { processedTransaction } from './fraud/response';
import { paymentEventRecorded } from './payment-events/event-types';
import {
  boolean,
  closed,
  integerOrNull,
  literals,
  named,
  nullable,
  type Static,
  string,
  stringOrNull,
  Type,
  timestamp,
} from './schema';
import { monitoringUpdate } from './screening/findings';
import { executionData, finishedSession } from './verification/execution';
import { CHECK_TYPES } from './verification/steps';

/** A change of a transaction's state after its evaluation. */
const statusUpdated = named('TransactionStatusUpdate', {
  id: Type.String({ description: 'The transaction_id' }),
  state,
  previous_state: state,
  reason: literals(['LABEL', 'LABEL_REMOVED', 'MANUAL_REVIEW']),
  label: stringOrNull,
  updated_at: timestamp,
});

/** Values added to or removed from a list; or a new version of a feed or a screening list of the deployment. */
const listsUpdated = named('ListUpdate', {
  list: named('ListUpdateList', {
    id: string,
    name: string,
    kind: literals(['allow', 'block', 'plain', 'feed', 'screening']),
    field: string,
  }),
  added: Type.Array(string),
  removed: Type.Array(string),
  /** The list was deleted with all its entries; `removed` doesn't name them. */
  cleared: boolean,
  /** A key, a panel user, a rule, or `updates` for a feed or a screening list. */
  author: string,
  /** For a feed or a screening list, which name no values: its version and the previous one. */
  version: Type.Optional(string),
  previous_version: Type.Optional(stringOrNull),
  rows: Type.Optional(integerOrNull),
  updated_at: timestamp,
});

/** An identity check of a fraud request or a workflow ended. */
const ekycFinished = closed({
  transaction_id: string,
  user_id: stringOrNull,
  type: literals(EKYC_TYPES),
  ekyc_result: ekycResult,
  ekyc_data: nullable(ekycData),
  /** One-word reason for a result other than success; null for success. */
  reason: stringOrNull,
  finished_at: timestamp,
});

const eraseFinished = named('EraseResult', {
  request_id: string,
  status: literals(['COMPLETED', 'FAILED']),
  domains: Type.Array(string),
  finished_at: nullable(timestamp),
});

/**
 * A reviewer requests a step again from the end user: `POST …/workflow-execution/{id}/token` returns a token
 * for the page.
 */
const resubmissionRequested = named('ResubmissionRequested', {
  executionId: string,
  workflow: closed({ id: string, name: string }),
  userId: stringOrNull,
  step: string,
  checkType: literals(CHECK_TYPES),
  /** Code of the reason, and the English text that the end user sees. */
  reason: string,
  sentence: string,
  /** The reviewer's note; null = none. */
  note: stringOrNull,
  expiresAt: timestamp,
});

/** An alert of transaction monitoring was opened or closed. It contains no personal data. */
const alertChanged = named('AlertChange', {
  id: Type.String({ description: 'The id of the alert' }),
  typology: string,
  entity_kind: string,
  status: literals(['OPEN', 'CLOSED']),
  score: Type.Number(),
  reason: string,
  disposition: stringOrNull,
  updated_at: timestamp,
});

/** Every event with the schema of its `data`; docs/reference/webhooks.md states when each is sent. */
export const WEBHOOK_DATA = {
  'orchestration/workflow_execution_finished': executionData,
  'orchestration/workflow_execution_updated': executionData,
  'verification/session_finished': finishedSession,
  'verification/step_asked_again': resubmissionRequested,
  'transaction/processed': processedTransaction,
  'transaction/status_updated': statusUpdated,
  'transaction/event_recorded': paymentEventRecorded,
  'lists/updated': listsUpdated,
  'aml/person_updates': monitoringUpdate,
  'aml/entity_updates': monitoringUpdate,
  'ekyc/check_finished': ekycFinished,
  'erase/finished': eraseFinished,
  'alert/opened': alertChanged,
  'alert/closed': alertChanged,
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_DATA;
export const WEBHOOK_EVENTS = Object.keys(WEBHOOK_DATA) as WebhookEvent[];

/** `data` by event. */
export type WebhookData = { [Event in WebhookEvent]: Static<(typeof WEBHOOK_DATA)[Event]> };
