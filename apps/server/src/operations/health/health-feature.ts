import { liveSpace } from '@assay/contract';
import type { SourceStatus } from '@assay/enrichment';
import { type Health, MANAGEMENT } from '@assay/management-api';
import type { ProviderStats } from '@assay/providers';
import { type Database, databaseSize, failingEndpoints, serverFacts, waitingWork } from '@assay/store';
import { type ManagementApi, reads, timestamp, timestampOrNull } from '../../management/index';
import { foldersOf, roomsOf } from '../../platform/disk-feature';
import type { Feature } from '../../platform/feature';
import type { ComponentHealth } from '../../platform/health';
import type { JobWatch, WatchedJob } from '../../platform/job-watch';
import { remedyOf } from './remedies';

type Finding = Health['findings'][number];

const USUAL_REMEDY = 'Run `assay doctor` on the server for details and fixes.';

const STATES = { ok: 'ok', degraded: 'warning', down: 'failed' } as const;
const ORDER = ['failed', 'warning', 'ok'];

const component = ({ name, state, note }: ComponentHealth): Finding => ({
  subject: name,
  state: STATES[state],
  note: note ?? 'No problems found.',
  remedy: state === 'ok' ? null : (remedyOf(name) ?? USUAL_REMEDY),
});

function sources({ all, stale }: Health['sources']): Finding {
  if (stale === 0)
    return { subject: 'data sources', state: 'ok', note: `All ${all} are up to date.`, remedy: null };
  return {
    subject: 'data sources',
    state: 'warning',
    note: `${stale} of ${all} ${stale === 1 ? 'is' : 'are'} older than 3 times the update interval.`,
    remedy: 'Turn on updates on the Data sources page, or run `assay data update --all` on the server.',
  };
}

function jobs(list: Health['jobs']): Finding {
  const bad = list.filter(({ failures, late }) => failures > 0 || late);
  if (bad.length === 0)
    return {
      subject: 'jobs',
      state: 'ok',
      note: `All ${list.length} run on schedule in this process.`,
      remedy: null,
    };
  return {
    subject: 'jobs',
    state: bad.some(({ failures }) => failures > 2) ? 'failed' : 'warning',
    note: `${bad.map(({ name }) => name).join(', ')}: late or failing.`,
    remedy: 'The server log contains the failures. A job that is only late waits for a busy database.',
  };
}

function webhooks(list: Health['webhooks']): Finding {
  if (list.length === 0)
    return { subject: 'webhook endpoints', state: 'ok', note: 'No endpoint is failing.', remedy: null };
  return {
    subject: 'webhook endpoints',
    state: 'warning',
    note: `${list.length} ${list.length === 1 ? 'is failing or' : 'are failing or'} turned off.`,
    remedy: 'The Webhooks page shows their responses. Turn an endpoint on again there.',
  };
}

/** Returns all findings, problems first. */
export const findingsOf = (
  components: readonly ComponentHealth[],
  health: Pick<Health, 'sources' | 'jobs' | 'webhooks'>,
): readonly Finding[] =>
  [...components.map(component), sources(health.sources), jobs(health.jobs), webhooks(health.webhooks)].sort(
    (a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state),
  );

interface SourcePorts {
  readonly dataSources: () => readonly SourceStatus[];
  readonly providerStats: () => readonly ProviderStats[];
}

/** Registers /data-sources and /providers. */
export function sourceRoutes(api: ManagementApi, ports: SourcePorts): void {
  reads(api, MANAGEMENT.listDataSources, () => ({
    sources: ports.dataSources().map((source) => ({
      name: source.name,
      kind: source.kind,
      flag: source.flag,
      version: source.version,
      date: source.date,
      rows: source.rows,
      licence: source.licence,
      attribution: source.attribution,
      loaded: source.loaded,
      age_hours: source.age_hours,
      stale: source.stale,
    })),
  }));

  reads(api, MANAGEMENT.listProviders, () => ({
    providers: ports.providerStats().map((stats) => ({
      name: stats.name,
      breaker: stats.breaker,
      calls: stats.calls,
      answered: stats.answered,
      errors: stats.errors,
      timeouts: stats.timeouts,
      cache_hits: stats.cacheHits,
      in_flight: stats.inFlight,
      latency_p50_ms: stats.latencyP50Ms,
      latency_p95_ms: stats.latencyP95Ms,
      last_answer_at: timestampOrNull(stats.lastAnswerAt),
      last_failure_at: timestampOrNull(stats.lastFailureAt),
      last_failure: stats.lastFailure,
    })),
  }));
}

const LATE_TURNS = 3;
const LATE_AT_LEAST_MS = 60_000;

interface HealthPorts extends SourcePorts {
  readonly database: Database;
  readonly dataDir: string;
  readonly version: string;
  readonly jobWatch: JobWatch;
  /** Components as reported by /readyz. */
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

/** Adds the health status of the installation, for owners and admins. */
export function healthFeature(ports: HealthPorts): Feature<ManagementApi> {
  const { database, jobWatch } = ports;
  return {
    name: 'health',
    management(api) {
      sourceRoutes(api, ports);
      reads(api, MANAGEMENT.readHealth, async ({ principal, now }) => {
        const { account } = principal.caller;
        const spaces = [liveSpace(account.id), account.testEnvironmentId];
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
