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
import { caseSummary } from './cases';
import { managementRoute, revealOf } from './document';
import { EVALUATION_FILTERS, evaluationSummary } from './evaluation-list';
import { ENVIRONMENT, expectedVersion, newLabel, pageLimit } from './members';
import { executionSummary } from './workflows';

const TAG = 'Queues';
const MOST_ITEMS = 200;
const LONGEST_TEXT = 500;
const MOST_MENTIONS = 20;
const MOST_DEADLINE_HOURS = 8760;
const MOST_DAYS = 366;

/** Maximum number of queues of an account. */
export const MOST_QUEUES = 50;

const QUEUE_SOURCES = ['DECISIONS', 'SCREENING', 'VERIFICATIONS'] as const;
const QUEUE_DECISIONS = ['APPROVE', 'DECLINE'] as const;
const source = literals(QUEUE_SOURCES);
const decision = literals(QUEUE_DECISIONS);

const { state: _state, current_state, transaction_id, from, to, ...decisionFilters } = EVALUATION_FILTERS;
/** Filters of each source. */
export const QUEUE_FILTERS = {
  DECISIONS: decisionFilters,
  SCREENING: {
    list: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'A match is on this list' }),
    ),
    list_kind: Type.Optional(literals(MATCH_LIST_KINDS)),
  },
  VERIFICATIONS: {
    workflow_id: Type.Optional(Type.String({ format: 'uuid', description: 'Executions of this workflow' })),
  },
};
const filter = closed({
  ...QUEUE_FILTERS.DECISIONS,
  ...QUEUE_FILTERS.SCREENING,
  ...QUEUE_FILTERS.VERIFICATIONS,
});
export type QueueFilter = Static<typeof filter>;

const only = literals(['overdue']);
const deadlineHours = nullable(Type.Integer({ minimum: 1, maximum: MOST_DEADLINE_HOURS }));

const queue = closed({
  id: string,
  name: string,
  /** Evaluations in REVIEW, open screening cases, or verification executions in REVIEW. */
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

const text = Type.String({ minLength: 1, pattern: '\\S', maxLength: LONGEST_TEXT });
const personId = Type.String({ pattern: '^(user|key) [0-9a-f-]{36}$', maxLength: 41 });

const readQueueItem = managementRoute({
  operationId: 'readQueueItem',
  method: 'get',
  path: '/queues/{id}/items/{item_id}',
  tag: TAG,
  summary: 'An item that waits, with everything that was done about it',
  description: 'Once it is decided it is in the queue no more (404).',
  query: closed(ENVIRONMENT),
  data: wholeItem,
});

export const QUEUE_ROUTES = {
  listQueues: managementRoute({
    operationId: 'listQueues',
    method: 'get',
    path: '/queues',
    tag: TAG,
    summary: 'The queues of the account, with how much waits in each',
    description:
      'By name. Counts go up to 2,000: the oldest are looked at, and everything that somebody has touched.',
    query: closed(ENVIRONMENT),
    data: closed({ queues: Type.Array(queue) }),
  }),
  createQueue: managementRoute({
    operationId: 'createQueue',
    method: 'post',
    path: '/queues',
    tag: TAG,
    summary: 'Makes a queue: a filter over what waits for a person',
    description: `It is filled by itself: with calls in REVIEW, open screening cases, or verification executions in REVIEW, as far as they fit the filter. At most ${MOST_QUEUES}; a name is taken once (409).`,
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
    summary: 'Changes a queue',
    description:
      'What is left out stays. The source stays as it is. What somebody holds stays theirs, in whatever queue it is then.',
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
    summary: 'Removes a queue',
    description: 'What waits in it goes on waiting, and is in every other queue that it fits.',
    data: closed({}),
  }),
  listQueueItems: managementRoute({
    operationId: 'listQueueItems',
    method: 'get',
    path: '/queues/{id}/items',
    tag: TAG,
    summary: 'What waits in a queue, most urgent first',
    description: 'By priority, then by deadline, then the oldest first.',
    query: closed({
      ...ENVIRONMENT,
      limit: pageLimit(MOST_ITEMS),
      only: Type.Optional({ ...only, description: 'Only items past their deadline' } as typeof only),
    }),
    data: closed({ items: Type.Array(item) }),
  }),
  takeNextItem: managementRoute({
    operationId: 'takeNextItem',
    method: 'post',
    path: '/queues/{id}/next',
    tag: TAG,
    summary: 'Takes the most urgent item that nobody holds',
    description:
      'One’s own come first. It is held for 30 minutes, renewed by whatever its holder does. Two who ask at once get two items. `item` is null when nothing is free. Of what one has proposed oneself the second decision is somebody else’s.',
    query: closed({
      ...ENVIRONMENT,
      after: Type.Optional(
        Type.String({ format: 'uuid', description: 'This one is given back first, if one holds it' }),
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
    summary: 'Claims, assigns or gives back an item; sets its priority and deadline',
    description:
      '`assignee` is `me` (for 30 minutes, renewed by whatever one does), a reviewer’s id (until it is given back), or null (gives it back). What is left out stays. 409 when somebody else holds it, unless `expected_version` shows that one has seen so; 409 when it was changed since `expected_version`. `details` name the holder.',
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
    summary: 'Writes a note to an item, and mentions people in it',
    description: 'Whoever is mentioned finds it in GET /mentions. Anybody may write, whoever holds the item.',
    query: closed(ENVIRONMENT),
    body: closed({ text, mentions: Type.Optional(Type.Array(personId, { maxItems: MOST_MENTIONS })) }),
    bodyExample: { text: 'The address is a hotel. Do you know it?' },
    data: wholeItem,
  }),
  decideQueueItem: managementRoute({
    operationId: 'decideQueueItem',
    method: 'post',
    path: '/queues/{id}/items/{item_id}/decision',
    tag: TAG,
    summary: 'Decides an item, with a reason',
    description:
      'A call gets the state. APPROVE of a screening case decides its open matches as FALSE_POSITIVE, DECLINE as TRUE_MATCH, and closes it. An execution’s checks in REVIEW are APPROVED or DECLINED. Where the item is in any queue of four eyes, the first decision is a proposal, and the item is decided when another person decides the same; a different one is the new proposal. 409 when somebody else holds it (`details` name them), when it was changed since `expected_version`, and when one confirms one’s own proposal; 404 when it waits no more.',
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
    summary: 'Who may decide, with what each has decided',
    description:
      'Users whose role may decide, and keys that have. `overridden` are decisions that a later decision, or a later state of the transaction, has taken the place of; the override rate is their share.',
    query: closed({
      ...ENVIRONMENT,
      days: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: MOST_DAYS,
          description: 'Of the last so many days; default 30',
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
    summary: 'The newest notes that mention who asks, and what was assigned to them',
    description: 'Newest first, at most 100.',
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
