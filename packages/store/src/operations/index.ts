export type { SequencePlace } from './backup/catalogue';
export type { TableShape } from './backup/copy';
export { type DumpMoment, dumpDatabase } from './backup/dump';
export { type Loader, loadDatabase, type Occupancy, occupancyOf, UnfitBackup } from './backup/load';
export { listedMedia } from './backup/media-list';
export type { RowSum } from './backup/row-sum';
export type { WholeAddress } from './backup/whole-client';
export {
  type DataUpdateEnd,
  type DataUpdateOutcome,
  type DataUpdateRow,
  dataUpdateSwitch,
  endDataUpdate,
  enrolDataUpdates,
  listDataUpdates,
  requestDataUpdates,
  switchDataUpdates,
  takeDataUpdate,
} from './data-updates';
export { findDataVersions, recordDataVersions } from './data-versions';
export { databaseSize, failingEndpoints, waitingWork } from './health';
export {
  recordKeysIdentity,
  type SchemaState,
  type ServerFacts,
  schemaState,
  serverFacts,
} from './server-facts';
