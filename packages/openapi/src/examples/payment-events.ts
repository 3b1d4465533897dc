const DISPUTE = {
  id: '0199a7f0-6a0e-7000-9c4b-5d1f8a2b3c4d',
  category: 'fraud',
  warnings: ['authorization_missing'],
  label: 'fraud_detection_chargeback_fraud',
  label_effect: 'set',
};
const STORED = {
  id: DISPUTE.id,
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
  acquirer_reference: null,
  warnings: [],
  label: 'fraud_detection_chargeback_fraud',
  label_effect: 'set',
  author: 'key assay_live_ab',
};
const SETTINGS = {
  labels: [{ type: 'fraud_warning', category: null, label: 'fraud_detection_fraud' }],
  overwrite_labels: false,
  programs: [
    {
      id: 'visa_vamp',
      name: 'Visa VAMP ratio',
      network: 'visa',
      numerator: [{ type: 'fraud_warning' }, { type: 'dispute_opened' }],
      denominator: 'same_month',
      by: 'count',
      min_count: 1500,
      threshold: 0.015,
    },
  ],
};

/** Response examples of Payment events, by operation. */
export const PAYMENT_EVENT_EXAMPLES = {
  recordPaymentEvent: { ...DISPUTE, warnings: [], duplicate: false },
  recordPaymentEvents: {
    results: [
      {
        index: 0,
        status: 'recorded',
        id: DISPUTE.id,
        warnings: [],
        label: DISPUTE.label,
        label_effect: 'set',
        error: null,
      },
      {
        index: 1,
        status: 'refused',
        id: null,
        warnings: [],
        label: null,
        label_effect: 'none',
        error: { code: '3001', message: 'Transaction not found', details: [] },
      },
    ],
  },
  listPaymentEvents: { events: [STORED] },
  listPersonPaymentEvents: { events: [STORED] },
  importPaymentEvents: {
    lines: 3,
    recorded: 1,
    duplicates: 0,
    refused: 1,
    labels: 1,
    problems: [{ line: 3, code: '3001', message: 'Transaction not found' }],
  },
  readPaymentEventSettings: SETTINGS,
  changePaymentEventSettings: SETTINGS,
  readDisputeRates: {
    time_zone: 'UTC',
    months: [
      {
        month: '2026-11',
        captured: 2000,
        disputes: 12,
        fraud_disputes: 9,
        fraud_warnings: 15,
        won: 2,
        lost: 3,
        rate: 0.006,
        money: [{ currency: 'EUR', captured: 98000, disputed: 640.5, rate: 0.00653571 }],
      },
    ],
    programs: [
      {
        id: 'visa_vamp',
        name: 'Visa VAMP ratio',
        network: 'visa',
        by: 'count',
        denominator: 'same_month',
        threshold: 0.015,
        min_count: 1500,
        months: [{ month: '2026-11', numerator: 27, denominator: 2000, ratio: 0.0135, exceeded: false }],
      },
    ],
  },
};
