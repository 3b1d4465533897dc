export * from './registry';
export * from './spending';
