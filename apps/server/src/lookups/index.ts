export { emailV3Of } from './email-v3';
export { LookupService } from './lookup-service';
export { lookupRoutes } from './routes';
