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
  'receiver_bank_account',
  'receiver_id',
  'merchant_id',
  'affiliate_id',
  'session_id',
  'idv_reference_id',
  'name',
  'name_sound',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Maximum number of matches that are counted. */
export const MAX_MATCHES = 1000;

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
  summary: 'Search all records',
  description:
    'Searches for a person, device, card, transaction or verification by identifier or name, also by sound. Use `key` of a result in `GET /evaluations`. The text is in the body because URLs are logged.',
  body: closed({ query: Type.String({ minLength: 1, maxLength: 320 }), ...ENVIRONMENT }),
  bodyExample: { query: 'anna.schmidt@example.com' },
  data: closed({
    results: Type.Array(found),
    /** false while transactions of an earlier version are still being indexed by name. */
    complete: boolean,
  }),
});

const MAX_SEARCH_MEMBERS = 40;
const MAX_SEARCH_TEXT_LENGTH = 400;
const viewSearch = Type.Record(
  Type.String({ pattern: '^[a-z_]{1,40}$' }),
  Type.String({ maxLength: MAX_SEARCH_TEXT_LENGTH }),
  { maxProperties: MAX_SEARCH_MEMBERS, additionalProperties: false },
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
export const MAX_VIEWS = 100;

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
    summary: 'List saved views',
    description: "Returns the caller's views and the shared views, by name.",
    data: closed({ views: Type.Array(view) }),
  }),
  createView: managementRoute({
    operationId: 'createView',
    method: 'post',
    path: '/views',
    tag: 'Evaluations',
    summary: 'Save a view',
    description: `Saves filters and columns under a name and overwrites the caller's view of that name. A user has at most ${MAX_VIEWS} views.`,
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
    summary: 'Delete a saved view',
    description: 'Deletes a view of the caller, or a shared view.',
    data: closed({}),
  }),
  readPreferences: managementRoute({
    operationId: 'readPreferences',
    method: 'get',
    path: '/preferences',
    tag: 'Session',
    summary: 'Get panel preferences',
    description: "Returns the caller's panel settings by name. Settings without a choice are absent.",
    data: closed({ preferences: Type.Record(Type.String(), Type.String()) }),
  }),
  changePreferences: managementRoute({
    operationId: 'changePreferences',
    method: 'patch',
    path: '/preferences',
    tag: 'Session',
    summary: 'Change panel preferences',
    description: 'Changes panel settings of the caller; omitted ones do not change. Returns all settings.',
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
