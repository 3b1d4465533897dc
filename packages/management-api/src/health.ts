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
  /** Checked subjects; problems first. */
  findings: Type.Array(
    closed({
      subject: string,
      state: literals(['ok', 'warning', 'failed']),
      /** One sentence. */
      note: string,
      /** Recommended action; null if none is needed. */
      remedy: stringOrNull,
    }),
  ),
  /** Periodic jobs of this process; other processes report their own. */
  jobs: Type.Array(
    closed({
      name: string,
      every_seconds: number,
      running: boolean,
      started_at: moment,
      succeeded_at: moment,
      /** Consecutive failed runs. */
      failures: integer,
      /** It has not succeeded for three times its interval, and for at least a minute. */
      late: boolean,
    }),
  ),
  /** Pending work of the account; counted up to 10,000. */
  queues: Type.Array(closed({ queue: string, waiting: integer, oldest_at: moment })),
  /** Endpoints that fail, or were disabled. */
  webhooks: Type.Array(closed({ id: string, failing_since: moment, disabled_at: moment })),
  database: closed({
    version: string,
    bytes: integer,
    largest: Type.Array(closed({ table: string, bytes: integer, rows: nullable(integer) })),
  }),
  /** Space in the folders that the server writes to. */
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
    summary: 'Get the health of the installation',
    description:
      'Returns problems with recommended actions, jobs of the process, queues, webhooks, sources, disk and database. Only owners and admins can call this operation.',
    data: health,
  }),
};
