const QUEUE = {
  id: '0199a7f0-6a0e-7000-8000-00000000000a',
  name: 'Large purchases',
  source: 'DECISIONS',
  filter: { amount_from: 500, action_type: 'purchase' },
  deadline_hours: 4,
  four_eyes: true,
  created_at: '2026-11-20T15:51:18.656Z',
  waiting: 12,
  held: 2,
  overdue: 1,
};
const ANNA = { id: 'user 0199a7f0-6a0e-7000-8000-00000000000c', name: 'anna@example.com' };
const PEDRO = { id: 'user 0199a7f0-6a0e-7000-8000-00000000000d', name: 'pedro@example.com' };
const ITEM = {
  id: '0199a7f0-6a0e-7000-8000-00000000000b',
  source: 'VERIFICATIONS',
  at: '2026-11-20T15:51:18.656Z',
  version: 4,
  assignee: ANNA,
  claimed_until: '2026-11-20T16:31:18.656Z',
  priority: 0,
  deadline: '2026-11-20T19:51:18.656Z',
  overdue: false,
  proposal: { decision: 'APPROVE', by: PEDRO },
  evaluation: null,
  case: null,
  execution: {
    id: '0199a7f0-6a0e-7000-8000-00000000000b',
    status: 'REVIEW',
    workflow: { id: '0199a7f0-6a0e-7000-8000-00000000000e', name: 'Document and selfie', version: 2 },
    person: { name: 'Camille Durand', email: 'camille@example.com', user_id: 'customer-17' },
    created_at: '2026-11-20T15:51:18.656Z',
    expires_at: '2026-11-21T15:51:18.656Z',
    finished_at: null,
    purged_at: null,
  },
  alert: null,
};
const NOTE = {
  id: '0199a7f0-6a0e-7000-8000-00000000000f',
  at: '2026-11-20T16:01:18.656Z',
  by: PEDRO,
  action: 'NOTED',
  decision: null,
  mentions: [ANNA],
  text: 'The address is a hotel. Do you know it?',
};
const WHOLE = { ...ITEM, history: [NOTE] };

const FILE = {
  id: '0199a7f0-6a0e-7000-8000-0000000000f1',
  name: 'Letter of the bank.pdf',
  media_type: 'application/pdf',
  size: 48211,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  added_by: PEDRO,
  added_at: '2026-11-20T16:01:18.656Z',
};
const OPENED = {
  name: FILE.name,
  media_type: FILE.media_type,
  path: `/media/v1/1/${FILE.id}?expires=1795190478&signature=fJ0m2c4Q9oZr6wX1yTqk5sVbN8hLdEaU7gPiR3CjKMo`,
  expires_at: '2026-11-20T16:11:18.656Z',
};

/** Response examples of attached files, by operation: the same for evaluations, cases and executions. */
const ATTACHMENT_EXAMPLES = Object.fromEntries(
  ['Evaluation', 'Case', 'Execution'].flatMap((called) => [
    [`list${called}Attachments`, { attachments: [FILE] }],
    [`add${called}Attachment`, { attachment: FILE }],
    [`open${called}Attachment`, OPENED],
    [`remove${called}Attachment`, {}],
  ]),
);

/** Response examples of queues, by operation. */
export const QUEUES_EXAMPLES = {
  ...ATTACHMENT_EXAMPLES,
  listQueues: { queues: [QUEUE] },
  createQueue: QUEUE,
  changeQueue: { ...QUEUE, deadline_hours: 8 },
  deleteQueue: {},
  listQueueItems: { items: [ITEM] },
  takeNextItem: { item: WHOLE },
  readQueueItem: WHOLE,
  changeQueueItem: WHOLE,
  noteQueueItem: WHOLE,
  decideQueueItem: { decided: true, decision: 'APPROVE' },
  listReviewers: {
    reviewers: [
      { ...ANNA, approved: 41, declined: 9, overridden: 1, override_rate: 0.02, median_seconds: 74 },
    ],
  },
  listMentions: {
    mentions: [
      { id: NOTE.id, at: NOTE.at, by: PEDRO, queue_id: QUEUE.id, item_id: ITEM.id, text: NOTE.text },
    ],
  },
};
