import { ekycData, ekycResult } from './details/ekyc';
import { state } from './details/shared';
import { EKYC_TYPES } from './ekyc/check-types';
import { processedTransaction } from './fraud/response';
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

/** A change of a transaction's state after the fraud call. */
const statusUpdated = named('TransactionStatusUpdate', {
  id: Type.String({ description: 'The transaction_id' }),
  state,
  previous_state: state,
  reason: literals(['LABEL', 'LABEL_REMOVED', 'MANUAL_REVIEW']),
  label: stringOrNull,
  updated_at: timestamp,
});

/** Values that came onto a list or left it; or a feed or a screening list of the deployment has another version. */
const listsUpdated = named('ListUpdate', {
  list: named('ListUpdateList', {
    id: string,
    name: string,
    kind: literals(['allow', 'block', 'plain', 'feed', 'screening']),
    field: string,
  }),
  added: Type.Array(string),
  removed: Type.Array(string),
  /** The list was removed with all its entries; `removed` does not name them. */
  cleared: boolean,
  /** A key, a panel user, a rule, or `updates` for a feed or a screening list. */
  author: string,
  /** Of a feed or a screening list, which name no values: its version and the one before. */
  version: Type.Optional(string),
  previous_version: Type.Optional(stringOrNull),
  rows: Type.Optional(integerOrNull),
  updated_at: timestamp,
});

/** An identity check of a fraud call or a workflow has ended. */
const ekycFinished = closed({
  transaction_id: string,
  user_id: stringOrNull,
  type: literals(EKYC_TYPES),
  ekyc_result: ekycResult,
  ekyc_data: nullable(ekycData),
  /** Why it is no success, in a word; null for one. */
  reason: stringOrNull,
  finished_at: timestamp,
});

const eraseFinished = named('EraseResult', {
  request_id: string,
  status: literals(['COMPLETED', 'FAILED']),
  domains: Type.Array(string),
  finished_at: nullable(timestamp),
});

/** A reviewer asks the end user for a step once more: `POST …/workflow-execution/{id}/token` gives a token for the page. */
const stepAskedAgain = named('StepAskedAgain', {
  executionId: string,
  workflow: closed({ id: string, name: string }),
  userId: stringOrNull,
  step: string,
  checkType: literals(CHECK_TYPES),
  /** Which of the known reasons, and what the end user is told, in English. */
  reason: string,
  sentence: string,
  /** What the reviewer wrote; null = nothing. */
  note: stringOrNull,
  expiresAt: timestamp,
});

/** Every event with the schema of its `data`; docs/webhooks.md states when each is sent. */
export const WEBHOOK_DATA = {
  'orchestration/workflow_execution_finished': executionData,
  'orchestration/workflow_execution_updated': executionData,
  'verification/session_finished': finishedSession,
  'verification/step_asked_again': stepAskedAgain,
  'transaction/processed': processedTransaction,
  'transaction/status_updated': statusUpdated,
  'lists/updated': listsUpdated,
  'aml/person_updates': monitoringUpdate,
  'aml/entity_updates': monitoringUpdate,
  'ekyc/check_finished': ekycFinished,
  'erase/finished': eraseFinished,
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_DATA;
export const WEBHOOK_EVENTS = Object.keys(WEBHOOK_DATA) as WebhookEvent[];

/** `data` by event. */
export type WebhookData = { [Event in WebhookEvent]: Static<(typeof WEBHOOK_DATA)[Event]> };
