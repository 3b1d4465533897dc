import { type Health, liveSpace, MANAGEMENT } from '@assay/contract';
import type { SourceStatus } from '@assay/enrichment';
import { type Database, databaseSize, failingEndpoints, serverFacts, waitingWork } from '@assay/store';
import { type ManagementApi, reads, timestamp, timestampOrNull } from '../../management/index';
import { foldersOf, roomsOf } from '../../platform/disk-feature';
import type { Feature } from '../../platform/feature';
import type { ComponentHealth } from '../../platform/health';
import type { JobWatch, WatchedJob } from '../../platform/job-watch';
import { findingsOf } from './findings';
import { type SourcePorts, sourceRoutes } from './source-routes';

const LATE_TURNS = 3;
const LATE_AT_LEAST_MS = 60_000;

interface HealthPorts extends SourcePorts {
  readonly database: Database;
  readonly dataDir: string;
  readonly version: string;
  readonly jobWatch: JobWatch;
  /** As /readyz tells them. */
  readonly components: () => Promise<readonly ComponentHealth[]>;
}

function jobShown(job: WatchedJob, now: number): Health['jobs'][number] {
  const at = (ago: number | null) => timestampOrNull(ago === null ? null : now - ago);
  return {
    name: job.name,
    every_seconds: job.everyMs / 1000,
    running: job.isRunning,
    started_at: at(job.startedAgo),
    succeeded_at: at(job.succeededAgo),
    failures: job.failures,
    late: (job.succeededAgo ?? job.watchedFor) > Math.max(LATE_AT_LEAST_MS, LATE_TURNS * job.everyMs),
  };
}

function sourcesShown(sources: readonly SourceStatus[]): Health['sources'] {
  const loaded = sources.filter((source) => source.loaded);
  const ages = loaded.flatMap(({ age_hours: age }) => (age === null ? [] : [age]));
  return {
    all: loaded.length,
    stale: loaded.filter(({ stale }) => stale).length,
    oldest_hours: ages.length === 0 ? null : Math.max(...ages),
  };
}

/** How the installation is, for owners and admins. */
export function healthFeature(ports: HealthPorts): Feature<ManagementApi> {
  const { database, jobWatch } = ports;
  return {
    name: 'health',
    management(api) {
      sourceRoutes(api, ports);
      reads(api, MANAGEMENT.readHealth, async ({ principal, now }) => {
        const { account } = principal.caller;
        const spaces = [liveSpace(account.id), account.testSpaceId];
        const [components, facts, size, waiting, endpoints, rooms] = await Promise.all([
          ports.components(),
          serverFacts(database),
          databaseSize(database),
          waitingWork(database, spaces, now.getTime()),
          failingEndpoints(database, spaces),
          roomsOf(foldersOf(ports.dataDir)),
        ]);
        const jobs = jobWatch.list().map((job) => jobShown(job, now.getTime()));
        const sources = sourcesShown(ports.dataSources());
        const webhooks = endpoints.map(({ id, failingSince, disabledAt }) => ({
          id,
          failing_since: timestampOrNull(failingSince),
          disabled_at: timestampOrNull(disabledAt),
        }));
        return {
          version: ports.version,
          started_at: timestamp(now.getTime() - jobWatch.runningFor()),
          findings: [...findingsOf(components, { sources, jobs, webhooks })],
          jobs,
          queues: waiting.map(({ queue, waiting: count, oldestAt }) => ({
            queue,
            waiting: count,
            oldest_at: timestampOrNull(oldestAt),
          })),
          webhooks,
          database: { version: facts.version, bytes: size.bytes, largest: size.largest },
          disk: rooms.map(({ free, total }) => ({ free_bytes: free, total_bytes: total })),
          sources,
        };
      });
    },
  };
}
