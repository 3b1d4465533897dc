const MODEL = {
  version: 1,
  trained_at: '2026-11-20T15:49:32.697Z',
  author: 'key assay_live_64 (First key)',
  scores: false,
  report: {
    rows: 1300,
    drift: {
      score: 0.1364,
      features: [
        {
          index: 0.1479,
          label: 'Earlier transactions with the phone number',
          feature: 'phone_details.service_fraud_history.customer_hits',
        },
      ],
    },
    trees: 272,
    advice: {
      reason: 'The model is better on the newest transactions: AUC 0.9164 against 0.9044.',
      promote: true,
    },
    frauds: 119,
    quality: {
      auc: 0.9164,
      rows: 195,
      brier: 0.03,
      frauds: 22,
      pr_auc: 0.8747,
      reliability: [{ to: 0.1, from: 0, rows: 171, observed: 0.0233, predicted: 0.0111 }],
      calibration_error: 0.0293,
    },
    weights: [{ label: 'Hour of the day (UTC)', share: 0.0564, feature: 'hour_of_day' }],
    champion: {
      model: 'base-1',
      quality: {
        auc: 0.9043,
        rows: 195,
        brier: 0.0298,
        frauds: 22,
        pr_auc: 0.8379,
        reliability: [{ to: 0.1, from: 0, rows: 169, observed: 0.0295, predicted: 0.0203 }],
        calibration_error: 0.026,
      },
    },
    fit_rows: 909,
    segments: {
      feature: 'transaction_type',
      values: [{ value: 'payout', rows: 81, frauds: 14, before: 0.0412, after: 0.0198 }],
    },
    suspected_leaks: [],
  },
};
const JOB = {
  id: '0199a7f0-6a0e-7000-8000-000000000001',
  kind: 'training',
  state: 'waiting',
  author: 'key assay_live_64 (First key)',
  done: 0,
  total: 0,
  failure: null,
  requested_at: '2026-11-20T15:49:29.211Z',
  updated_at: '2026-11-20T15:49:29.211Z',
};
const CHOICE = {
  scoring: 'base-1',
  promote_by_rule: false,
  retraining_noted_at: null,
  retrain_on_drift: false,
  label_delay_days: 30,
};

const EXAMPLE_CALL = {
  evaluation_id: '0199a7e2-11aa-7000-8000-000000000007',
  at: '2026-11-20T11:02:13.018Z',
  amount: 120.5,
  currency: 'EUR',
  label: 'negative',
};

/** Response examples of Models, by operation. */
export const MODELS_EXAMPLES = {
  listModels: {
    ...CHOICE,
    scoring: '1',
    retraining_noted_at: '2026-11-20T15:49:34.521Z',
    labels: { negative: 119, positive: 1181 },
    training_needs: { transactions: 1000, per_class: 100 },
    newest_training: '0199a7ef-51e1-7000-8000-000000000001',
    drift_check: {
      checked_at: '2026-11-21T15:50:00.000Z',
      model: 1,
      recommended: true,
      reasons: ['The distribution of scores has changed: index 0.31.'],
      earlier_rows: 2000,
      recent_rows: 2000,
      score: 0.3104,
      features: [{ index: 0.3307, label: 'Hour of the day (UTC)', feature: 'hour_of_day' }],
      calibration_error: null,
      new_labels: 240,
      training: null,
    },
    models: [{ ...MODEL, scores: true }],
  },
  changeModelSettings: { ...CHOICE, promote_by_rule: true },
  readModel: MODEL,
  trainModel: { job: JOB },
  readTraining: {
    job: { ...JOB, state: 'done', updated_at: '2026-11-20T15:49:29.649Z' },
    result: { refused: null, version: 2, promoted: false },
  },
  promoteModel: { ...CHOICE, scoring: '1' },
  rollBackModel: CHOICE,
  explainScore: {
    model: 'base-1',
    score: 93.14,
    bias: -1.0824,
    raw: 2.7673,
    contributions: [
      {
        feature: 'email_details.email_domain_details.disposable',
        label: 'Disposable email domain',
        value: 1,
        contribution: 0.9951,
      },
    ],
    segment: null,
    rest: 0.2896,
  },
  startSuggestions: {
    job: {
      ...JOB,
      kind: 'suggestions',
      requested_at: '2026-11-20T15:49:36.560Z',
      updated_at: '2026-11-20T15:49:36.560Z',
    },
  },
  readSuggestions: {
    job: {
      ...JOB,
      kind: 'suggestions',
      state: 'done',
      requested_at: '2026-11-20T15:49:36.560Z',
      updated_at: '2026-11-20T15:49:39.746Z',
    },
    result: {
      rows: 1300,
      frauds: 433,
      refused: null,
      later_rows: 520,
      suggestions: [
        {
          hits: 173,
          labels: ['Currency'],
          recall: { low: 0.9782, high: 0.9999, value: 1 },
          found_on: { hits: 260, precision: { low: 0.9854, high: 1, value: 1 } },
          negative: 173,
          positive: 0,
          precision: { low: 0.9782, high: 0.9999, value: 1 },
          when_text: 'transaction_currency = "USD"',
        },
      ],
    },
  },
  acceptSuggestion: { version: 2, rule_id: 'S002' },
  startBacktest: {
    job: {
      ...JOB,
      kind: 'backtest',
      requested_at: '2026-11-20T15:50:30.204Z',
      updated_at: '2026-11-20T15:50:30.204Z',
    },
  },
  cancelBacktest: {
    job: { ...JOB, kind: 'backtest', state: 'cancelled', done: 245_760, total: 1_002_310 },
  },
  listBacktests: {
    backtests: [
      {
        ...JOB,
        kind: 'backtest',
        state: 'failed',
        failure: 'Model not found: 12.',
        requested_at: '2026-11-20T15:50:33.439Z',
        updated_at: '2026-11-20T15:50:33.503Z',
      },
    ],
  },
  readBacktest: {
    job: {
      ...JOB,
      kind: 'backtest',
      state: 'done',
      done: 500,
      total: 1298,
      requested_at: '2026-11-20T15:50:30.204Z',
      updated_at: '2026-11-20T15:50:33.258Z',
    },
    result: {
      rows: 1298,
      draft: {
        policy_version: 14,
        rule_id: 'C015',
        hits: 61,
        negative: 18,
        positive: 2,
        amounts: [{ currency: 'EUR', sum: 5210.4 }],
        precision: { low: 0.699, high: 0.9721, value: 0.9 },
        recall: { low: 0.1462, high: 0.3269, value: 0.2222 },
        alert_rate: { low: 0.0367, high: 0.0599, value: 0.047 },
        false_positive_rate: { low: 0.0006, high: 0.0079, value: 0.0022 },
        confusion: {
          matched: { negative: 18, positive: 2, unlabelled: 41 },
          not_matched: { negative: 63, positive: 912, unlabelled: 262 },
        },
        money: [
          {
            currency: 'EUR',
            all: 81_233.5,
            all_negative: 9120.1,
            matched: 5210.4,
            matched_negative: 3980.2,
            matched_positive: 121,
          },
        ],
        replaced: null,
        changes: [
          {
            was: 'APPROVE',
            becomes: 'REVIEW',
            hits: 40,
            negative: 11,
            positive: 2,
            amounts: [{ currency: 'EUR', sum: 3120.4 }],
            examples: [EXAMPLE_CALL],
          },
        ],
        examples: { negative: [EXAMPLE_CALL], positive: [], unlabelled: [] },
        overlap: {
          compared: 61,
          alone: 44,
          rules: [{ id: 'E101', name: 'Disposable email domain', mode: 'live', matches: 17 }],
        },
        unknown_velocity: [],
      },
      model: {
        auc: 0.9308,
        steps: [{ to: 10, from: 0, rows: 1127, negative: 14, positive: 736 }],
        pr_auc: 0.8232,
        mean_score: 8.99,
        stability_index: 3.6601,
        mean_score_before: 49.58,
      },
      rules: {
        after: {
          recall: { low: 0.4087, high: 0.6293, value: 0.52 },
          precision: { low: 0.5236, high: 0.7583, value: 0.65 },
        },
        rules: [
          {
            id: 'B190',
            hits: 0,
            mode: 'live',
            name: 'CVV, address and 3-D Secure checks all failed',
            recall: { low: 3.3004e-18, high: 0.0487, value: 0 },
            amounts: [],
            negative: 0,
            positive: 0,
            precision: { low: 0, high: 1, value: null },
          },
        ],
        before: {
          recall: { low: 0.0459, high: 0.1803, value: 0.0933 },
          precision: { low: 0.0435, high: 0.1717, value: 0.0886 },
        },
        matrix: [{ was: 'APPROVE', rows: 716, becomes: 'APPROVE', negative: 9, positive: 471 }],
        score_shift: { mean: -11.7, steps: [{ to: -35, from: -45, rows: 22 }] },
        newly_declined: {
          hits: 89,
          amounts: [{ sum: 7573.19, currency: 'USD' }],
          negative: 37,
          positive: 18,
        },
        unknown_velocity: [{ rows: 1298, definition: 'avg|transaction_amount|user_id|2592000000|' }],
        new_false_positives: {
          examples: [
            '0199a7f0-6a0e-7000-8000-000000000002',
            '0199a7f0-6a0e-7000-8000-000000000003',
            '0199a7f0-6a0e-7000-8000-000000000004',
            '0199a7f0-6a0e-7000-8000-000000000005',
            '0199a7f0-6a0e-7000-8000-000000000006',
            '0199a7f0-6a0e-7000-8000-000000000007',
            '0199a7f0-6a0e-7000-8000-000000000008',
            '0199a7f0-6a0e-7000-8000-000000000009',
          ],
          transactions: 18,
        },
        no_longer_declined: {
          hits: 112,
          amounts: [{ sum: 7482.05, currency: 'EUR' }],
          negative: 5,
          positive: 69,
        },
      },
      negative: 75,
      positive: 790,
    },
  },
};
