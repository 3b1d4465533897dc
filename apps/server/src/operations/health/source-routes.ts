import { MANAGEMENT } from '@assay/contract';
import type { SourceStatus } from '@assay/enrichment';
import type { ProviderStats } from '@assay/providers';
import { type ManagementApi, reads, timestampOrNull } from '../../management/index';

export interface SourcePorts {
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
