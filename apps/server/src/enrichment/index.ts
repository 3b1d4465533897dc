export { DataBuild, PLACES_BUILT } from './build-data-beside';
export { openData } from './data-feature';
export { type EnrichmentData, openEnrichment } from './open-enrichment';
export { addressPointsFolder } from './opened-tables';
export { providersFeature } from './providers-feature';
export { storedRdapServers } from './stored-rdap-servers';
export {
  type FeedUpdate,
  feedAddress,
  type PublishedFeed,
  publishedFeeds,
  updateFeed,
} from './update-feed';
