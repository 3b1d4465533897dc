export type { SequencePlace } from './catalogue';
export type { TableShape } from './copy';
export { type DumpMoment, dumpDatabase } from './dump';
export { type Loader, loadDatabase, type Occupancy, occupancyOf, UnfitBackup } from './load';
export { listedMedia } from './media-list';
export type { RowSum } from './row-sum';
export type { WholeAddress } from './whole-client';
