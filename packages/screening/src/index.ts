export * from './lists/index';
export * from './model';
