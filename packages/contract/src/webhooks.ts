import { state } from './details/shared';
import { type FraudData, fraudData } from './fraud/response';
import {
  closed,
  integer,
  literals,
  nullable,
  openObject,
  type Static,
  string,
  stringOrNull,
  Type,
} from './schema';

const moment = Type.String({ format: 'date-time' });

/** A change of a transaction's state after the fraud call. */
const statusUpdated = closed({
  id: Type.String({ description: 'The transaction_id' }),
  state,
  previous_state: state,
  reason: literals(['LABEL', 'LABEL_REMOVED', 'MANUAL_REVIEW']),
  label: stringOrNull,
  updated_at: moment,
});

/** Values that came onto a list or left it; a cleared list names its values in `removed` as well. */
const listsUpdated = closed({
  list: closed({ id: string, name: string, kind: literals(['allow', 'block', 'plain']), field: string }),
  added: Type.Array(string),
  removed: Type.Array(string),
  /** A key, a panel user, or a rule. */
  author: string,
  updated_at: moment,
});

const amlChanges = Type.Array(openObject);
const amlUpdates = closed({
  user_id: stringOrNull,
  name: string,
  monitoring_schedule: stringOrNull,
  checked_at: integer,
  changes: closed({ added: amlChanges, removed: amlChanges, updated: amlChanges }),
});

const eraseFinished = closed({
  request_id: string,
  status: literals(['COMPLETED', 'FAILED']),
  domains: Type.Array(string),
  finished_at: nullable(moment),
});

/** Every event with the schema of its `data` (decisions.md, "Webhooks"). */
export const WEBHOOK_DATA = {
  'orchestration/workflow_execution_finished': openObject,
  'orchestration/workflow_execution_updated': openObject,
  'verification/session_finished': openObject,
  'transaction/processed': Type.Partial(fraudData),
  'transaction/status_updated': statusUpdated,
  'lists/updated': listsUpdated,
  'aml/person_updates': amlUpdates,
  'aml/entity_updates': amlUpdates,
  'ekyc/check_finished': openObject,
  'erase/finished': eraseFinished,
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_DATA;
export const WEBHOOK_EVENTS = Object.keys(WEBHOOK_DATA) as WebhookEvent[];

/** `data` by event. */
export type WebhookData = {
  [Event in WebhookEvent]: Event extends 'transaction/processed'
    ? Partial<FraudData>
    : Static<(typeof WEBHOOK_DATA)[Event]>;
};
