// biome-ignore-all lint/suspicious/noThenProperty: it is the wire’s word, never a promise.
const CATEGORY = { id: 'K002', name: 'Card testing', thresholds: { review: 10, decline: 30 } };
const DOCUMENT = {
  rules: [
    {
      id: 'B190',
      name: 'CVV, address and 3-D Secure checks all failed',
      category: 'card',
      priority: 10,
      mode: 'live',
      canary_percent: null,
      when: {
        op: 'and',
        args: [{ op: '=', left: { op: 'field', path: 'cvv_result' }, right: { op: 'const', value: false } }],
      },
      when_text:
        'cvv_result = false and avs_result in ["N", "n"] and status_3d in ["N", "R", "n", "r", "failed", "FAILED", "rejected", "REJECTED", "not_authenticated"]',
      then: { state: 'DECLINE' },
      starts_at: null,
      ends_at: null,
    },
  ],
  categories: [{ id: 'email', name: 'Email', thresholds: { review: 10, decline: 20 } }],
  lists: [{ id: 'allowed_emails', name: 'Allowed email addresses', kind: 'allow', field: 'email' }],
  thresholds: { review: 10, decline: 20 },
};
const MANY_CARDS = {
  op: '>',
  left: { op: 'velocity', aggregate: 'distinct', of: 'card_hash', by: 'device_hash', window: '24h' },
  right: { op: 'const', value: 3 },
};
const RULE = {
  id: 'C004',
  name: 'Many cards on one device',
  category: null,
  priority: 100,
  mode: 'live',
  canary_percent: null,
  when: MANY_CARDS,
  when_text: 'distinct(card_hash by device_hash, 24h) > 3',
  then: { score: { operation: '+', value: 10 } },
  starts_at: null,
  ends_at: null,
};
const VERSION = {
  version: 4,
  author: 'key assay_live_64 (First key)',
  note: 'Rule added: R3',
  created_at: '2026-11-20T15:17:25.024Z',
};

const PROPOSAL = {
  id: '019abf3e-2c41-7b6e-9d2f-4e0c8a517f20',
  status: 'OPEN',
  base_version: 14,
  author: 'user 019abf3e-0000-7b6e-9d2f-4e0c8a517f20',
  note: 'Many cards on one device',
  created_at: '2026-11-25T09:14:02.000Z',
  decided_by: null,
  decided_at: null,
  reason: '',
  version: null,
};
const DECISION = {
  decided_by: 'user 019abf3e-1111-7b6e-9d2f-4e0c8a517f20',
  decided_at: '2026-11-25T11:40:00.000Z',
};

/** Response examples of Rules, Policy, Lists, Audit, by operation. */
export const POLICY_EXAMPLES = {
  listRules: {
    version: 4,
    rules: [RULE],
  },
  createRule: { version: 3, rule: RULE },
  checkRule: { ok: true, problems: [], text: RULE.when_text, tree: MANY_CARDS },
  readRule: {
    version: 2,
    rule: {
      ...RULE,
      id: 'S002',
      name: 'transaction_currency = "USD"',
      mode: 'shadow',
      canary_percent: null,
      when: {
        op: '=',
        left: { op: 'field', path: 'transaction_currency' },
        right: { op: 'const', value: 'USD' },
      },
      when_text: 'transaction_currency = "USD"',
      then: { score: { value: 10, operation: '+' } },
    },
  },
  replaceRule: { version: 3, rule: RULE },
  changeRule: {
    version: 5,
    rule: { ...RULE, mode: 'shadow' },
  },
  deleteRule: { version: 3 },
  listRuleFields: {
    fields: [{ path: 'action_type', type: 'string', nullable: true, module: 'request', pii: false }],
  },
  listRuleCategories: { version: 3, categories: [CATEGORY] },
  createRuleCategory: {
    version: 3,
    category: CATEGORY,
  },
  replaceRuleCategory: { version: 4, category: { ...CATEGORY, thresholds: null } },
  deleteRuleCategory: { version: 4 },
  listPolicyProposals: { proposals: [PROPOSAL] },
  proposePolicy: { proposal: PROPOSAL },
  readPolicyProposal: {
    ...PROPOSAL,
    document: DOCUMENT,
    changes: {
      rules: { added: ['B190'], removed: [], changed: [] },
      categories: { added: [], removed: [], changed: [] },
      lists: { added: [], removed: [], changed: [] },
      typologies: { added: [], removed: [], changed: [] },
      thresholds: null,
      velocity: null,
    },
  },
  approvePolicyProposal: {
    proposal: { ...PROPOSAL, ...DECISION, status: 'APPROVED', reason: 'Tried on last month', version: 15 },
  },
  refusePolicyProposal: {
    proposal: { ...PROPOSAL, ...DECISION, status: 'REFUSED', reason: 'It declines half of our regulars' },
  },
  readPolicy: {
    version: 14,
    author: 'key assay_live_64 (First key)',
    note: 'Rule changed: many-cards',
    created_at: '2026-11-20T15:15:19.345Z',
    document: DOCUMENT,
  },
  replacePolicy: { version: 2 },
  listPolicyVersions: { versions: [VERSION], next: 2 },
  readPolicyVersion: {
    version: 13,
    author: 'key assay_live_64 (First key)',
    note: 'Rule added: R3',
    created_at: '2026-11-20T15:15:19.345Z',
    document: DOCUMENT,
  },
  restorePolicyVersion: { version: 15 },
  comparePolicyFile: {
    version: 14,
    rules: { added: ['R3'], removed: [], changed: [{ id: 'R1', members: ['when'] }] },
    categories: { added: [], removed: [], changed: [] },
    lists: { added: [], removed: [], changed: [] },
    typologies: { added: [], removed: [], changed: [] },
    thresholds: null,
    velocity: null,
  },
  comparePolicyVersions: {
    from: 3,
    to: 6,
    rules: { added: [], removed: ['R2'], changed: [{ id: 'R1', members: ['mode', 'priority'] }] },
    categories: { added: [], removed: [], changed: [] },
    lists: { added: ['L'], removed: [], changed: [] },
    typologies: { added: [], removed: [], changed: [] },
    thresholds: null,
    velocity: null,
  },
  listLists: {
    version: 3,
    lists: [
      {
        id: 'mails',
        name: 'Mails',
        kind: 'block',
        field: 'email',
        entries: 2,
        changed_at: '2026-11-20T15:19:29.868Z',
        rules: ['R1'],
      },
    ],
  },
  createList: {
    version: 2,
    list: { id: 'L003', name: 'Known mules', kind: 'block', field: 'user_bank_account' },
  },
  deleteList: { version: 3, removed_entries: 1 },
  readListEntries: {
    entries: [
      {
        value: 'a@example.com',
        note: 'Chargeback',
        author: 'key assay_live_64 (First key)',
        created_at: '2026-11-20T15:19:29.868Z',
        expires_at: '2999-01-01T00:00:00.000Z',
      },
    ],
    next: null,
    total: 1,
  },
  addListEntries: {
    saved: 2,
    refused: [{ index: 2, expected: 'an IP address or a CIDR range' }],
  },
  removeListEntries: { removed: 1 },
  importListFile:
    '{"state":"done","read":71,"size":71,"saved":1,"refused":1,"lines":[{"line":3,"problem":"not an email address such as name@example.com"}]}\n',
  exportListFile:
    'value,note,author,created_at,expires_at\na@example.com,Chargeback,key assay_live_64 (First key),2026-11-20T15:19:29.868Z,\n',
  readAudit: {
    records: [
      {
        sequence: 17,
        at: '2026-11-20T15:16:28.370Z',
        actor: 'key assay_live_64 (First key)',
        action: 'erase.finish',
        target: 'erase 0199a7f0-6a0e-7000-8000-000000000001',
        change: {
          space: 'live',
          status: 'COMPLETED',
          domains: ['FRAUD', 'AML_Case_Management', 'AML_Name_Screening', 'IDV'],
          removed: {
            ips: 4,
            cases: 1,
            emails: 2,
            events: 20,
            phones: 2,
            devices: 3,
            counters: 3,
            feedback: 6,
            screenings: 1,
            evaluations: 4,
            kept_answers: 3,
            list_entries: 2,
            transactions: 3,
            webhooks_FRAUD: 24,
            monitored_names: 1,
            session_streams: 1,
          },
          asked_at: '2026-11-20T15:16:09.454Z',
          finished_at: '2026-11-20T15:16:28.370Z',
        },
        hash: 'c1a9b3b1d1c8f5a1e7b8a9f3d25d5c7e3d4f08a96f6d2b1a7c0e9b8d7f6a5e41',
        authenticated: true,
      },
    ],
    next: null,
  },
  verifyAudit: {
    intact: true,
    first_broken: null,
    authenticated_from: 1,
    height: 17,
    expected_height: 17,
    head: 'c1a9b3b1d1c8f5a1e7b8a9f3d25d5c7e3d4f08a96f6d2b1a7c0e9b8d7f6a5e41',
  },
  readAuditCheckpoint: {
    account: 1,
    height: 17,
    head: 'c1a9b3b1d1c8f5a1e7b8a9f3d25d5c7e3d4f08a96f6d2b1a7c0e9b8d7f6a5e41',
    at: '2026-11-20T16:00:00.000Z',
    public_key: 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE',
    signature: 'kPvJ0c0Jb1m2yV5m7o1sQ7pX6b2T9r8d3e4f5g6h7i8j9k0l1m2n3o4p5q6r7s8t9u0v1w2x3y4z5A6B7C8D9A',
  },
};
