export { feedSources } from './data/feed-sources';
export type { AnySource, Breach } from './feed-content';
export {
  type FeedOrigin,
  type FeedVersion,
  openFeed,
  readFeedManifest,
  type StoredFeed,
  statedVersion,
} from './feed-store';
export { feedSourcesOf, findFeedSource, isGeofeedName, isOwnNetworksName } from './geofeed-source';
export { confirmFeed, type FeedImport, importFeed, knownOrigin, revertFeed } from './import-feed';
export { isNetworkMeaning, NETWORK_MEANINGS, type NetworkMeaning } from './own/own-meanings';
