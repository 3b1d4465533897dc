/** Response examples of Tags, Labels, Feedback, by operation. */
export const FEEDBACK_EXAMPLES = {
  addTags: {
    tags: ['vip', 'checked by hand'],
  },
  replaceTags: {
    tags: ['vip', 'checked by hand'],
  },
  removeTags: {
    tags: ['checked by hand'],
  },
  bulkAddTags: {
    updated_items: [
      {
        transaction_id: 'order-1',
        tags: ['vip'],
      },
      {
        transaction_id: 'order-2',
        tags: ['new', 'vip'],
      },
    ],
  },
  bulkReplaceTags: {
    updated_items: [
      {
        transaction_id: 'order-1',
        tags: ['vip'],
      },
      {
        transaction_id: 'order-2',
        tags: ['vip'],
      },
    ],
  },
  bulkRemoveTags: {
    updated_items: [
      {
        transaction_id: 'order-1',
        tags: ['new'],
      },
    ],
  },
  readTags: {
    tags: ['vip', 'checked by hand'],
  },
  clearTags: {
    tags: [],
  },
  labelTransactions: {},
  unlabelTransactions: {},
  listLabelValues: {
    labels: [
      {
        value: 'fraud_detection_fraud',
        signal: 'negative',
        use_case: 'fraud_detection',
      },
      {
        value: 'fraud_detection_verified_payment',
        signal: 'positive',
        use_case: 'fraud_detection',
      },
    ],
  },
  reviewTransaction: {
    transaction_id: 'order-1001',
    current_state: 'REVIEW',
    label: null,
    label_contradicts_state: false,
  },
  noteTransaction: {
    transaction_id: 'order-1001',
    current_state: 'REVIEW',
    label: null,
    label_contradicts_state: false,
  },
  labelTransaction: {
    transaction_id: 'order-1001',
    current_state: 'DECLINE',
    label: 'fraud_detection_fraud',
    label_contradicts_state: false,
  },
  unlabelTransaction: {
    transaction_id: 'order-1001',
    current_state: 'APPROVE',
    label: null,
    label_contradicts_state: false,
  },
  tagTransaction: {
    transaction_id: 'order-1001',
    tags: ['jane doe', 'vip'],
  },
  listTransactionChanges: {
    changes: [
      {
        id: '0199a7f0-6a0e-7000-8000-000000000001',
        kind: 'review',
        author: 'key assay_live_64 (First key)',
        label: null,
        comment: '',
        state: 'APPROVE',
        at: '2026-11-20T15:52:14.450Z',
        previous_label: 'ecommerce_fraud',
        previous_state: 'DECLINE',
      },
    ],
  },
  listTagValues: {
    tags: ['checked by hand', 'vip'],
  },
};
