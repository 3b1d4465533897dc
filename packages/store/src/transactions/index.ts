export * from './person';
export * from './status';
export * from './tags';
