export * from './evaluations';
export * from './kept-answers';
export * from './list-entries';
export * from './person-rows';
export * from './person-transactions';
export * from './requests';
