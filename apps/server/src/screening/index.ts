export { buildIndex } from './index-files';
export type { Party } from './loaded-lists';
export { openScreening, type Screening } from './open-screening';
