import {
  boolean,
  closed,
  integer,
  literals,
  named,
  nullable,
  type Static,
  string,
  stringOrNull,
  Type,
  timestamp,
} from '@assay/contract';
import { managementRoute } from './document';
import { evaluationSummary } from './evaluation-list';
import { ENVIRONMENT, newLabel } from './members';

/** Kinds of search results. */
export const FOUND_KINDS = [
  'transaction',
  'evaluation',
  'execution',
  'user_id',
  'email',
  'phone_number',
  'ip',
  'device_hash',
  'cookie_hash',
  'true_device_id',
  'card_hash',
  'address',
  'user_bank_account',
  'session_id',
  'idv_reference_id',
  'name',
  'name_sound',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Maximum number of matches that are counted. */
export const MOST_MATCHES = 1000;

const found = named('Found', {
  kind: literals(FOUND_KINDS),
  /** Filters GET /evaluations to the matching transactions; null = there is a single item. */
  key: stringOrNull,
  /** Id of the single item: an evaluation or an execution. */
  id: stringOrNull,
  /** Number of matching transactions, counted up to 1,000. */
  matches: integer,
  /** The newest matching evaluation. */
  newest: nullable(evaluationSummary),
});
export type Found = Static<typeof found>;

const searchRoute = managementRoute({
  operationId: 'search',
  method: 'post',
  path: '/search',
  tag: 'Evaluations',
  summary: 'Whatever a text names: a person, a device, a card, a transaction, an execution',
  description:
    'The text is tried as every kind of identifier; names are found by their words and by how they sound. It travels in the body: addresses are logged. Hand `key` of a result to GET /evaluations for all calls that match.',
  body: closed({ query: Type.String({ minLength: 1, maxLength: 320 }), ...ENVIRONMENT }),
  bodyExample: { query: 'anna.schmidt@example.com' },
  data: closed({
    results: Type.Array(found),
    /** false while transactions of an earlier version are still being indexed by name. */
    complete: boolean,
  }),
});

const MOST_SEARCH_MEMBERS = 40;
const LONGEST_SEARCH_TEXT = 400;
const viewSearch = Type.Record(
  Type.String({ pattern: '^[a-z_]{1,40}$' }),
  Type.String({ maxLength: LONGEST_SEARCH_TEXT }),
  { maxProperties: MOST_SEARCH_MEMBERS, additionalProperties: false },
);

const view = named('SavedView', {
  id: string,
  name: string,
  /** Visible to all users of the account. */
  shared: boolean,
  /** Created by the requesting user. */
  own: boolean,
  created_at: timestamp,
  /** Query members of GET /evaluations, and `columns`. */
  search: viewSearch,
});
export type SavedView = Static<typeof view>;

/** Maximum number of saved views of one user. */
export const MOST_VIEWS = 100;

export const FIND_ROUTES = {
  // The route only reads, so it needs no Idempotency-Key.
  search: {
    ...searchRoute,
    parameters: [],
    errors: searchRoute.errors.filter((name) => name !== 'conflict'),
  } as typeof searchRoute,
  listViews: managementRoute({
    operationId: 'listViews',
    method: 'get',
    path: '/views',
    tag: 'Evaluations',
    summary: 'Saved views of the traffic: one’s own, and those that others share',
    description: 'In the order of their names.',
    data: closed({ views: Type.Array(view) }),
  }),
  createView: managementRoute({
    operationId: 'createView',
    method: 'post',
    path: '/views',
    tag: 'Evaluations',
    summary: 'Saves a view of the traffic',
    description: `Filters and columns under a name; one of that name that is one’s own is overwritten. At most ${MOST_VIEWS} a person.`,
    body: closed({ name: newLabel, shared: Type.Optional(boolean), search: viewSearch }),
    bodyExample: {
      name: 'Large declines',
      shared: true,
      search: { current_state: 'DECLINE', amount_from: '500' },
    },
    data: view,
  }),
  deleteView: managementRoute({
    operationId: 'deleteView',
    method: 'delete',
    path: '/views/{id}',
    tag: 'Evaluations',
    summary: 'Removes a saved view',
    description: 'One’s own, or one that is shared.',
    data: closed({}),
  }),
  readPreferences: managementRoute({
    operationId: 'readPreferences',
    method: 'get',
    path: '/preferences',
    tag: 'Session',
    summary: 'What who is signed in has chosen for the panel',
    description: 'By name; what was never chosen is absent.',
    data: closed({ preferences: Type.Record(Type.String(), Type.String()) }),
  }),
  changePreferences: managementRoute({
    operationId: 'changePreferences',
    method: 'patch',
    path: '/preferences',
    tag: 'Session',
    summary: 'Keeps what who is signed in chooses for the panel',
    description: 'Members that are not sent stay as they are. Answers all of them.',
    body: closed({
      preferences: Type.Record(
        Type.String({ pattern: '^[a-z_.]{1,40}$' }),
        Type.String({ maxLength: 2000 }),
        {
          maxProperties: 20,
          additionalProperties: false,
        },
      ),
    }),
    bodyExample: { preferences: { 'traffic.columns': 'time,person,amount,state' } },
    data: closed({ preferences: Type.Record(Type.String(), Type.String()) }),
  }),
};
