export { analyseBin, type BinFacts, type BinIndex, cardNetwork, indexBinRanges } from './bin/analyse-bin';
export { CARD_NETWORKS } from './bin/data/card-networks';
export {
  analyseEmail,
  analyseEmailDomain,
  type EmailDomainFacts,
  type EmailFacts,
} from './email/analyse-email';
export { readRdapDomain, readWhois } from './email/domain-registration';
export { dmarcEnforced, readDmarc, readSpf, spfIsStrict } from './email/mail-policies';
export { type EmailData, emailDataSteps, openEmailData } from './email/open-email-data';
export { feedSources } from './feeds/data/feed-sources';
export type { AnySource, Breach } from './feeds/feed-content';
export {
  type FeedOrigin,
  type FeedVersion,
  openFeed,
  readFeedManifest,
  type StoredFeed,
  statedVersion,
} from './feeds/feed-store';
export { feedSourcesOf, findFeedSource, isGeofeedName, isOwnNetworksName } from './feeds/geofeed-source';
export { confirmFeed, type FeedImport, importFeed, knownOrigin, revertFeed } from './feeds/import-feed';
export { isNetworkMeaning, NETWORK_MEANINGS, type NetworkMeaning } from './feeds/own/own-meanings';
export { type Coordinates, distanceKm, type NamedPlace, timezoneAt } from './geo/nearest-place';
export type { Places } from './geo/places';
export { buildPlaces, openPlaces } from './geo/places-file';
export type { IpFacts } from './ip/facts';
export { type IpData, openIpData } from './ip/ip-data';
export { buildPackedIpData } from './ip/packed-build';
export { utcOffset } from './ip/place-table';
export { isReserved } from './ip/registered-countries';
export type { SourceStatus } from './ip/source-status';
export { analysePhone, type PhoneFacts } from './phone/analyse-phone';
export { NEWER_RANGES, NEWER_RANGES_CHECKED } from './phone/data/newer-ranges';
export type { PhoneNumberType } from './phone/numbering-plan';
export { openPhoneData, type PhoneData } from './phone/open-phone-data';
export { internationalNumber } from './phone/read-number';
export { convertAmount, EMBEDDED_RATES_VERSION, openRates, type RateTable } from './rates/rate-table';
export { analyseText } from './text/analyse-text';
export { nameSpellings } from './text/name-similarity';
export { openTextData, type TextData } from './text/open-text-data';
export { randomnessScore } from './text/randomness';
export { parseUserAgent } from './user-agent/parse-user-agent';
