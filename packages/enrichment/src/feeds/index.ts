export type { AddressSet } from './address-set';
export { feedSources } from './data/feed-sources';
export type { BinRange, Breach } from './feed-content';
export type { FeedSource, IpFeedMeaning } from './feed-source';
export { type FeedManifest, type FeedVersion, readFeedManifest, type StoredFeed } from './feed-store';
export {
  type FeedError,
  type FeedErrorCode,
  type FeedImport,
  type FeedImportOptions,
  findFeedSource,
  importFeed,
  readFeed,
  revertFeed,
} from './import-feed';
