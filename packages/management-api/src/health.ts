import {
  boolean,
  closed,
  integer,
  literals,
  nullable,
  number,
  type Static,
  string,
  stringOrNull,
  Type,
  timestamp,
} from '@assay/contract';
import { managementRoute } from './document';

const moment = nullable(timestamp);

const health = closed({
  version: string,
  started_at: timestamp,
  /** What was looked at; what is wrong first. */
  findings: Type.Array(
    closed({
      subject: string,
      state: literals(['ok', 'warning', 'failed']),
      /** One sentence. */
      note: string,
      /** What to do about it; null where there is nothing to do. */
      remedy: stringOrNull,
    }),
  ),
  /** What this process does again and again; what other processes do, they know. */
  jobs: Type.Array(
    closed({
      name: string,
      every_seconds: number,
      running: boolean,
      started_at: moment,
      succeeded_at: moment,
      /** Turns in a row that failed. */
      failures: integer,
      /** It has not ended well for three times its interval, and for a minute at least. */
      late: boolean,
    }),
  ),
  /** What waits to be done for the account; counted up to 10,000. */
  queues: Type.Array(closed({ queue: string, waiting: integer, oldest_at: moment })),
  /** Endpoints that fail, or were switched off. */
  webhooks: Type.Array(closed({ id: string, failing_since: moment, disabled_at: moment })),
  database: closed({
    version: string,
    bytes: integer,
    largest: Type.Array(closed({ table: string, bytes: integer, rows: nullable(integer) })),
  }),
  /** Of the folders that the server writes to. */
  disk: Type.Array(closed({ free_bytes: integer, total_bytes: integer })),
  sources: closed({ all: integer, stale: integer, oldest_hours: nullable(number) }),
});
export type Health = Static<typeof health>;

export const HEALTH_ROUTES = {
  readHealth: managementRoute({
    operationId: 'readHealth',
    method: 'get',
    path: '/health',
    tag: 'Health',
    summary: 'How the installation is, and what to do about what is wrong (owners and admins)',
    description:
      'What /readyz says in words, with the jobs of the process that answers, the account’s queues and webhooks, sources, disk and database.',
    data: health,
  }),
};
