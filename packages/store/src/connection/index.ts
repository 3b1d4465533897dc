export type * from './connection';
export * from './database';
export * from './database-time';
export { serversOf } from './servers';
export * from './standby-reads';
export type { Row, Statement } from './statement';
export { StoreSilent, StoreUnavailable } from './unavailable';
export * from './unusable-database';
export * from './write-probe';
