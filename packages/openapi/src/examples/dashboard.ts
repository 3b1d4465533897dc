const STATES = { approve: [410, 432], review: [22, 19], decline: [14, 11] };
const PERIOD = {
  from: '2026-11-23',
  to: '2026-11-24',
  buckets: ['2026-11-22T23:00:00.000Z', '2026-11-23T23:00:00.000Z'],
  calls: 908,
  states: STATES,
  segments: [{ value: 'DE', approve: 512, review: 20, decline: 9, calls: [268, 273] }],
  money: [
    {
      currency: 'EUR',
      approve: 48210.5,
      review: 3120,
      decline: 5230.9,
      approved: [23800.5, 24410],
      stopped: [4100.9, 4250],
      declined: [2600.4, 2630.5],
    },
  ],
  account_money: {
    currency: 'EUR',
    approve: 48210.5,
    review: 3120,
    decline: 5230.9,
    approved: [23800.5, 24410],
    stopped: [4100.9, 4250],
    declined: [2600.4, 2630.5],
    unconverted: [],
  },
  scores: { approve: [700, 142], review: [0, 41], decline: [0, 25] },
  rules: [
    {
      id: 'HC401',
      name: '10 or more transactions from one IP in 1 hour',
      approve: 3,
      review: 20,
      decline: 15,
    },
  ],
  labels: [{ label: 'fraud_detection_chargeback_fraud', count: 6 }],
  outcomes: [
    { state: 'APPROVE', fraud: 2, legitimate: 0 },
    { state: 'REVIEW', fraud: 5, legitimate: 4 },
    { state: 'DECLINE', fraud: 9, legitimate: 1 },
  ],
  alerts: { fraud: [8, 6], legitimate: [3, 2] },
  false_positive_share: 0.2632,
  outcome_money: [{ currency: 'EUR', prevented: 6120.5, lost: 410, blocked: 880.2 }],
  overrides: [{ from: 'REVIEW', to: 'APPROVE', count: 17 }],
  latency: { p50: 4.1, p95: 11.8, p99: 24, p95_series: [11.2, 12.1] },
  funnel: {
    started: 40,
    opened: 36,
    ended: { approved: 25, review: 3, declined: 4, expired: 8, error: 0 },
    steps: [{ step: 'DOCUMENT', started: 36, sent: 33, submitted: 31, repeated: 6, passed: 28 }],
    screens: [{ screen: 'intro', shown: 36 }],
  },
};

const RULE_METRICS = {
  id: 'HC401',
  matches: 38,
  shadow_matches: 0,
  fraud: 9,
  legitimate: 3,
  precision: 0.75,
  money: [{ currency: 'EUR', amount: 4210.5, fraud: 1800, legitimate: 210.5 }],
};

/** Response examples of dashboards and rule figures, by operation. */
export const DASHBOARD_EXAMPLES = {
  listRuleMetrics: {
    time_zone: 'Europe/Berlin',
    counted_until: '2026-11-24T18:04:12.000Z',
    rules: [{ ...RULE_METRICS, trend: [4, 9, 12, 13] }],
  },
  readRuleMetrics: {
    time_zone: 'Europe/Berlin',
    unit: 'day',
    counted_until: '2026-11-24T18:04:12.000Z',
    buckets: ['2026-11-22T23:00:00.000Z', '2026-11-23T23:00:00.000Z'],
    metrics: RULE_METRICS,
    series: {
      matches: [21, 17],
      shadow_matches: [0, 0],
      fraud: [9, 0],
      legitimate: [3, 0],
      precision: [0.75, null],
    },
    money_series: [{ currency: 'EUR', amount: [2410.5, 1800], fraud: [1800, 0], legitimate: [210.5, 0] }],
  },
  readDashboard: {
    time_zone: 'Europe/Berlin',
    unit: 'day',
    counted_until: '2026-11-24T18:04:12.000Z',
    current: PERIOD,
    previous: null,
    drift: [{ input: 'country', psi: 0.031, shares: [{ value: 'DE', before: 0.61, now: 0.59 }] }],
  },
};
