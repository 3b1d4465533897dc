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
const MOST_ROWS = 500;

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
  summary: 'An entry of the whitelist: who is not whom, why, and until when',
  description: 'Answers of screenings name it by its id where they passed over a match because of it.',
  data: clearedMatch,
});

/** Routes of clearing rules: list entries confirmed as false positives for a screened person. */
export const CLEARED_MATCH_ROUTES = {
  listClearedMatches: managementRoute({
    operationId: 'listClearedMatches',
    method: 'get',
    path: '/screening/cleared-matches',
    tag: TAG,
    summary: 'The whitelist: which entries of lists are passed over for which persons, newest first',
    description:
      'An entry is made by a FALSE_POSITIVE (POST /cases/{id}/decisions). It holds for one person and one entry of a list as it was looked at. Pass `next` as `before` for the page behind.',
    query: closed({
      user: USER_KEY,
      list: Type.Optional(label),
      limit: pageLimit(MOST_ROWS),
      before: Type.Optional(Type.String({ description: '`next` of the page before' })),
    }),
    data: closed({ cleared_matches: Type.Array(clearedMatch), next: stringOrNull }),
  }),
  searchClearedMatches: managementRoute({
    operationId: 'searchClearedMatches',
    method: 'post',
    path: '/screening/cleared-matches/search',
    tag: TAG,
    summary: 'Entries of the whitelist by a user id, the whole name of a person, or the reference of a list',
    description: 'Newest first, at most 100. A name is found however it is spaced and in whatever case.',
    body: closed({ text: Type.String({ minLength: 1, maxLength: 255 }) }),
    bodyExample: { text: 'customer-17' },
    data: closed({ cleared_matches: Type.Array(clearedMatch) }),
  }),
  readClearedMatch,
  revealClearedMatch: revealOf('revealClearedMatch', readClearedMatch, 'an entry of the whitelist'),
  removeClearedMatch: managementRoute({
    operationId: 'removeClearedMatch',
    method: 'delete',
    path: '/screening/cleared-matches/{id}',
    tag: TAG,
    summary: 'Takes an entry off the whitelist',
    description:
      'The match is undecided again, its case waits again, later screenings raise it, and monitoring reports it at its next look, which is at once.',
    data: closed({ removed: Type.Literal(true) }),
  }),
};
