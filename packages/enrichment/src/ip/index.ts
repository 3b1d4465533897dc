export type { IpFacts } from './facts';
export { type IpData, openIpData } from './ip-data';
export { buildPackedIpData } from './packed-build';
export type { SourceStatus } from './source-status';
export { isReserved } from './special-purpose';
export { utcOffset } from './utc-offset';
