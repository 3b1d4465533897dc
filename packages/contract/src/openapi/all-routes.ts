import { DEVICE_ROUTES } from '../devices/routes';
import { ERASE_ROUTES } from '../erase/routes';
import { LABEL_ROUTES } from '../labels/routes';
import { ATTACHMENT_UPLOADS } from '../management/attachments';
import { LIST_FILE_ROUTES } from '../management/list-files';
import { MANAGEMENT } from '../management/routes';
import { RETIRED_ROUTES } from '../retired/routes';
import { SCREENING_API_ROUTES } from '../screening/routes';
import { STREAM_MANAGEMENT, STREAM_ROUTES } from '../session-monitoring/index';
import { TAG_ROUTES } from '../tags/routes';
import { VERIFICATION_ROUTES } from '../verification/routes';
import type { RouteDocument } from './route';
import { FRAUD_ROUTES, LOOKUP_ROUTES, OPERATION_ROUTES } from './routes';

/** What the server answers, by operation. */
export const ROUTES = {
  ...FRAUD_ROUTES,
  ...LOOKUP_ROUTES,
  ...SCREENING_API_ROUTES,
  ...TAG_ROUTES,
  ...LABEL_ROUTES,
  ...ERASE_ROUTES,
  ...RETIRED_ROUTES,
  ...MANAGEMENT,
  ...LIST_FILE_ROUTES,
  ...ATTACHMENT_UPLOADS,
  ...STREAM_ROUTES,
  ...STREAM_MANAGEMENT,
  ...DEVICE_ROUTES,
  ...VERIFICATION_ROUTES,
  ...OPERATION_ROUTES,
} as const;

/** Every route of the server: what the OpenAPI document publishes and every answer is held to. */
export const ALL_ROUTES: readonly RouteDocument[] = Object.values(ROUTES);
