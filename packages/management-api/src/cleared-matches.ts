import {
  closed,
  label,
  literals,
  MATCH_LIST_KINDS,
  named,
  nullable,
  personal,
  type Static,
  string,
  stringOrNull,
  Type,
  timestamp,
} from '@assay/contract';
import { managementRoute, revealOf } from './document';
import { pageLimit, USER_KEY } from './members';

const TAG = 'Cases';
const MAX_ROWS = 500;

const CLEARED_MATCH_STATES = ['ACTIVE', 'PROPOSED', 'OUTDATED'] as const;

export const clearedMatch = named('ClearedMatch', {
  id: string,
  /** The person's case in which the matches were reviewed; null = no longer stored. */
  case_id: stringOrNull,
  user_id: personal('id', stringOrNull),
  /** Name of the screened person. */
  name: personal('name', string),
  list: string,
  list_kind: literals(MATCH_LIST_KINDS),
  source_id: string,
  entry_name: personal('name', string),
  reason: personal('text', string),
  /**
   * PROPOSED: a second user must confirm it. OUTDATED: the list entry has changed, so the match is raised
   * again.
   */
  state: literals(CLEARED_MATCH_STATES),
  proposed_by: string,
  /** The second user, if two are required. */
  approved_by: stringOrNull,
  created_at: timestamp,
  /** null = until it is deleted. */
  expires_at: nullable(timestamp),
});
export type ClearedMatch = Static<typeof clearedMatch>;

const readClearedMatch = managementRoute({
  operationId: 'readClearedMatch',
  method: 'get',
  path: '/screening/cleared-matches/{id}',
  tag: TAG,
  summary: 'Get a cleared match',
  description:
    'Returns a cleared match with its reason and expiry. Screening responses refer to it by its ID.',
  data: clearedMatch,
});

/** Routes of clearing rules: list entries confirmed as false positives for a screened person. */
export const CLEARED_MATCH_ROUTES = {
  listClearedMatches: managementRoute({
    operationId: 'listClearedMatches',
    method: 'get',
    path: '/screening/cleared-matches',
    tag: TAG,
    summary: 'List cleared matches',
    description:
      'Returns list entries that were confirmed as false positives for a person, newest first. A FALSE_POSITIVE decision creates them. Send `next` as `before` to get the next page.',
    query: closed({
      user: USER_KEY,
      list: Type.Optional(label),
      limit: pageLimit(MAX_ROWS),
      before: Type.Optional(Type.String({ description: '`next` of the previous page' })),
    }),
    data: closed({ cleared_matches: Type.Array(clearedMatch), next: stringOrNull }),
  }),
  searchClearedMatches: managementRoute({
    operationId: 'searchClearedMatches',
    method: 'post',
    path: '/screening/cleared-matches/search',
    tag: TAG,
    summary: 'Search cleared matches',
    description:
      'Finds cleared matches by user ID, by the full name of the person, or by the reference of the list entry. Returns at most 100, newest first.',
    body: closed({ text: Type.String({ minLength: 1, maxLength: 255 }) }),
    bodyExample: { text: 'customer-17' },
    data: closed({ cleared_matches: Type.Array(clearedMatch) }),
  }),
  readClearedMatch,
  revealClearedMatch: revealOf('revealClearedMatch', readClearedMatch, 'a cleared match'),
  removeClearedMatch: managementRoute({
    operationId: 'removeClearedMatch',
    method: 'delete',
    path: '/screening/cleared-matches/{id}',
    tag: TAG,
    summary: 'Delete a cleared match',
    description:
      'Deletes a cleared match. The match is undecided again, its case reopens, and screening and monitoring raise it again.',
    data: closed({ removed: Type.Literal(true) }),
  }),
};
