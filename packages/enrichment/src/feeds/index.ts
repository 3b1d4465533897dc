export type { AddressSet } from './address-set';
export { feedSources } from './data/feed-sources';
export type { BinRange, Breach, IgnoredRows } from './feed-content';
export type { FeedSource, IpFeedMeaning } from './feed-source';
export {
  type FeedManifest,
  type FeedVersion,
  type GeofeedSettings,
  openFeed,
  readFeedManifest,
  type StoredFeed,
  statedVersion,
} from './feed-store';
export { feedSourcesOf, findFeedSource, isGeofeedName } from './geofeed-source';
export {
  type FeedError,
  type FeedErrorCode,
  type FeedImport,
  type FeedImportOptions,
  importFeed,
  revertFeed,
} from './import-feed';
