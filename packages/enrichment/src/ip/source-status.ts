import { type FeedVersion, statedVersion } from '../feeds/feed-store';
import { feedSourcesOf } from '../feeds/geofeed-source';
import { networkClassesDate, networkClassesName } from './data/network-classes';
import type { IpFlag } from './facts';
import type { IpTables } from './ip-tables';
import { classifiedSystems } from './verdict';

/** State of one source of IP facts. */
export interface SourceStatus {
  readonly name: string;
  readonly kind: 'location' | 'feed' | 'table';
  /** The flag that a feed sets; `null` when the source sets none. */
  readonly flag: IpFlag | null;
  readonly version: string | null;
  /** Day of the data, `YYYY-MM-DD`. */
  readonly date: string | null;
  readonly rows: number | null;
  readonly licence: string;
  readonly attribution: string | null;
  readonly loaded: boolean;
  /** Hours since the data was received, or since its date for sources included in the product. */
  readonly age_hours: number | null;
  /** True when older than three times the source's update interval. */
  readonly stale: boolean;
}

/** The source publishes monthly. */
const LOCATION_CADENCE_HOURS = 31 * 24;
const STALE_AFTER_CADENCES = 3;
const HOUR_MS = 3_600_000;

/**
 * Returns the state of every source of IP facts, loaded or not.
 * @param loadedFeeds version in use of each feed, by name
 */
export function ipSourceStatus(
  dataDir: string,
  tables: IpTables,
  loadedFeeds: ReadonlyMap<string, FeedVersion>,
  now: Date,
): SourceStatus[] {
  const age = (since: string | null) =>
    since === null ? null : (now.getTime() - Date.parse(since)) / HOUR_MS;
  const isStale = (hours: number | null, cadence: number) =>
    hours !== null && hours > cadence * STALE_AFTER_CADENCES;

  const packed = tables.manifest?.sources ?? [];
  const plain = tables.plainSources.map((source) => ({ ...source, rows: null }));
  const locations = [...packed, ...plain].map(
    ({ name, version, date, licence, attribution, rows }): SourceStatus => ({
      name,
      kind: 'location',
      flag: null,
      version,
      date,
      rows,
      licence,
      attribution,
      loaded: true,
      age_hours: age(date),
      stale: isStale(age(date), LOCATION_CADENCE_HOURS),
    }),
  );
  const table: SourceStatus = {
    name: networkClassesName,
    kind: 'table',
    flag: null,
    version: networkClassesDate,
    date: networkClassesDate,
    rows: classifiedSystems,
    licence: 'Apache-2.0',
    attribution: null,
    loaded: true,
    age_hours: age(networkClassesDate),
    stale: false,
  };
  const feeds = feedSourcesOf(dataDir)
    .filter(({ ip }) => ip !== null)
    .map(({ name, ip, licence, cadenceHours }): SourceStatus => {
      const current = statedVersion(dataDir, name, loadedFeeds.get(name));
      const hours = age(current?.fetched_at ?? null);
      return {
        name,
        kind: 'feed',
        flag: ip?.flag ?? null,
        version: current?.data_version ?? null,
        date: current?.date ?? null,
        rows: current?.rows ?? null,
        licence,
        attribution: null,
        loaded: loadedFeeds.has(name),
        age_hours: hours,
        stale: isStale(hours, cadenceHours),
      };
    });
  return [...locations, table, ...feeds];
}
