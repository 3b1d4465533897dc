import {
  DEVICE_ROUTES,
  ERASE_ROUTES,
  FRAUD_ROUTES,
  LABEL_ROUTES,
  LOOKUP_ROUTES,
  OPERATION_ROUTES,
  RETIRED_ROUTES,
  type RouteDocument,
  SCREENING_API_ROUTES,
  STREAM_ROUTES,
  TAG_ROUTES,
  VERIFICATION_ROUTES,
} from '@assay/contract';
import {
  ATTACHMENT_UPLOADS,
  LIST_FILE_ROUTES,
  MANAGEMENT,
  SCREENING_EXPORT_ROUTES,
  STREAM_MANAGEMENT,
} from '@assay/management-api';

/** All routes of the server, by operation. */
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
  ...SCREENING_EXPORT_ROUTES,
  ...ATTACHMENT_UPLOADS,
  ...STREAM_ROUTES,
  ...STREAM_MANAGEMENT,
  ...DEVICE_ROUTES,
  ...VERIFICATION_ROUTES,
  ...OPERATION_ROUTES,
} as const;

/** Every route of the server: published in the OpenAPI document, and enforced for every response in tests. */
export const ALL_ROUTES: readonly RouteDocument[] = Object.values(ROUTES);
