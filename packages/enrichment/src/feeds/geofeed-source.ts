import { feedSources } from './data/feed-sources';
import { bounds, MIB, networkOf, WEEK } from './data/feed-terms';
import { ownNetworksSource } from './data/own-lists';
import type { AnySource, FeedSource } from './feed-content';
import { storedFeedNames } from './feed-store';
import { parseOperatorGeofeed } from './geofeed';

/** `geofeed-` and the operator's name: lower-case letters, digits and dashes. */
const NAME = /^geofeed-[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/** Checks whether a name is a valid name of an operator's geofeed. */
export function isGeofeedName(name: string): boolean {
  return NAME.test(name);
}

/** Returns the source for one operator's geofeed. RFC 8805 §3.4 advises to refresh it at least weekly. */
function geofeedSource(name: string): FeedSource {
  return {
    name,
    title: `Geofeed of ${name.slice('geofeed-'.length)}`,
    address: null,
    cadenceHours: WEEK,
    licence: 'published by the operator for this use',
    bytes: bounds(7, 128 * MIB),
    rows: bounds(1, 5_000_000),
    endsWithNewline: false,
    ip: networkOf(null, null, null),
    parse: (text, within) => parseOperatorGeofeed(text, within),
  };
}

/**
 * `own-networks`, optionally followed by a name of lower-case letters, digits and dashes when there are
 * several.
 */
const OWN_NETWORKS = /^own-networks(?:-[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?)?$/;

/** Checks whether a name is a valid name of an operator's file of networks. */
export function isOwnNetworksName(name: string): boolean {
  return OWN_NETWORKS.test(name);
}

/** Returns a feed by name: a built-in feed, an operator's geofeed, or an operator's file of networks. */
export function findFeedSource(name: string): AnySource | undefined {
  if (isGeofeedName(name)) return geofeedSource(name);
  return isOwnNetworksName(name)
    ? ownNetworksSource(name)
    : feedSources.find((source) => source.name === name);
}

/**
 * Returns every built-in feed, and the geofeeds and operator's network files stored in a data folder, by
 * name.
 */
export function feedSourcesOf(dataDir: string): readonly AnySource[] {
  const stored = storedFeedNames(dataDir);
  return [
    ...feedSources,
    ...stored.filter(isGeofeedName).map(geofeedSource),
    ...stored.filter(isOwnNetworksName).map(ownNetworksSource),
  ];
}
