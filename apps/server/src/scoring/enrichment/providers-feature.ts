import type { Providers } from '@assay/providers';
import type { Feature } from '../../platform/feature';
import type { Metrics } from '../../platform/metrics';

const OUTCOMES = ['answered', 'errors', 'timeouts', 'open', 'overload', 'cacheHits'] as const;

const isSite = ({ name }: { readonly name: string }): boolean => name.startsWith('accounts:');

const degraded = (name: string) =>
  ({ name, state: 'degraded', note: 'Not asked for a while after repeated failures.' }) as const;

/** What operators see of the live look-ups. */
export const providersFeature = (ports: {
  readonly providers: Providers;
  /** Those of test keys, which ask nobody; closed with the server. */
  readonly noProviders: Providers;
  readonly metrics: Metrics;
}): Feature => ({
  name: 'providers',
  async health() {
    const failing = ports.providers.stats().filter((stats) => stats.breaker !== 'closed');
    const sites = failing.filter(isSite);
    // Sites change and close: some that fail are an ordinary day, most of them are not.
    const mostSites = sites.length * 2 > ports.providers.accounts.length;
    return [
      ...failing.filter((stats) => !isSite(stats)).map(({ name }) => degraded(name)),
      ...(mostSites ? [degraded('accounts')] : []),
    ];
  },
  async measure() {
    for (const stats of ports.providers.stats())
      for (const outcome of OUTCOMES)
        ports.metrics.providers.set({ provider: stats.name, outcome }, stats[outcome]);
  },
  async stop() {
    ports.noProviders.close();
  },
});
