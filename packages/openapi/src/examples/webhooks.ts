import { execution, finishedSession, reviewedExecution } from './verification';

const ekycExample = {
  person: {
    firstName: 'Ana',
    middleName: null,
    lastName: 'Torres',
    fullName: 'Ana Torres',
    dateOfBirth: '1990-05-02',
    gender: 'F',
    nationalIds: [{ type: 'CE', value: '420367', country: 'CO' }],
    phones: [],
    emails: [],
    addresses: [],
  },
  matches: {
    firstName: null,
    lastName: null,
    middleName: null,
    fullName: null,
    dateOfBirth: null,
    gender: null,
    nationalId: true,
    address: null,
    street: null,
    street2: null,
    city: null,
    zip: null,
    region: null,
    phone: null,
    email: null,
  },
  additionalMatches: {},
  additionalData: { documentType: 'CE', documentIssueDate: '2019-03-01' },
};

const monitored = {
  user_id: 'user-42',
  name: 'Jane Doe',
  monitoring_schedule: 'DAILY',
  checked_at: '2026-11-20T03:00:04.120Z',
  changes: {
    added: [
      {
        id: 184467,
        source_id: '1001',
        source_name: 'demo',
        name: 'Jane M. Doe',
        list_kind: 'sanctionlist',
        score: 0.94,
      },
    ],
    removed: [],
    updated: [],
  },
};

/** `data` of each event. */
const alertExample = {
  id: '0199a7f0-6a0e-7000-8000-000000000021',
  typology: 'fan_in',
  entity_kind: 'party',
  status: 'OPEN',
  score: 0.62,
  reason: '8 senders paid EUR 1,640 into this account in 3 days, 8 of them for the first time.',
  disposition: null,
  updated_at: '2026-11-20T15:10:00.000Z',
};

const data = {
  'transaction/processed': {
    id: 'order-1001',
    state: 'REVIEW',
    fraud_score: 34,
    version: 'v2',
    applied_rules: [{ id: 'P110', name: 'Customer is using a public proxy', operation: '+', score: 10 }],
  },
  'transaction/status_updated': {
    id: 'order-1001',
    state: 'DECLINE',
    previous_state: 'REVIEW',
    reason: 'LABEL',
    label: 'fraud_detection_fraud',
    updated_at: '2026-11-20T15:10:00.000Z',
  },
  'transaction/event_recorded': {
    id: '0199a7f0-6a0e-7000-9c4b-5d1f8a2b3c4d',
    transaction_id: 'order-1001',
    event_id: 'evt_2001',
    type: 'dispute_opened',
    occurred_at: '2026-11-20T09:30:00.000Z',
    recorded_at: '2026-11-20T15:10:00.000Z',
    amount: 49.9,
    currency: 'EUR',
    network: 'visa',
    code: '10.4',
    category: 'fraud',
    due_at: '2026-12-10T00:00:00.000Z',
    external_id: 'dp_7781',
    warnings: [],
    label: 'fraud_detection_chargeback_fraud',
  },
  'lists/updated': {
    list: { id: 'blocked_emails', name: 'Blocked email addresses', kind: 'block', field: 'email' },
    added: ['someone@example.com'],
    removed: [],
    cleared: false,
    author: 'key:0199a5a0-1c00-7000-9c4b-5d1f8a2b3c4d',
    updated_at: '2026-11-20T15:10:00.000Z',
  },
  'aml/person_updates': monitored,
  'aml/entity_updates': { ...monitored, name: 'Doe Trading Ltd', user_id: 'merchant-7' },
  'ekyc/check_finished': {
    transaction_id: 'order-1001',
    user_id: 'user-42',
    type: 'CO_ID_CE',
    ekyc_result: 'SUCCESS',
    ekyc_data: ekycExample,
    reason: null,
    finished_at: '2026-11-20T15:10:00.000Z',
  },
  'alert/opened': alertExample,
  'alert/closed': { ...alertExample, status: 'CLOSED', disposition: 'SUSPICIOUS' },
  'erase/finished': {
    request_id: '0199a7f0-6a0e-7000-9c4b-5d1f8a2b3c4d',
    status: 'COMPLETED',
    domains: ['FRAUD'],
    finished_at: '2026-11-20T15:10:00.000Z',
  },
  'orchestration/workflow_execution_finished': execution,
  'orchestration/workflow_execution_updated': reviewedExecution,
  'verification/session_finished': finishedSession,
  'verification/step_asked_again': {
    executionId: '0199a7f0-6a0e-7000-8000-000000000001',
    workflow: { id: '0199a7f0-6a0e-7000-8000-000000000002', name: 'Check' },
    userId: 'user-42',
    step: 'document',
    checkType: 'DOCUMENT_CHECK',
    reason: 'GLARE',
    sentence: 'A reflection covers part of the document. Tilt it a little, or move the light.',
    note: 'The date of birth cannot be read',
    expiresAt: '2026-11-21T15:10:00.000Z',
  },
  ping: {},
};

/** Example message of each event, as its body is sent. */
export const webhookExamples = Object.fromEntries(
  Object.entries(data).map(([event, of]) => [
    event,
    { event, timestamp: '2026-11-20T15:10:00.000Z', data: of },
  ]),
) as { readonly [event in keyof typeof data]: object };
