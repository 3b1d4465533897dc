import {
  closed,
  label,
  literals,
  named,
  nullable,
  personal,
  type Static,
  string,
  stringOrNull,
  Type,
  timestamp,
} from '@assay/contract';
import { managementRoute, revealOf } from './document';
import { ENVIRONMENT, newLabel, pageLimit } from './members';

const TAG = 'Alerts';
const MAX_ROWS = 500;
const MAX_MERGED = 100;

const text = (description: string) => Type.String({ description });
const whole = (description: string) => Type.Integer({ description });
const number = (description: string) => Type.Number({ description });

const ALERT_STATUSES = ['OPEN', 'SNOOZED', 'CLOSED'] as const;
const ALERT_DISPOSITIONS = ['SUSPICIOUS', 'FALSE_POSITIVE', 'INCONCLUSIVE'] as const;
/** Kinds of parties; the names are those of the velocity keys. */
const PARTY_KINDS = [
  'user_id',
  'user_bank_account',
  'device_hash',
  'card_hash',
  'card_bin',
  'merchant_id',
  'affiliate_id',
  'bonus_campaign_id',
] as const;
const status = literals(ALERT_STATUSES);
const disposition = literals(ALERT_DISPOSITIONS);
const comment = Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' });

const SUMMARY = {
  id: string,
  typology: text('ID of the typology'),
  name: text('Name of the typology'),
  entity_kind: text('Kind of the entity'),
  entity_key: text('Key of the entity: equal keys are the same entity'),
  entity: nullable(personal('id', text('The entity as your requests name it; null = no longer stored'))),
  status,
  score: number('From 0 to 1; 0.5 at the thresholds of the parameters'),
  reason: text('Newest reason with its numbers'),
  amount: nullable(
    number(
      'Amount that the entity received or sent, the larger of both; the total of all transfers if it did neither. `null` without amounts, or if they have different currencies',
    ),
  ),
  currency: nullable(text('Currency of `amount`, ISO 4217; `null` if unknown')),
  findings: whole('Findings that the alert joins'),
  transactions: whole('Transactions in the evidence'),
  since: timestamp,
  until: timestamp,
  assignee: stringOrNull,
  due_at: nullable(timestamp),
  overdue: Type.Boolean({ description: 'True if the deadline has passed and the alert is not closed' }),
  snoozed_until: nullable(timestamp),
  disposition: nullable(disposition),
  suggested_disposition: nullable(disposition),
  proposal: nullable(closed({ disposition, by: text('User who proposed it') })),
  case_id: stringOrNull,
  opened_at: timestamp,
  updated_at: timestamp,
};
export const alertSummary = named('AlertSummary', SUMMARY);
export type AlertSummary = Static<typeof alertSummary>;

const edge = named('AlertEdge', {
  transaction_id: nullable(text('Transaction; null = it is no longer stored')),
  at: timestamp,
  amount: nullable(number('Amount')),
  currency: nullable(text('Currency, ISO 4217')),
  from: text('Key of the paying entity'),
  to: text('Key of the paid entity'),
});
const party = named('AlertParty', {
  key: text('Key of the party'),
  kind: literals(PARTY_KINDS),
  name: personal('id', text('Your ID, or the bank account of the party')),
});
const event = named('AlertEvent', {
  at: timestamp,
  actor: text('User, key or job'),
  action: literals([
    'opened',
    'extended',
    'assigned',
    'snoozed',
    'woken',
    'changed',
    'commented',
    'proposed',
    'closed',
    'merged',
  ]),
  note: personal('text', text('Note')),
});
/** Members other than `evaluation_id` are null if unknown or no longer stored. */
const evidence = named('AlertEvidence', {
  evaluation_id: string,
  transaction_id: stringOrNull,
  at: nullable(timestamp),
  state: stringOrNull,
  fraud_score: nullable(number('Fraud score')),
  amount: nullable(number('Amount')),
  currency: stringOrNull,
  action_type: stringOrNull,
});
const alert = named('Alert', {
  ...SUMMARY,
  reasons: Type.Array(text('Reason with its numbers'), {
    description: 'Reasons of all findings, newest last',
  }),
  evidence: Type.Array(evidence),
  edges: Type.Array(edge),
  parties: Type.Array(party),
  policy_version: whole('Policy version that raised it'),
  run_id: stringOrNull,
  four_eyes: Type.Boolean({ description: 'Two users must give the same disposition' }),
  history: Type.Array(event),
});
export type AlertDocument = Static<typeof alert>;

const readAlert = managementRoute({
  operationId: 'readAlert',
  method: 'get',
  path: '/alerts/{id}',
  tag: TAG,
  summary: 'Get an alert',
  description:
    'Returns an alert with its evidence, its subgraph, its reasons and its history. `suggested_disposition` follows the dispositions of earlier alerts of the typology with a similar score.',
  data: alert,
});

const alertCase = named('AlertCase', {
  id: string,
  name: personal('text', string),
  created_at: timestamp,
  created_by: string,
  alerts: Type.Array(alertSummary),
});
export type AlertCaseDocument = Static<typeof alertCase>;

const caseFile = named('CaseFile', {
  content: personal('text', text('JSON text of the case file')),
  public_key: text('Ed25519 public key (SPKI, base64url) of this deployment'),
  signature: text('Ed25519 signature of `content`, base64url'),
  html: personal('text', text('The case file as one HTML page, with the signed content')),
});
export type CaseFileDocument = Static<typeof caseFile>;

const FILE =
  'Returns a signed case file: timeline, transactions, graph, decisions, audit records and the policy versions that were used. Save `html` as a file, or the response, and verify it offline with `assay case verify FILE`.';

export const ALERT_ROUTES = {
  listAlerts: managementRoute({
    operationId: 'listAlerts',
    method: 'get',
    path: '/alerts',
    tag: TAG,
    summary: 'List alerts',
    description:
      'Returns alerts of transaction monitoring, newest first, or by deadline with `order`. Send `next` as `before` to get the next page with the same `order`.',
    query: closed({
      ...ENVIRONMENT,
      status: Type.Optional(status),
      typology: Type.Optional(Type.String({ maxLength: 100, description: 'Only alerts of this typology' })),
      assignee: Type.Optional(Type.String({ maxLength: 100, description: 'Only alerts of this assignee' })),
      only: Type.Optional(Type.Literal('overdue', { description: 'Only alerts after their deadline' })),
      entity_key: Type.Optional(
        Type.String({ pattern: '^-?\\d{1,19}$', description: 'Only alerts of the entity with this key' }),
      ),
      case_id: Type.Optional(Type.String({ format: 'uuid', description: 'Only alerts of this case' })),
      min_score: Type.Optional(
        Type.Number({ minimum: 0, maximum: 1, description: 'Only alerts with at least this score' }),
      ),
      from: Type.Optional(
        Type.String({ format: 'date-time', description: 'Only alerts with evidence at or after this time' }),
      ),
      to: Type.Optional(
        Type.String({ format: 'date-time', description: 'Only alerts with evidence before this time' }),
      ),
      order: Type.Optional(
        Type.Literal('deadline', { description: 'The earliest deadline first; alerts without one last' }),
      ),
      limit: pageLimit(MAX_ROWS),
      before: Type.Optional(Type.String({ format: 'uuid', description: '`next` of the previous page' })),
    }),
    data: closed({ alerts: Type.Array(alertSummary), next: stringOrNull }),
  }),
  readAlert,
  revealAlert: revealOf('revealAlert', readAlert, 'an alert'),
  changeAlert: managementRoute({
    operationId: 'changeAlert',
    method: 'patch',
    path: '/alerts/{id}',
    tag: TAG,
    summary: 'Change an alert',
    description:
      'Assigns or snoozes an alert, changes its deadline, or adds a comment. `snoozed_until` with null wakes it. A closed alert can only get comments.',
    errors: ['conflict'],
    body: closed({
      assignee: Type.Optional(nullable(label)),
      snoozed_until: Type.Optional(nullable(timestamp)),
      due_at: Type.Optional(nullable(timestamp)),
      comment: Type.Optional(comment),
    }),
    bodyExample: { assignee: 'anna', comment: 'Asked the customer for an invoice' },
    data: alert,
  }),
  closeAlert: managementRoute({
    operationId: 'closeAlert',
    method: 'post',
    path: '/alerts/{id}/close',
    tag: TAG,
    summary: 'Close an alert',
    description:
      'Closes an alert with a disposition. If its typology requires four-eyes approval, the first disposition is a proposal, and another user must give the same one.',
    body: closed({ disposition, comment }),
    bodyExample: { disposition: 'SUSPICIOUS', comment: 'Report filed on 3 November' },
    data: alert,
  }),
  mergeAlerts: managementRoute({
    operationId: 'mergeAlerts',
    method: 'post',
    path: '/alert-cases',
    tag: TAG,
    summary: 'Merge alerts into a case',
    description:
      'Creates a case from alerts, or adds alerts to an existing case. An alert belongs to one case.',
    body: closed({
      case_id: Type.Optional(
        Type.String({ format: 'uuid', description: 'Existing case; by default a new one' }),
      ),
      name: Type.Optional(newLabel),
      alerts: Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: MAX_MERGED }),
    }),
    bodyExample: { name: 'Mule ring in May', alerts: ['0199a7f0-6a0e-7000-8000-000000000021'] },
    data: alertCase,
  }),
  readAlertCase: managementRoute({
    operationId: 'readAlertCase',
    method: 'get',
    path: '/alert-cases/{id}',
    tag: TAG,
    summary: 'Get a case of alerts',
    description: 'Returns a case with its alerts.',
    data: alertCase,
  }),
  exportAlert: managementRoute({
    operationId: 'exportAlert',
    method: 'get',
    path: '/alerts/{id}/file',
    tag: TAG,
    summary: 'Export the case file of an alert',
    description: FILE,
    data: caseFile,
  }),
  exportAlertCase: managementRoute({
    operationId: 'exportAlertCase',
    method: 'get',
    path: '/alert-cases/{id}/file',
    tag: TAG,
    summary: 'Export the case file of a case',
    description: FILE,
    data: caseFile,
  }),
};
