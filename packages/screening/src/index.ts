export * from './bank/index';
export * from './lists/index';
export * from './media/index';
export * from './model';
export * from './names/index';
export { romanise } from './names/transliterate';
export * from './triage/index';
