import {
  boolean,
  closed,
  integer,
  integerOrNull,
  literals,
  nullable,
  numberOrNull,
  string,
  stringOrNull,
  Type,
} from '../schema';
import { managementRoute } from './document';
import { timestamp } from './members';

const dataSource = closed({
  name: string,
  kind: literals(['location', 'feed', 'table']),
  /** The flag that a feed sets; null where it sets none. */
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

const provider = closed({
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

export const OPERATION_VIEW_ROUTES = {
  listDataSources: managementRoute({
    operationId: 'listDataSources',
    method: 'get',
    path: '/data-sources',
    tag: 'Sources',
    summary: 'Data that the modules answer from, and how old it is',
    description:
      'Address, feed and table files with version, date, rows, licence, and whether they are older than they should be.',
    data: closed({ sources: Type.Array(dataSource) }),
  }),
  listProviders: managementRoute({
    operationId: 'listProviders',
    method: 'get',
    path: '/providers',
    tag: 'Sources',
    summary: 'Live look-ups since the start of this process',
    description:
      'Calls, answers, errors and times of each provider, and whether its circuit breaker lets calls through. Other processes have counts of their own.',
    data: closed({ providers: Type.Array(provider) }),
  }),
};
