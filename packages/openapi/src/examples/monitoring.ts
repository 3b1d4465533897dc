const ALERT_ID = '0199a7f0-6a0e-7000-8000-000000000021';
const CASE_ID = '0199a7f0-6a0e-7000-8000-000000000022';
const RUN_ID = '0199a7f0-6a0e-7000-8000-000000000023';
const EVALUATION_ID = '0199a7f0-6a0e-7000-8000-000000000024';
const RECEIVER = '-4611686018427387904';
const SENDER = '1152921504606846976';
const REASON = '8 senders paid EUR 1,640 into this account in 3 days, 8 of them for the first time.';

const SUMMARY = {
  id: ALERT_ID,
  typology: 'fan_in',
  name: 'Fan-in',
  entity_kind: 'party',
  entity_key: RECEIVER,
  entity: 'user-42',
  status: 'OPEN',
  score: 0.625,
  reason: REASON,
  amount: 1640,
  currency: 'EUR',
  findings: 2,
  transactions: 8,
  since: '2026-11-17T09:12:00.000Z',
  until: '2026-11-20T15:10:00.000Z',
  assignee: null,
  due_at: '2026-11-23T15:10:00.000Z',
  overdue: false,
  snoozed_until: null,
  disposition: null,
  suggested_disposition: null,
  proposal: null,
  case_id: null,
  opened_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T15:11:00.000Z',
};
const EDGE = { at: '2026-11-20T15:10:00.000Z', amount: 205, currency: 'EUR', from: SENDER, to: RECEIVER };
const OPENED = {
  at: '2026-11-20T12:00:00.000Z',
  actor: 'monitoring',
  action: 'opened',
  note: '6 senders paid EUR 1,230 into this account in 2 days, 6 of them for the first time.',
};
const ALERT = {
  ...SUMMARY,
  reasons: [REASON],
  evidence: [
    {
      evaluation_id: EVALUATION_ID,
      transaction_id: 'order-1001',
      at: EDGE.at,
      state: 'APPROVE',
      fraud_score: 4,
      amount: EDGE.amount,
      currency: EDGE.currency,
      action_type: 'transfer',
    },
  ],
  edges: [{ ...EDGE, transaction_id: 'order-1001' }],
  parties: [
    { key: RECEIVER, kind: 'user_id', name: 'user-42' },
    { key: SENDER, kind: 'user_id', name: 'user-17' },
  ],
  policy_version: 14,
  run_id: null,
  four_eyes: true,
  history: [OPENED],
};
const ANNA = 'user 0199a7f0-6a0e-7000-8000-000000000031';
const ASSIGNED = { at: '2026-11-20T16:00:00.000Z', actor: ANNA, action: 'assigned', note: 'anna' };
const CASE = {
  id: CASE_ID,
  name: 'Mule ring in May',
  created_at: '2026-11-20T16:10:00.000Z',
  created_by: ANNA,
  alerts: [{ ...SUMMARY, case_id: CASE_ID }],
};
const FILE = {
  content: '{"format":"assay case file 1","title":"Mule ring in May"}',
  public_key: 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE',
  signature: 'YpYhk1Vb0c8eYQ0b1y8Gf1XJx2m0o9m4o4z3m9p1c7uJkq3r5s8t0v2x4z6A8C0E2G4I6K8M0O2Q4S6U8W0YAw',
  html: '<!doctype html>…',
};
const JOB = {
  id: RUN_ID,
  state: 'done',
  author: ANNA,
  done: 120000,
  total: 120000,
  failure: null,
  requested_at: '2026-11-20T16:20:00.000Z',
  updated_at: '2026-11-20T16:20:40.000Z',
};

/** Response examples of Alerts and Typologies, by operation. */
export const MONITORING_EXAMPLES = {
  listTypologies: {
    policy_version: 14,
    typologies: [
      {
        id: 'fan_in',
        name: 'Fan-in',
        description:
          'Many different senders pay one account within a short period, most of them for the first time.',
        entity: 'party',
        events: ['payment', 'payout'],
        needs: ['sender', 'receiver', 'amount'],
        mode: 'on',
        min_score: 0,
        deadline_hours: 72,
        four_eyes: true,
        parameters: [
          {
            name: 'min_senders',
            description: 'Minimum number of different senders',
            unit: 'count',
            default: 6,
            min: 1,
            max: 64,
            value: 8,
          },
        ],
        explanation: '{senders} senders paid {total} into this account in {days} days.',
        matches: 'Eight people send 200 each to an account within three days.',
        does_not_match: 'A landlord receives the rent of the same eight tenants every month.',
        alerts: {
          open: 3,
          suspicious: 6,
          false_positive: 14,
          inconclusive: 1,
          precision: 0.3,
          suggestion: { min_score: 0.6, precision: 0.6, recall: 1 },
        },
      },
    ],
    transfers: 120000,
    monitored_at: '2026-11-20T16:00:00.000Z',
  },
  changeTypologies: { version: 15 },
  startTypologyRun: { job: { ...JOB, state: 'waiting', done: 0, total: 0, updated_at: JOB.requested_at } },
  listTypologyRuns: { runs: [JOB] },
  readTypologyRun: {
    job: JOB,
    result: {
      transfers: 120000,
      findings: 4,
      alerts: 3,
      is_complete: true,
      days: [{ day: '2026-09-14', alerts: 3 }],
      typologies: [{ id: 'fan_in', alerts: 3, existing: 1, labeled_fraud: 1, labeled_legitimate: 0 }],
      samples: [
        {
          typology: 'fan_in',
          score: 0.625,
          reason: REASON,
          since: '2026-11-17T09:12:00.000Z',
          until: '2026-11-20T15:10:00.000Z',
          edges: [EDGE],
        },
      ],
    },
  },
  cancelTypologyRun: { cancelled: true },
  acceptTypologyRun: { opened: 2, extended: 1 },
  listAlerts: { alerts: [SUMMARY], next: null },
  readAlert: ALERT,
  revealAlert: ALERT,
  changeAlert: { ...ALERT, assignee: 'anna', history: [OPENED, ASSIGNED] },
  closeAlert: {
    ...ALERT,
    proposal: { disposition: 'SUSPICIOUS', by: ANNA },
    history: [OPENED, { ...ASSIGNED, action: 'proposed', note: 'SUSPICIOUS: Report filed on 3 November' }],
  },
  mergeAlerts: CASE,
  readAlertCase: CASE,
  exportAlert: { ...FILE, content: '{"format":"assay case file 1","title":"Alert"}' },
  exportAlertCase: FILE,
};
