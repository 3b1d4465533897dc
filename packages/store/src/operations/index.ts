export type { SequencePlace } from './backup/catalogue';
export type { RowSum, TableShape } from './backup/copy';
export { type DumpMoment, dumpDatabase, listedMedia } from './backup/dump';
export { type Loader, loadDatabase, type Occupancy, occupancyOf, UnfitBackup } from './backup/load';
export type { WholeAddress } from './backup/whole-client';
export {
  type DataUpdateEnd,
  type DataUpdateOutcome,
  type DataUpdateRow,
  dataUpdateSwitch,
  endDataUpdate,
  enrolDataUpdates,
  findDataVersions,
  listDataUpdates,
  recordDataVersions,
  renewDataUpdate,
  requestDataUpdates,
  switchDataUpdates,
  takeDataUpdate,
} from './data-updates';
export { databaseSize, failingEndpoints, type ServerFacts, serverFacts, waitingWork } from './health';
