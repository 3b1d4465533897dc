export * from './bank/index';
export * from './lists/index';
export * from './model';
