export {
  type EvidenceKind,
  type IpEvidence,
  type IpFacts,
  type IpFlag,
  type IpFlagValues,
  type IpType,
  ipFlags,
  type PlaceSource,
} from './facts';
export { type IpData, type IpDataOptions, openIpData } from './ip-data';
export type { IpPackageDirs } from './ip-packages';
export type { IpDataMode } from './ip-tables';
export { MmdbFormatError, type MmdbValue } from './mmdb-decoder';
export { MmdbFile } from './mmdb-file';
export { buildPackedIpData, NoIpSourcesError, type PackedBuildOptions } from './packed-build';
export type { PackedManifest, PackedSource } from './packed-manifest';
export type { SourceStatus } from './source-status';
export { isReserved } from './special-purpose';
export { utcOffset } from './utc-offset';
