import { type AnySource, isGeofeedName, readFeedManifest } from '@assay/enrichment';
import type { UpdateTopic } from '@assay/management-api';
import { LIST_ADDRESSES, type ListAddress } from '@assay/screening';
import { publishedFeeds } from '../../scoring/index';
import { readManifests } from '../../screening/index';

/** Stored data of a source. */
interface Held {
  readonly version: string;
  readonly rows: number;
  /** UNIX milliseconds at which it was last stored or confirmed. */
  readonly fetchedAt: number;
}

/** A feed or a screening list that can be fetched. */
export interface UpdatableSource {
  /** Name of a feed, or `list:` followed by a list name. */
  readonly source: string;
  /** Name in the CLI commands. */
  readonly name: string;
  readonly kind: 'feed' | 'list';
  readonly title: string;
  readonly topic: UpdateTopic;
  readonly licence: string;
  readonly cadenceHours: number;
  readonly held: Held | null;
}

const LIST_CADENCE_HOURS: Readonly<Record<ListAddress['published'], number>> = {
  // Checking an unchanged list costs its publisher little, so it is checked often.
  'when it changes': 6,
  daily: 24,
  weekly: 168,
  monthly: 720,
};

/**
 * Returns all sources that a deployment can fetch: feeds with an address, and lists that are open or whose
 * token is set.
 */
export function updatableSources(dataDir: string, listToken: string | undefined): readonly UpdatableSource[] {
  return [...updatableFeeds(dataDir), ...updatableLists(dataDir, listToken)];
}

/** Topics of the feeds without networks; the others extend the email data. */
const RECORD_TOPICS: { readonly [feed: string]: UpdateTopic } = {
  'bin-list': 'cards',
  'disposable-phones': 'phone',
  'reference-rates': 'currency',
};
const ANONYMIZERS: ReadonlySet<string | null> = new Set(['tor', 'vpn', 'consumer_privacy_network']);

function topicOf({ name, ip }: AnySource): UpdateTopic {
  if (isGeofeedName(name)) return 'location';
  if (ip === null) return RECORD_TOPICS[name] ?? 'email';
  if (ip.flag === 'harmful') return 'abuse';
  return ANONYMIZERS.has(ip.flag) ? 'anonymizers' : 'hosting';
}

function updatableFeeds(dataDir: string): readonly UpdatableSource[] {
  return publishedFeeds(dataDir).map(({ source }) => {
    const { name, title, cadenceHours, licence } = source;
    const current = readFeedManifest(dataDir, name)?.current;
    return {
      source: name,
      name,
      kind: 'feed',
      title,
      topic: topicOf(source),
      licence,
      cadenceHours,
      held: current
        ? { version: current.data_version, rows: current.rows, fetchedAt: Date.parse(current.fetched_at) }
        : null,
    };
  });
}

function updatableLists(dataDir: string, listToken: string | undefined): readonly UpdatableSource[] {
  const stored = new Map(readManifests(dataDir).map(({ name, current }) => [name, current]));
  return LIST_ADDRESSES.filter(({ token }) => token === null || listToken !== undefined).map(
    ({ list, title, published, licence }) => {
      const current = stored.get(list);
      return {
        source: `list:${list}`,
        name: list,
        kind: 'list',
        title,
        topic: 'watchlists',
        licence,
        cadenceHours: LIST_CADENCE_HOURS[published],
        held: current
          ? {
              version: current.digest.slice(0, 12),
              rows: current.lists.reduce((sum, { counts }) => sum + counts.kept, 0),
              fetchedAt: Date.parse(current.imported_at),
            }
          : null,
      };
    },
  );
}
