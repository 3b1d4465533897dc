export type { Connection, Database, WriteRefusals } from './connection';
export { type DatabaseOptions, openDatabase } from './database';
export { type Claim, isLeased, LEASES, LeaseLost } from './lease';
export { serversOf } from './servers';
export {
  lagOf,
  MAX_LAG_MS,
  openStandbyReads,
  type Reads,
  type StandbyReads,
  type StandbyState,
} from './standby-reads';
export type { Row, Statement } from './statement';
export { DISK_FULL, StoreSilent, StoreUnavailable, UnusableDatabase } from './unavailable';
export { databaseTime, writeProbe } from './write-probe';
