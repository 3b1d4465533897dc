import {
  AML_TYPES,
  amlEntry,
  CASE_STATUSES,
  closed,
  integer,
  label,
  literals,
  MATCH_DECISIONS,
  MATCH_LIST_KINDS,
  named,
  nullable,
  number,
  personal,
  type Static,
  string,
  stringOrNull,
  Type,
  timestamp,
} from '@assay/contract';
import { clearedMatch } from './cleared-matches';
import { managementRoute, revealOf } from './document';
import { pageLimit, USER_KEY } from './members';

const MOST_ROWS = 500;

const status = literals(CASE_STATUSES);
const decision = literals(MATCH_DECISIONS);
const comment = Type.String({ minLength: 1, maxLength: 4_000, pattern: '\\S' });

const CASE_MEMBERS = {
  id: string,
  user_id: personal('id', stringOrNull),
  name: personal('name', string),
  type: literals(AML_TYPES),
  date_of_birth: personal('date', stringOrNull),
  country: stringOrNull,
  status,
  assignee: stringOrNull,
  /** Number of matches without a decision. */
  undecided: integer,
  matches: integer,
  created_at: timestamp,
  updated_at: timestamp,
};
export const caseSummary = named('CaseSummary', CASE_MEMBERS);
export type CaseSummary = Static<typeof caseSummary>;

const caseMatch = named('CaseMatch', {
  list: string,
  list_kind: literals(MATCH_LIST_KINDS),
  source_id: string,
  score: number,
  entry: amlEntry,
  /** Matched parts of the names, and reasons for a lower score. */
  explanation: personal('text', Type.Unknown()),
  decision: nullable(decision),
  decided_by: stringOrNull,
  decided_at: nullable(timestamp),
  /** Clearing rule for a false positive, and its state; null = none, or no longer valid. */
  cleared_match: nullable(clearedMatch),
  first_matched_at: timestamp,
  last_matched_at: timestamp,
});

const caseEvent = named('CaseEvent', {
  sequence: integer,
  at: timestamp,
  actor: string,
  action: literals([
    'opened',
    'matched',
    'reopened',
    'proposed',
    'decided',
    'whitelist_ended',
    'commented',
    'assigned',
    'attached',
    'detached',
    'status',
  ]),
  note: personal('text', string),
});

const wholeCase = named('Case', {
  ...CASE_MEMBERS,
  /** Other data of the person in the request: name parts and document number. */
  given_name: personal('name', stringOrNull),
  middle_name: personal('name', stringOrNull),
  family_name: personal('name', stringOrNull),
  document_number: personal('document', stringOrNull),
  /**
   * A false positive requires confirmation by a second person, because the case is in a queue with four-eyes
   * approval.
   */
  four_eyes: Type.Boolean(),
  entries: Type.Array(caseMatch),
  history: Type.Array(caseEvent),
});

export type CaseDocument = Static<typeof wholeCase>;

const readCase = managementRoute({
  operationId: 'readCase',
  method: 'get',
  path: '/cases/{id}',
  tag: 'Cases',
  summary: 'A case with its matches and everything that was done about them',
  description:
    'Each match with the entry of the list, its score and what explains it, and the decision about it.',
  data: wholeCase,
});

export const CASE_ROUTES = {
  listCases: managementRoute({
    operationId: 'listCases',
    method: 'get',
    path: '/cases',
    tag: 'Cases',
    summary: 'Screening matches that wait for a decision or had one, one case per person, newest first',
    description: 'Narrow it by status, assignee or user. Pass `next` as `before` for the page behind.',
    query: closed({
      status: Type.Optional(status),
      assignee: Type.Optional(label),
      user: USER_KEY,
      limit: pageLimit(MOST_ROWS),
      before: Type.Optional(Type.String({ description: '`next` of the page before' })),
    }),
    data: closed({ cases: Type.Array(caseSummary), next: stringOrNull }),
  }),
  searchCases: managementRoute({
    operationId: 'searchCases',
    method: 'post',
    path: '/cases/search',
    tag: 'Cases',
    summary: 'The key of a user id, and whether there are cases of theirs',
    description:
      '`key` narrows GET /cases as `user`; it is a keyed hash, so that no address names a person. `matches` counts up to 100.',
    body: closed({ user_id: Type.String({ minLength: 1, maxLength: 255 }) }),
    bodyExample: { user_id: 'customer-17' },
    data: closed({ key: string, matches: integer }),
  }),
  readCase,
  revealCase: revealOf('revealCase', readCase, 'a case'),
  changeCase: managementRoute({
    operationId: 'changeCase',
    method: 'patch',
    path: '/cases/{id}',
    tag: 'Cases',
    summary: 'Assigns a case, changes its status, adds a comment',
    description:
      'What is left out stays. Every change becomes an event of the case; answers the whole case. It is closed once each of its matches has a decision: 409 (3011) before that, and nothing is changed.',
    errors: ['caseUndecided'],
    body: closed({
      status: Type.Optional(status),
      assignee: Type.Optional(nullable(label)),
      comment: Type.Optional(comment),
    }),
    bodyExample: { status: 'IN_REVIEW', assignee: 'anna' },
    data: wholeCase,
  }),
  decideCase: managementRoute({
    operationId: 'decideCase',
    method: 'post',
    path: '/cases/{id}/decisions',
    tag: 'Cases',
    summary: 'Decides matches of a case',
    description:
      'Without `matches`, every match that has no decision. A false positive goes onto the whitelist with `comment` as its reason: later screenings of the same person pass the entry over and say so, until `expires_at`, until it is removed, or until the list says something else of it; then the case opens again. Where the case is in a queue of four eyes, the first FALSE_POSITIVE is a proposal that changes nothing, and counts when another person gives the same; 409 when one confirms one’s own.',
    body: closed({
      decision,
      comment: Type.Optional(comment),
      /** For a FALSE_POSITIVE: time at which the match is raised again. null = never automatically. */
      expires_at: Type.Optional(nullable(timestamp)),
      matches: Type.Optional(
        Type.Array(named('CaseMatchReference', { list: string, source_id: string }), { minItems: 1 }),
      ),
    }),
    bodyExample: { decision: 'FALSE_POSITIVE', comment: 'Another date of birth' },
    data: wholeCase,
  }),
};
