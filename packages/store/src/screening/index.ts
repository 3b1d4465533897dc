export * from './cases';
export * from './generations';
export * from './list-followers';
export * from './monitored-names';
export type { RowPerson, StoredPerson } from './person';
export * from './profiles';
export * from './screenings';
