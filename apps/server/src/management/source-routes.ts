import { MANAGEMENT } from '@assay/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../accounts/index';
import { reads } from './endpoint';
import type { ManagementPorts } from './ports';
import { timestampOrNull } from './timestamps';

/** /data-sources and /providers: what answers rest on. */
export function sourceRoutes(app: FastifyInstance, platform: Platform, ports: ManagementPorts): void {
  reads(app, platform, MANAGEMENT.listDataSources, () => ({
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

  reads(app, platform, MANAGEMENT.listProviders, () => ({
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
