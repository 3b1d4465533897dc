export * from './feeds/index';
export * from './ip/index';
