export { LookupService } from './lookup-service';
export { lookupRoutes } from './routes';
