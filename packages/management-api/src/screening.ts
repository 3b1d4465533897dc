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

const MOST_ROWS = 1_000;

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
  summary: 'Names under ongoing monitoring, newest first',
  description:
    'Names that a call asked to monitor, those that were stopped included. Pass `next` as `before` for the page behind.',
  query: closed({
    limit: pageLimit(MOST_ROWS),
    before: Type.Optional(Type.String({ description: '`next` of the page before' })),
    user: USER_KEY,
    key: Type.Optional(
      Type.String({ maxLength: 400, description: '`key` of POST /screening/monitored-names/search' }),
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
    summary: 'The search profiles that calls name with search_profile_id',
    description: 'Each with its settings, a version number, who saved it and when.',
    data: closed({ profiles: Type.Array(profile) }),
  }),
  saveSearchProfile: managementRoute({
    operationId: 'saveSearchProfile',
    method: 'post',
    path: '/screening/profiles',
    tag: 'Screening',
    summary: 'Makes a search profile, or changes the one of that name',
    description:
      '`settings` has the members `sources`, `fuzzy_enabled`, `fuzzy_config` and `scoring` of `config.aml`; what is left out is the default. A change counts for the next call.',
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
    summary: 'Removes a search profile; 409 while a monitored name uses it',
    description: 'Calls that still name it are refused from then on.',
    data: closed({ removed: boolean }),
    errors: ['conflict'],
  }),
  readScreeningStatus: managementRoute({
    operationId: 'readScreeningStatus',
    method: 'get',
    path: '/screening/status',
    tag: 'Screening',
    summary: 'Which lists are searched, how old they are, and whether they are only the demonstration list',
    description:
      'Counts of lists, entries, names under monitoring and open cases. `notice` says so as long as only the fictional list is loaded.',
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
    summary:
      'Whom a text names among the monitored names: by user id, by words of the name, by how they sound',
    description:
      'Each `key` narrows GET /screening/monitored-names; it holds keyed hashes, so that no address names a person. `matches` counts up to 100. Names that are written otherwise and sound so stand apart, where there are any. Empty where nobody is meant.',
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
    summary: 'Changes the schedule or the search profile of a monitored name, or stops and resumes it',
    description:
      'A name that was stopped stays in the list and is not checked until it is resumed. Answers the name as it is now.',
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
    summary: 'Ends the monitoring of a name and forgets it',
    description: 'It is not checked any more; a call that asks to monitor it again begins anew.',
    data: closed({ removed: boolean }),
  }),
  listMonitoringChanges: managementRoute({
    operationId: 'listMonitoringChanges',
    method: 'get',
    path: '/screening/changes',
    tag: 'Screening',
    summary: 'What monitoring found, in order: the same as the webhooks report',
    description:
      'A change that holds nothing but matches which the whitelist passes over stands here alone: no webhook is sent for it. Ask again with `after` = `next` of the last answer; nothing is missed or repeated.',
    query: closed({
      limit: pageLimit(MOST_ROWS),
      after: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 4_294_967_295, description: '`next` of the page before' }),
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
