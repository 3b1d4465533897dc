export { feedSources } from './data/feed-sources';
export type { FeedSource } from './feed-source';
export {
  type FeedOrigin,
  type FeedVersion,
  openFeed,
  readFeedManifest,
  type StoredFeed,
  statedVersion,
} from './feed-store';
export { feedSourcesOf, findFeedSource, isGeofeedName } from './geofeed-source';
export { confirmFeed, type FeedImport, importFeed, knownOrigin, revertFeed } from './import-feed';
