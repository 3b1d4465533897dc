export { emailV3Of } from './email-v3';
export type { LookupService } from './lookup-service';
export { openLookups } from './open-lookups';
export { readLookup } from './read-lookup';
