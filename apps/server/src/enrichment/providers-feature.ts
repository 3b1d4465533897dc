import type { Providers } from '@assay/providers';
import type { Feature } from '../platform/feature';
import type { Metrics } from '../platform/metrics';

const OUTCOMES = ['answered', 'errors', 'timeouts', 'open', 'overload', 'cacheHits'] as const;

/** What operators see of the live look-ups. */
export const providersFeature = (ports: {
  readonly providers: Providers;
  /** Those of test keys, which ask nobody; closed with the server. */
  readonly noProviders: Providers;
  readonly metrics: Metrics;
}): Feature => ({
  name: 'providers',
  health: async () =>
    ports.providers
      .stats()
      .filter((stats) => stats.breaker !== 'closed')
      .map((stats) => ({
        name: stats.name,
        state: 'degraded',
        note: 'Not asked for a while after repeated failures.',
      })),
  async measure() {
    for (const stats of ports.providers.stats())
      for (const outcome of OUTCOMES)
        ports.metrics.providers.set({ provider: stats.name, outcome }, stats[outcome]);
  },
  async stop() {
    ports.noProviders.close();
  },
});
