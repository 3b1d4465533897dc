import type { Providers } from '@assay/providers';
import { type Database, recordDataVersions } from '@assay/store';
import type { Feature } from '../../platform/feature';
import type { ComponentHealth } from '../../platform/health';
import type { Metrics } from '../../platform/metrics';
import type { Runtime } from '../../platform/runtime';
import type { EnrichmentData } from './open-enrichment';

const OUTCOMES = ['answered', 'errors', 'timeouts', 'open', 'overload', 'cacheHits'] as const;

const isSite = ({ name }: { readonly name: string }): boolean => name.startsWith('accounts:');

const degraded = (name: string) =>
  ({ name, state: 'degraded', note: 'Paused after repeated failures.' }) as const;

/** Reports the status of the live lookups to operators. */
export const providersFeature = (ports: {
  readonly providers: Providers;
  /** Providers for test keys, which send no requests; closed with the server. */
  readonly noProviders: Providers;
  readonly metrics: Metrics;
}): Feature => ({
  name: 'providers',
  async health() {
    const failing = ports.providers.stats().filter((stats) => stats.breaker !== 'closed');
    const sites = failing.filter(isSite);
    // Sites change and close, so some failures are normal. Only a majority of failing sites counts as
    // degraded.
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

/** Interval at which the server checks for feeds imported from the command line, in milliseconds. */
const FOLLOW_MS = 15_000;

interface DataPorts {
  readonly data: EnrichmentData;
  readonly database: Database;
  readonly runtime: Runtime;
  /**
   * Called at startup and after a reload with the names of the feeds whose current version is damaged, if
   * any.
   */
  readonly onDamaged: (feeds: readonly string[]) => void;
}

interface Data extends Feature {
  /** Loads data that was built or imported since the last load. */
  reload(): Promise<void>;
  /**
   * Verifies the packed data and closes what is damaged.
   * @returns false if anything was damaged
   */
  verify(): Promise<boolean>;
}

function dataHealth({ data, runtime }: DataPorts): readonly ComponentHealth[] {
  const packed: ComponentHealth =
    data.ip.mode() === 'packed'
      ? { name: 'ip-data', state: 'ok' }
      : {
          name: 'ip-data',
          state: 'degraded',
          note: 'The plain files are used until the data is packed. Lookups are slower until then.',
        };
  const places: ComponentHealth = data.places.isPacked()
    ? { name: 'places', state: 'ok' }
    : {
        name: 'places',
        state: 'degraded',
        note: 'Address positions and distances are unknown until the data is built.',
      };
  const damaged = new Set(data.damaged());
  const stale = data
    .status(new Date(runtime.now()))
    .filter((source) => source.stale && !damaged.has(source.name));
  return [
    packed,
    places,
    ...[...damaged].map(
      (name): ComponentHealth => ({
        name,
        state: 'degraded',
        note: 'The stored version is damaged. The previous version is used if it is intact. Import the data again.',
      }),
    ),
    ...stale.map(
      (source): ComponentHealth => ({
        name: source.name,
        state: 'degraded',
        note: 'The data is older than 3 times its update interval.',
      }),
    ),
  ];
}

/** Opens the offline data of a running server, watches it for changes, and records its versions for replays. */
export async function openData(ports: DataPorts): Promise<Data> {
  const { data, database, runtime } = ports;
  const opened = async () => {
    const damaged = data.damaged();
    if (damaged.length > 0) ports.onDamaged(damaged);
    await recordDataVersions(database, {
      digest: data.versionsDigest(),
      versions: data.versions(),
      now: new Date(runtime.now()),
    });
  };
  const reload = async () => {
    await data.reload();
    await opened();
  };
  await opened();
  return {
    name: 'data',
    health: async () => dataHealth(ports),
    jobs: [
      {
        name: 'data',
        everyMs: FOLLOW_MS,
        inEvery: true,
        run: async () => {
          if (data.changedOnDisk()) await reload();
        },
      },
    ],
    reload,
    async verify() {
      const isWhole = await data.verify();
      if (!isWhole) await opened();
      return isWhole;
    },
  };
}
