// biome-ignore-all lint/suspicious/noThenProperty: it is the wire’s word, never a promise.
const RULE_TRIAL = {
  rule_id: 'C015',
  policy_version: 14,
  matches: true,
  when: {
    op: '>',
    text: 'transaction_amount > 100',
    value: true,
    outcome: 'true',
    parts: [
      { op: 'field', text: 'transaction_amount', value: 120.5, parts: [] },
      { op: 'const', text: '100', value: 100, parts: [] },
    ],
  },
  was: 'APPROVE',
  becomes: 'REVIEW',
  not_requested: [],
};

/** Response examples of Evaluations, by operation. */
export const EVALUATIONS_EXAMPLES = {
  listEvaluations: {
    evaluations: [
      {
        id: '0199a7f0-6a0e-7000-8000-000000000001',
        transaction_id: 'order-1001',
        service_id: 1006,
        at: '2026-11-20T15:51:18.656Z',
        state: 'APPROVE',
        fraud_score: 0,
        policy_version: 1,
        current_state: 'DECLINE',
        label: 'fraud_detection_fraud',
        tags: [],
        person: { name: 'Anna Schmidt', email: 'anna.schmidt@example.com', user_id: 'customer-4711' },
        amount: 129.9,
        currency: 'EUR',
        action_type: 'purchase',
        ip: '203.0.113.7',
        country: 'DE',
        card_hash: null,
        card: null,
        reasons: [{ id: 'many-cards', name: 'Many cards on one device', operation: '+', score: 10 }],
      },
    ],
    next: null,
    complete: true,
  },
  readEvaluation: {
    summary: {
      id: '0199a7f0-6a0e-7000-8000-000000000001',
      transaction_id: 'order-1001',
      service_id: 1006,
      at: '2026-11-20T15:51:18.656Z',
      state: 'APPROVE',
      fraud_score: 0,
      policy_version: 1,
      current_state: 'DECLINE',
      label: 'fraud_detection_fraud',
      tags: [],
      person: { name: 'Anna Schmidt', email: 'anna.schmidt@example.com', user_id: 'customer-4711' },
      amount: 129.9,
      currency: 'EUR',
      action_type: 'purchase',
      ip: '203.0.113.7',
      country: 'DE',
      card_hash: null,
      card: null,
      reasons: [{ id: 'many-cards', name: 'Many cards on one device', operation: '+', score: 10 }],
    },
    request: {
      transaction_id: 'order-1001',
      ip: '203.0.113.7',
      config: {
        ip_api: true,
      },
    },
    response: {
      success: true,
      error: {},
      data: { id: 'order-1001', state: 'APPROVE', fraud_score: 0 },
    },
    inputs: {
      engine: '1',
      config: {
        ip_api: true,
        phone_api: true,
        bin_api: true,
        email_api: true,
      },
      velocity: [null, null, null, 2, 0, null, null, 0],
      lower_bounds: [],
      list_hits: [],
      versions: {
        policy: 1,
        lists: 0,
        data: '63ed4a20e9018048',
      },
      shadow_rules: [],
      blackbox_score: 10.83,
      model: {
        name: 'base-1',
      },
      calculation_time: 36,
      at: 1795384277289,
    },
  },
  testRuleOnEvaluation: RULE_TRIAL,
  testRuleOnFacts: { ...RULE_TRIAL, not_requested: ['count by device_hash in 24h'] },
  explainEvaluation: {
    decision: {
      state: 'DECLINE',
      decided_by: {
        by: 'rule',
        ids: ['many-cards'],
      },
      fraud_score: 0,
      applied_rules: [
        {
          id: 'many-cards',
          name: 'Known to be bad',
          operation: null,
          score: 0,
        },
      ],
      rule_category_details: [
        {
          id: 'email',
          name: 'Email',
          score: 0,
          state: 'APPROVE',
        },
      ],
      shadow_rules: [],
      undecided_rules: [],
      list_actions: [],
      score_path: [],
    },
    rules: [
      {
        id: 'B190',
        name: 'CVV, address and 3-D Secure checks all failed',
        mode: 'live',
        canary: null,
        then: {
          state: 'DECLINE',
        },
        in_force: true,
        matched: false,
        when: {
          op: 'and',
          text: 'cvv_result = false and avs_result in ["N", "n"] and status_3d in ["N", "R", "n", "r", "failed", "FAILED", "rejected", "REJECTED", "not_authenticated"]',
          value: null,
          parts: [
            {
              op: '=',
              text: 'cvv_result = false',
              value: null,
              parts: [
                {
                  op: 'field',
                  text: 'cvv_result',
                  value: null,
                  parts: [],
                  unknown: 'cvv_result missing',
                },
              ],
              outcome: 'unknown',
              unknown: 'cvv_result missing',
            },
          ],
          outcome: 'unknown',
          unknown: 'cvv_result missing',
        },
      },
    ],
    flip: {
      by: 'rule',
      to: 'APPROVE',
      rule_ids: ['many-cards'],
    },
  },
  listTransactionEvaluations: {
    evaluations: [
      {
        id: '0199a7f0-6a0e-7000-8000-000000000001',
        transaction_id: 'order-1',
        service_id: 1000,
        at: '2026-11-20T15:52:12.502Z',
        state: 'APPROVE',
        fraud_score: 0,
        policy_version: 1,
        current_state: 'DECLINE',
        label: 'fraud_detection_fraud',
        tags: [],
        person: { name: 'Anna Schmidt', email: 'anna.schmidt@example.com', user_id: 'customer-4711' },
        amount: 129.9,
        currency: 'EUR',
        action_type: 'purchase',
        ip: '203.0.113.7',
        country: 'DE',
        card_hash: null,
        card: null,
        reasons: [{ id: 'many-cards', name: 'Many cards on one device', operation: '+', score: 10 }],
      },
    ],
    next: null,
  },
  readStats: {
    since: '2026-11-19T00:00:00.000Z',
    days: {
      complete: true,
      counts: [
        {
          date: '2026-11-20',
          approve: 1284,
          review: 61,
          decline: 17,
        },
      ],
    },
    rules: {
      complete: true,
      evaluations: 1362,
      matched: [
        {
          id: 'HC401',
          name: '10 or more transactions from one IP in 1 hour',
          count: 42,
        },
      ],
    },
  },
};
