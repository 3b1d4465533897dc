export { feedSources } from './data/feed-sources';
export type { FeedSource } from './feed-source';
export { type FeedVersion, openFeed, readFeedManifest, type StoredFeed, statedVersion } from './feed-store';
export { feedSourcesOf, findFeedSource, isGeofeedName } from './geofeed-source';
export { type FeedImport, importFeed, revertFeed } from './import-feed';
