export * from './bin/index';
export * from './email/index';
export * from './feeds/index';
export * from './geo/index';
export * from './ip/index';
export * from './phone/index';
export * from './text/index';
export * from './user-agent/index';
