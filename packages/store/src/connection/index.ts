export * from './database';
export * from './database-time';
export { serversOf } from './servers';
export * from './standby-reads';
export * from './unusable-database';
export * from './write-probe';
