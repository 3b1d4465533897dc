import { MANAGEMENT_ROUTES } from '../management/routes';
import type { RouteDocument } from './route';
import { FRAUD_ROUTES, LOOKUP_ROUTES, OPERATION_ROUTES } from './routes';

/** Every route of the server: what the OpenAPI document publishes and every answer is held to. */
export const ALL_ROUTES: readonly RouteDocument[] = [
  ...FRAUD_ROUTES,
  ...LOOKUP_ROUTES,
  ...MANAGEMENT_ROUTES,
  ...OPERATION_ROUTES,
];
