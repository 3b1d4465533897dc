export type { IpFacts } from './facts';
export { type IpData, openIpData } from './ip-data';
export { buildPackedIpData } from './packed-build';
export { utcOffset } from './place-table';
export { isReserved } from './registered-countries';
export type { SourceStatus } from './source-status';
