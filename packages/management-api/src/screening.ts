import {
  AML_TYPES,
  boolean,
  closed,
  integer,
  integerOrNull,
  label,
  literals,
  MONITORING_SCHEDULES,
  monitoringUpdate,
  named,
  notPersonal,
  nullable,
  number,
  openObject,
  personal,
  SCREENING_SETTINGS,
  type Static,
  string,
  stringOrNull,
  Type,
  timestamp,
} from '@assay/contract';
import { managementRoute, revealOf } from './document';
import { newLabel, pageLimit, USER_KEY } from './members';

const MAX_ROWS = 1_000;

const profile = named('SearchProfile', {
  name: label,
  /** Increases with every change. */
  version: integer,
  description: string,
  /** Missing settings have their default. */
  settings: notPersonal(openObject),
  author: string,
  updated_at: timestamp,
});
export type ManagedProfile = Static<typeof profile>;

const profileInput = closed({
  name: newLabel,
  description: Type.Optional(Type.String({ maxLength: 500 })),
  /** Members are read like those of `config.aml`; other members are not allowed. */
  settings: named(
    'SearchProfileSettings',
    Object.fromEntries(Object.keys(SCREENING_SETTINGS).map((name) => [name, Type.Optional(Type.Unknown())])),
  ),
});

const loadedList = named('ScreeningList', {
  name: string,
  full_name: string,
  kind: literals(['sanctionlist', 'pep', 'watchlist', 'crimelist', 'local', 'media']),
  version: string,
  entries: integer,
  names: integer,
  imported_at: nullable(timestamp),
  age_hours: nullable(number),
});

const LISTS_STATES = ['ok', 'demonstration', 'building', 'failed'] as const;

const schedule = literals(MONITORING_SCHEDULES);
const monitored = named('MonitoredName', {
  id: string,
  user_id: personal('id', stringOrNull),
  name: personal('name', string),
  type: literals(AML_TYPES),
  date_of_birth: personal('date', stringOrNull),
  country: stringOrNull,
  search_profile_id: stringOrNull,
  /** null = the account's default, monthly. */
  monitoring_schedule: nullable(schedule),
  created_at: timestamp,
  checked_at: timestamp,
  next_check_at: nullable(timestamp),
  stopped_at: nullable(timestamp),
  matches: integer,
});
export type MonitoredDocument = Static<typeof monitored>;

const listMonitoredNames = managementRoute({
  operationId: 'listMonitoredNames',
  method: 'get',
  path: '/screening/monitored-names',
  tag: 'Screening',
  summary: 'List monitored names',
  description:
    'Returns the names under ongoing monitoring, including stopped ones, newest first. Send `next` as `before` to get the next page.',
  query: closed({
    limit: pageLimit(MAX_ROWS),
    before: Type.Optional(Type.String({ description: '`next` of the previous page' })),
    user: USER_KEY,
    key: Type.Optional(
      Type.String({
        maxLength: 400,
        description: '`key` of a result of `POST /screening/monitored-names/search`',
      }),
    ),
  }),
  data: closed({ monitored: Type.Array(monitored), next: stringOrNull }),
});

export const SCREENING_ROUTES = {
  listSearchProfiles: managementRoute({
    operationId: 'listSearchProfiles',
    method: 'get',
    path: '/screening/profiles',
    tag: 'Screening',
    summary: 'List search profiles',
    description:
      'Returns the search profiles that a request selects with `search_profile_id`, with settings, version, author and time.',
    data: closed({ profiles: Type.Array(profile) }),
  }),
  saveSearchProfile: managementRoute({
    operationId: 'saveSearchProfile',
    method: 'post',
    path: '/screening/profiles',
    tag: 'Screening',
    summary: 'Save a search profile',
    description:
      'Creates a search profile or changes an existing one from the next request on. `settings` takes `sources`, `fuzzy_enabled`, `fuzzy_config` and `scoring` of `config.aml`; omitted members get their defaults.',
    body: profileInput,
    bodyExample: { name: 'Strict', settings: { scoring: { score_threshold: 0.5 } } },
    data: closed({ profile }),
    errors: ['badConfig'],
  }),
  deleteSearchProfile: managementRoute({
    operationId: 'deleteSearchProfile',
    method: 'delete',
    path: '/screening/profiles/{name}',
    tag: 'Screening',
    summary: 'Delete a search profile',
    description:
      'Deletes a search profile; requests that name it are then rejected. Returns 409 while a monitored name uses the profile.',
    data: closed({ removed: boolean }),
    errors: ['conflict'],
  }),
  readScreeningStatus: managementRoute({
    operationId: 'readScreeningStatus',
    method: 'get',
    path: '/screening/status',
    tag: 'Screening',
    summary: 'Get screening status',
    description:
      'Returns the searched lists with their age, and the number of entries, monitored names and open cases. `notice` is set while only the demo list is loaded.',
    data: named('ScreeningStatus', {
      state: literals(LISTS_STATES),
      /** One sentence for the administrator; null without problems. */
      notice: stringOrNull,
      lists: Type.Array(loadedList),
      entries: integer,
      names: integer,
      monitored_names: integer,
      open_cases: integer,
    }),
  }),
  listMonitoredNames,
  revealMonitoredNames: revealOf(
    'revealMonitoredNames',
    listMonitoredNames,
    'a page of the names under monitoring',
  ),
  searchMonitoredNames: managementRoute({
    operationId: 'searchMonitoredNames',
    method: 'post',
    path: '/screening/monitored-names/search',
    tag: 'Screening',
    summary: 'Search monitored names',
    description:
      'Finds monitored names by user ID, by words of the name, or by sound. Use `key` of a result in `GET /screening/monitored-names`. `matches` counts up to 100.',
    body: closed({ query: Type.String({ minLength: 1, maxLength: 255, pattern: '\\S' }) }),
    bodyExample: { query: 'Camille Durand' },
    data: named('MonitoredSearch', {
      found: Type.Array(
        named('MonitoredSearchResult', {
          kind: literals(['user_id', 'name', 'name_sound']),
          key: string,
          matches: integer,
        }),
      ),
    }),
  }),
  changeMonitoredName: managementRoute({
    operationId: 'changeMonitoredName',
    method: 'patch',
    path: '/screening/monitored-names/{id}',
    tag: 'Screening',
    summary: 'Change a monitored name',
    description:
      'Changes schedule or search profile of a monitored name, or stops or resumes its monitoring. A stopped name stays in the list and is not checked.',
    body: closed({
      monitoring_schedule: Type.Optional(nullable(schedule)),
      search_profile_id: Type.Optional(nullable(label)),
      stopped: Type.Optional(boolean),
    }),
    bodyExample: { monitoring_schedule: 'DAILY' },
    data: closed({ monitored }),
  }),
  deleteMonitoredName: managementRoute({
    operationId: 'deleteMonitoredName',
    method: 'delete',
    path: '/screening/monitored-names/{id}',
    tag: 'Screening',
    summary: 'Delete a monitored name',
    description: 'Ends the monitoring of a name and deletes it. A later request can add it again.',
    data: closed({ removed: boolean }),
  }),
  listMonitoringChanges: managementRoute({
    operationId: 'listMonitoringChanges',
    method: 'get',
    path: '/screening/changes',
    tag: 'Screening',
    summary: 'List monitoring changes',
    description:
      'Returns the changes that monitoring found, in order, with the data of the webhooks. Changes with cleared matches only are included but send no webhook. Poll with `after` = `next`.',
    query: closed({
      limit: pageLimit(MAX_ROWS),
      after: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 4_294_967_295, description: '`next` of the previous page' }),
      ),
    }),
    data: closed({
      changes: Type.Array(
        named('MonitoringChange', {
          sequence: integer,
          at: timestamp,
          event: literals(['aml/person_updates', 'aml/entity_updates']),
          data: monitoringUpdate,
        }),
      ),
      /** null before the first run. */
      next: integerOrNull,
    }),
  }),
};
