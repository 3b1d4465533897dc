export { emailV3Of } from './email-v3';
export { LookupService } from './lookup-service';
export { readLookup } from './read-lookup';
export { lookupRoutes } from './routes';
