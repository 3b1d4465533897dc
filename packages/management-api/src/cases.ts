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
  TRIAGE_FACTORS,
  Type,
  timestamp,
} from '@assay/contract';
import { clearedMatch } from './cleared-matches';
import { managementRoute, revealOf } from './document';
import { pageLimit, USER_KEY } from './members';

const MAX_ROWS = 500;

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
  /** The most similar undecided match, or the most similar one if all are decided; null = no match is stored. */
  best_match: nullable(closed({ list: string, list_kind: literals(MATCH_LIST_KINDS), score: number })),
  created_at: timestamp,
  updated_at: timestamp,
};
export const caseSummary = named('CaseSummary', CASE_MEMBERS);
export type CaseSummary = Static<typeof caseSummary>;

const triage = named('MatchTriage', {
  /** Version of the model. */
  model: string,
  /** Effect of each comparison, the strongest first. */
  contributions: Type.Array(
    named('TriageContribution', {
      factor: literals(TRIAGE_FACTORS),
      /** Result of the comparison, such as `far` for a date of birth. */
      state: string,
      reason: string,
      /** Above 0 for, below 0 against a true match. */
      log_odds: number,
    }),
  ),
});

const caseMatch = named('CaseMatch', {
  list: string,
  list_kind: literals(MATCH_LIST_KINDS),
  source_id: string,
  score: number,
  entry: amlEntry,
  /** Matched parts of the names, and reasons for a lower score. */
  explanation: personal('text', Type.Unknown()),
  /** 0 to 1; null = not assessed. */
  true_match_probability: nullable(number),
  triage: nullable(triage),
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
    'auto_cleared',
    'sampled',
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
  /** The most probable match first. */
  entries: Type.Array(caseMatch),
  history: Type.Array(caseEvent),
});

export type CaseDocument = Static<typeof wholeCase>;

const readCase = managementRoute({
  operationId: 'readCase',
  method: 'get',
  path: '/cases/{id}',
  tag: 'Cases',
  summary: 'Get a screening case',
  description:
    'Returns a case with its matches, their list entries, scores, explanations and decisions, and the history.',
  data: wholeCase,
});

export const CASE_ROUTES = {
  listCases: managementRoute({
    operationId: 'listCases',
    method: 'get',
    path: '/cases',
    tag: 'Cases',
    summary: 'List screening cases',
    description:
      'Returns screening cases, one per person, newest first. Filter by status, assignee or user. Send `next` as `before` to get the next page.',
    query: closed({
      status: Type.Optional(status),
      assignee: Type.Optional(label),
      user: USER_KEY,
      limit: pageLimit(MAX_ROWS),
      before: Type.Optional(Type.String({ description: '`next` of the previous page' })),
    }),
    data: closed({ cases: Type.Array(caseSummary), next: stringOrNull }),
  }),
  searchCases: managementRoute({
    operationId: 'searchCases',
    method: 'post',
    path: '/cases/search',
    tag: 'Cases',
    summary: 'Search screening cases by user',
    description:
      'Returns the key of a user ID and the number of its cases, up to 100. Use `key` as `user` in `GET /cases`.',
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
    summary: 'Change a screening case',
    description:
      'Changes assignee or status, or adds a comment; each change is an event in the history. Returns 409 with code 3011 if a case with undecided matches is closed.',
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
    summary: 'Decide the matches of a case',
    description:
      'Decides the listed matches, or every undecided match. FALSE_POSITIVE creates a cleared match, so that later screenings do not raise the match. With four-eyes approval, a second person must confirm it.',
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
