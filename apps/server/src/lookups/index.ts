export { emailV3Of } from './email-v3';
export type { LookupService } from './lookup-service';
export { type Lookups, openLookups } from './open-lookups';
export { readLookup } from './read-lookup';
