export { type EnrichmentData, openEnrichment } from './enrichment/open-enrichment';
export { publishedFeeds } from './enrichment/update-feed';
export type { BlackboxModel, ModelInput } from './fraud/fraud-call';
export { FraudService } from './fraud/fraud-service';
export { customValue } from './identity-keys/declared-keys';
export {
  findKey,
  hashOf,
  lettersOf,
  readFindKey,
  readIdentifier,
  userHashOf,
} from './identity-keys/find-key';
export { findTerms, nameTerms, storedKeys, termsOf } from './identity-keys/find-terms';
export type { Hasher } from './identity-keys/velocity-keys';
export { keyHash, mailboxOfText, phoneSpellings, storedHashes } from './identity-keys/velocity-keys';
export type { FeatureSignals } from './modules/plain-signals';
export type { DeviceOpener, FeatureContext, OpenedDevice, Signal, Write } from './modules/signal';
export { readStoredDecision } from './replay/replay';
export {
  type ReservedListing,
  refuseReserved,
  reservedListing,
  reservedStream,
} from './reserved-values/reserved-facts';
