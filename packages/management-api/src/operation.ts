import {
  boolean,
  closed,
  integer,
  integerOrNull,
  literals,
  named,
  nullable,
  numberOrNull,
  type Static,
  string,
  stringOrNull,
  Type,
  timestamp,
} from '@assay/contract';
import { managementRoute } from './document';

const dataSource = named('DataSource', {
  name: string,
  kind: literals(['location', 'feed', 'table']),
  /** The flag that a feed sets; null if it sets none. */
  flag: stringOrNull,
  version: stringOrNull,
  date: stringOrNull,
  rows: integerOrNull,
  licence: string,
  attribution: stringOrNull,
  loaded: boolean,
  age_hours: numberOrNull,
  /** Older than three times the source's cadence. */
  stale: boolean,
});

const provider = named('Provider', {
  name: string,
  breaker: literals(['closed', 'open', 'half-open']),
  calls: integer,
  answered: integer,
  errors: integer,
  timeouts: integer,
  cache_hits: integer,
  in_flight: integer,
  latency_p50_ms: numberOrNull,
  latency_p95_ms: numberOrNull,
  last_answer_at: nullable(timestamp),
  last_failure_at: nullable(timestamp),
  last_failure: stringOrNull,
});

/** Kinds of data that feeds and lists add. */
const UPDATE_TOPICS = [
  'watchlists',
  'anonymizers',
  'abuse',
  'hosting',
  'email',
  'phone',
  'cards',
  'currency',
  'location',
] as const;
export type UpdateTopic = (typeof UPDATE_TOPICS)[number];

const dataUpdate = named('DataUpdate', {
  /** Name of a feed, or `list:` and the name of a screening list. */
  source: string,
  title: string,
  kind: literals(['feed', 'list']),
  /** Kind of data that the source adds. */
  topic: literals(UPDATE_TOPICS),
  licence: string,
  cadence_hours: integer,
  /** Time of the next automatic fetch; null if automatic fetches are disabled. */
  next_at: nullable(timestamp),
  running: boolean,
  /** Requested manually, and not started yet. */
  waiting: boolean,
  started_at: nullable(timestamp),
  ended_at: nullable(timestamp),
  outcome: nullable(literals(['accepted', 'unchanged', 'refused', 'failed'])),
  /** Reason why the last run brought no data; the previous data stay in use. */
  reason: nullable(closed({ code: string, message: string })),
  /** Time at which the data were last updated or confirmed. */
  succeeded_at: nullable(timestamp),
  version: stringOrNull,
  previous_version: stringOrNull,
  rows: integerOrNull,
  previous_rows: integerOrNull,
  /** Consecutive runs without data. */
  failures: integer,
  /** No run has succeeded for twice the cadence. */
  overdue: boolean,
});
export type DataUpdateDocument = Static<typeof dataUpdate>;

const dataUpdates = named('DataUpdates', {
  /** Sources are fetched automatically. */
  enabled: boolean,
  /** Origin of the setting: the variable ASSAY_DATA_UPDATES, or this API. */
  decided_by: literals(['variable', 'setting']),
  /** Hours of the day (UTC) without automatic fetches, `HH:MM-HH:MM`; null for none. */
  quiet_hours: stringOrNull,
  /** Sources that were last requested together: total, and ended. */
  progress: closed({ total: integer, ended: integer }),
  updates: Type.Array(dataUpdate),
});

export const OPERATION_VIEW_ROUTES = {
  listDataUpdates: managementRoute({
    operationId: 'listDataUpdates',
    method: 'get',
    path: '/data-updates',
    tag: 'Sources',
    summary: 'List data updates',
    description:
      'Returns the next and last update of each feed and list, with its changes or the reason for a failure.',
    data: dataUpdates,
  }),
  switchDataUpdates: managementRoute({
    operationId: 'switchDataUpdates',
    method: 'put',
    path: '/data-updates',
    tag: 'Sources',
    summary: 'Enable or disable automatic data updates',
    description:
      "Enables or disables the automatic download of feeds and lists. Only the owner's account can call this operation. Returns 409 if the variable `ASSAY_DATA_UPDATES` is set.",
    body: closed({ enabled: boolean }),
    bodyExample: { enabled: true },
    data: closed({ enabled: boolean }),
    errors: ['missingScope', 'conflict'],
  }),
  requestDataUpdates: managementRoute({
    operationId: 'requestDataUpdates',
    method: 'post',
    path: '/data-updates/requests',
    tag: 'Sources',
    summary: 'Start data updates',
    description:
      "Starts the update of the named sources, or of all sources, one after the other. Only the owner's account can call this operation.",
    body: closed({ sources: Type.Optional(Type.Array(string, { maxItems: 500 })) }),
    bodyExample: { sources: ['tor-exits'] },
    data: closed({ requested: integer }),
    errors: ['missingScope', 'notFound'],
  }),
  listDataSources: managementRoute({
    operationId: 'listDataSources',
    method: 'get',
    path: '/data-sources',
    tag: 'Sources',
    summary: 'List data sources',
    description:
      'Returns the location, feed and table files in use, with version, date, rows, license and age.',
    data: closed({ sources: Type.Array(dataSource) }),
  }),
  listProviders: managementRoute({
    operationId: 'listProviders',
    method: 'get',
    path: '/providers',
    tag: 'Sources',
    summary: 'List data providers',
    description:
      'Returns requests, errors and latencies of each live provider, and the state of its circuit breaker. Counts start with the process and cover one process.',
    data: closed({ providers: Type.Array(provider) }),
  }),
};
