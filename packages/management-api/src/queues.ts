import {
  boolean,
  closed,
  integer,
  integerOrNull,
  literals,
  MATCH_LIST_KINDS,
  nullable,
  personal,
  type Static,
  string,
  stringOrNull,
  Type,
  timestamp,
} from '@assay/contract';
import { alertSummary } from './alerts';
import { caseSummary } from './cases';
import { managementRoute, revealOf } from './document';
import { EVALUATION_FILTERS, evaluationSummary } from './evaluation-list';
import { ENVIRONMENT, expectedVersion, newLabel, pageLimit } from './members';
import { executionSummary } from './workflows';

const TAG = 'Queues';
const MAX_ITEMS = 200;
const MAX_TEXT_LENGTH = 500;
const MAX_MENTIONS = 20;
const MAX_DEADLINE_HOURS = 8760;
const MAX_DAYS = 366;

/** Maximum number of queues of an account. */
export const MAX_QUEUES = 50;

const QUEUE_SOURCES = ['DECISIONS', 'SCREENING', 'VERIFICATIONS', 'ALERTS'] as const;
const QUEUE_DECISIONS = ['APPROVE', 'DECLINE'] as const;
const source = literals(QUEUE_SOURCES);
const decision = literals(QUEUE_DECISIONS);

const { state: _state, current_state, transaction_id, from, to, ...decisionFilters } = EVALUATION_FILTERS;
/** Filters of each source. */
export const QUEUE_FILTERS = {
  DECISIONS: decisionFilters,
  SCREENING: {
    list: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'Only cases with a match on this list' }),
    ),
    list_kind: Type.Optional(literals(MATCH_LIST_KINDS)),
  },
  VERIFICATIONS: {
    workflow_id: Type.Optional(
      Type.String({ format: 'uuid', description: 'Only executions of this workflow' }),
    ),
  },
  ALERTS: {
    typology: Type.Optional(Type.String({ maxLength: 100, description: 'Only alerts of this typology' })),
    min_score: Type.Optional(
      Type.Number({ minimum: 0, maximum: 1, description: 'Only alerts with at least this score' }),
    ),
  },
};
const filter = closed({
  ...QUEUE_FILTERS.DECISIONS,
  ...QUEUE_FILTERS.SCREENING,
  ...QUEUE_FILTERS.VERIFICATIONS,
  ...QUEUE_FILTERS.ALERTS,
});
export type QueueFilter = Static<typeof filter>;

const only = literals(['overdue']);
const deadlineHours = nullable(Type.Integer({ minimum: 1, maximum: MAX_DEADLINE_HOURS }));

const queue = closed({
  id: string,
  name: string,
  /** Evaluations in REVIEW, open screening cases, verification executions in REVIEW, or open alerts. */
  source,
  filter,
  /** Hours within which an item must be decided; null = without a deadline. */
  deadline_hours: nullable(integer),
  /** Two users must make the same decision. */
  four_eyes: boolean,
  created_at: timestamp,
  /** Open items, counted up to 2,000, with those that are assigned and those that are overdue. */
  waiting: integer,
  held: integer,
  overdue: integer,
});
export type Queue = Static<typeof queue>;

/** `user <id>` or `key <id>`; the name is the user's name, otherwise their email address. */
export const queuePerson = closed({ id: string, name: stringOrNull });
export type QueuePerson = Static<typeof queuePerson>;

const ITEM = {
  id: string,
  source,
  /** Time at which the item entered the queue. */
  at: timestamp,
  /** Increases with every change; send it back as `expected_version`. */
  version: integer,
  assignee: nullable(queuePerson),
  /** Time at which the assignment expires without activity; null = only when it is released. */
  claimed_until: nullable(timestamp),
  priority: integer,
  deadline: nullable(timestamp),
  overdue: boolean,
  /** Decision of the first of two users. */
  proposal: nullable(closed({ decision, by: queuePerson })),
  /** The member of the queue's source is set, the others are null. */
  evaluation: nullable(evaluationSummary),
  case: nullable(caseSummary),
  execution: nullable(executionSummary),
  alert: nullable(alertSummary),
};
const item = closed(ITEM);
export type QueueItem = Static<typeof item>;

const event = closed({
  id: string,
  at: timestamp,
  by: queuePerson,
  action: literals([
    'CLAIMED',
    'ASSIGNED',
    'RELEASED',
    'CHANGED',
    'NOTED',
    'ATTACHED',
    'DETACHED',
    'PROPOSED',
    'DECIDED',
  ]),
  decision: nullable(decision),
  mentions: Type.Array(queuePerson),
  /** A note, a reason, or the name of a file. */
  text: personal('text', string),
});
const wholeItem = closed({ ...ITEM, history: Type.Array(event) });
export type WholeQueueItem = Static<typeof wholeItem>;

const text = Type.String({ minLength: 1, pattern: '\\S', maxLength: MAX_TEXT_LENGTH });
const personId = Type.String({ pattern: '^(user|key) [0-9a-f-]{36}$', maxLength: 41 });

const readQueueItem = managementRoute({
  operationId: 'readQueueItem',
  method: 'get',
  path: '/queues/{id}/items/{item_id}',
  tag: TAG,
  summary: 'Get a queue item',
  description: 'Returns a waiting item with its history. Returns 404 after its decision.',
  query: closed(ENVIRONMENT),
  data: wholeItem,
});

export const QUEUE_ROUTES = {
  listQueues: managementRoute({
    operationId: 'listQueues',
    method: 'get',
    path: '/queues',
    tag: TAG,
    summary: 'List review queues',
    description:
      'Returns the queues of the account by name, with the number of waiting items. Counts go up to 2,000.',
    query: closed(ENVIRONMENT),
    data: closed({ queues: Type.Array(queue) }),
  }),
  createQueue: managementRoute({
    operationId: 'createQueue',
    method: 'post',
    path: '/queues',
    tag: TAG,
    summary: 'Create a review queue',
    description: `Creates a queue, which is a filter over transactions in REVIEW, open screening cases, verifications in REVIEW or open alerts. An account has at most ${MAX_QUEUES} queues with unique names (409).`,
    body: closed({
      name: newLabel,
      source,
      filter: Type.Optional(filter),
      deadline_hours: Type.Optional(deadlineHours),
      four_eyes: Type.Optional(boolean),
    }),
    bodyExample: {
      name: 'Large purchases',
      source: 'DECISIONS',
      filter: { amount_from: 500, action_type: 'purchase' },
      deadline_hours: 4,
      four_eyes: true,
    },
    data: queue,
  }),
  changeQueue: managementRoute({
    operationId: 'changeQueue',
    method: 'patch',
    path: '/queues/{id}',
    tag: TAG,
    summary: 'Change a review queue',
    description: 'Changes a queue; omitted fields and the source do not change. Claimed items stay claimed.',
    body: closed({
      name: Type.Optional(newLabel),
      filter: Type.Optional(filter),
      deadline_hours: Type.Optional(deadlineHours),
      four_eyes: Type.Optional(boolean),
    }),
    bodyExample: { deadline_hours: 8 },
    data: queue,
    errors: ['conflict'],
  }),
  deleteQueue: managementRoute({
    operationId: 'deleteQueue',
    method: 'delete',
    path: '/queues/{id}',
    tag: TAG,
    summary: 'Delete a review queue',
    description: 'Deletes a queue. Its items remain undecided and stay in every other queue that they match.',
    data: closed({}),
  }),
  listQueueItems: managementRoute({
    operationId: 'listQueueItems',
    method: 'get',
    path: '/queues/{id}/items',
    tag: TAG,
    summary: 'List the items of a queue',
    description: 'Returns the waiting items by priority, deadline and age.',
    query: closed({
      ...ENVIRONMENT,
      limit: pageLimit(MAX_ITEMS),
      only: Type.Optional({
        ...only,
        description: '`overdue` returns only items past their deadline',
      } as typeof only),
    }),
    data: closed({ items: Type.Array(item) }),
  }),
  takeNextItem: managementRoute({
    operationId: 'takeNextItem',
    method: 'post',
    path: '/queues/{id}/next',
    tag: TAG,
    summary: 'Claim the next item',
    description:
      'Claims the most urgent free item for 30 minutes; every action of the reviewer extends the claim. `item` is `null` if no item is free. Two concurrent requests get different items.',
    query: closed({
      ...ENVIRONMENT,
      after: Type.Optional(
        Type.String({ format: 'uuid', description: 'ID of a claimed item to release first' }),
      ),
    }),
    data: closed({ item: nullable(wholeItem) }),
  }),
  readQueueItem,
  revealQueueItem: revealOf('revealQueueItem', readQueueItem, 'an item that waits'),
  changeQueueItem: managementRoute({
    operationId: 'changeQueueItem',
    method: 'patch',
    path: '/queues/{id}/items/{item_id}',
    tag: TAG,
    summary: 'Claim, assign or release an item',
    description:
      'Sets assignee, priority or deadline; omitted fields do not change. `assignee` is `me`, the ID of a reviewer, or `null` to release. Returns 409 if another reviewer has claimed the item or it has changed.',
    query: closed(ENVIRONMENT),
    body: closed({
      assignee: Type.Optional(nullable(Type.Union([literals(['me']), personId]))),
      priority: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
      deadline: Type.Optional(nullable(timestamp)),
      expected_version: Type.Optional(expectedVersion),
    }),
    bodyExample: { assignee: 'me', expected_version: 3 },
    data: wholeItem,
    errors: ['conflict'],
  }),
  noteQueueItem: managementRoute({
    operationId: 'noteQueueItem',
    method: 'post',
    path: '/queues/{id}/items/{item_id}/notes',
    tag: TAG,
    summary: 'Add a note to a queue item',
    description:
      'Adds a note and notifies the mentioned users, who find it in `GET /mentions`. A claim is not required.',
    query: closed(ENVIRONMENT),
    body: closed({ text, mentions: Type.Optional(Type.Array(personId, { maxItems: MAX_MENTIONS })) }),
    bodyExample: { text: 'The address is a hotel. Do you know it?' },
    data: wholeItem,
  }),
  decideQueueItem: managementRoute({
    operationId: 'decideQueueItem',
    method: 'post',
    path: '/queues/{id}/items/{item_id}/decision',
    tag: TAG,
    summary: 'Decide a queue item',
    description:
      'Sets the state of a transaction, decides the open matches of a case, decides the checks of a verification in REVIEW, or closes an alert: `APPROVE` is `FALSE_POSITIVE` and `DECLINE` is `SUSPICIOUS`. With four-eyes approval, a second person must confirm. Returns 409 if the item changed or is claimed.',
    query: closed(ENVIRONMENT),
    body: closed({ decision, reason: text, expected_version: Type.Optional(expectedVersion) }),
    bodyExample: {
      decision: 'APPROVE',
      reason: 'Called the customer: moved last month',
      expected_version: 4,
    },
    data: closed({
      /** false = it waits for a second user. */
      decided: boolean,
      decision,
    }),
  }),
  listReviewers: managementRoute({
    operationId: 'listReviewers',
    method: 'get',
    path: '/reviewers',
    tag: TAG,
    summary: 'List reviewers',
    description:
      'Returns the users who can decide, and the keys that have decided, with the number of decisions and the override rate.',
    query: closed({
      ...ENVIRONMENT,
      days: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: MAX_DAYS,
          description: 'Number of days; default 30',
        }),
      ),
    }),
    data: closed({
      reviewers: Type.Array(
        closed({
          id: string,
          name: stringOrNull,
          approved: integer,
          declined: integer,
          overridden: integer,
          /** Share of the decisions; null without decisions. */
          override_rate: nullable(Type.Number()),
          /** Median time from assignment to decision. */
          median_seconds: integerOrNull,
        }),
      ),
    }),
  }),
  listMentions: managementRoute({
    operationId: 'listMentions',
    method: 'get',
    path: '/mentions',
    tag: TAG,
    summary: 'List your mentions and assignments',
    description:
      'Returns the newest 100 notes that mention the caller and items that were assigned to them, newest first.',
    query: closed(ENVIRONMENT),
    data: closed({
      mentions: Type.Array(
        closed({
          id: string,
          at: timestamp,
          by: queuePerson,
          queue_id: string,
          item_id: string,
          text: personal('text', string),
        }),
      ),
    }),
  }),
};
