export type { Connection, Database, WriteRefusals } from './connection';
export { type DatabaseOptions, openDatabase } from './database';
export { databaseTime } from './database-time';
export { serversOf } from './servers';
export {
  lagOf,
  MOST_BEHIND_MS,
  openStandbyReads,
  type Reads,
  type StandbyReads,
  type StandbyState,
} from './standby-reads';
export type { Row, Statement } from './statement';
export { StoreSilent, StoreUnavailable } from './unavailable';
export { UnusableDatabase } from './unusable-database';
export { DISK_FULL, writeProbe } from './write-probe';
