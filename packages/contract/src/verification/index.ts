export * from './check-workflow';
export * from './execution';
export * from './flow-channel';
export * from './read-init';
export * from './routes';
export * from './steps';
export * from './templates';
export * from './workflow';
