export * from './history';
export * from './jobs';
export * from './labelled';
export * from './models';
