import type { ResponseOf, RouteDocument } from '@assay/contract';
import { ACCOUNT_ROUTES } from './account';
import { ALERT_ROUTES } from './alerts';
import { ATTACHMENT_ROUTES } from './attachments';
import { AUDIT_ROUTES } from './audit';
import { AUTO_RESOLUTION_ROUTES } from './auto-resolution';
import { BACKTEST_ROUTES } from './backtests';
import { CASE_ROUTES } from './cases';
import { CLEARED_MATCH_ROUTES } from './cleared-matches';
import { DASHBOARD_ROUTES } from './dashboard';
import { DISPUTE_RATE_ROUTES } from './dispute-rates';
import type { MANAGEMENT_PREFIX, ManagementRoute } from './document';
import { PERSON_ROUTES } from './erase';
import { EVALUATION_ROUTES } from './evaluations';
import { EXECUTION_REVIEW_ROUTES } from './execution-review';
import { FEEDBACK_ROUTES } from './feedback';
import { FIND_ROUTES } from './find';
import { FIRST_OWNER_ROUTES, FIRST_STEPS_ROUTES } from './first-owner';
import { HEALTH_ROUTES } from './health';
import { KEY_ROUTES } from './keys';
import { LINK_ROUTES } from './links';
import { LIST_ROUTES } from './lists';
import { MODEL_ROUTES } from './models';
import { OIDC_ROUTES } from './oidc';
import { OPERATION_VIEW_ROUTES } from './operation';
import { PASSKEY_ROUTES } from './passkeys';
import { PAYMENT_EVENT_SETTINGS_ROUTES } from './payment-event-settings';
import { PAYMENT_EVENT_ROUTES } from './payment-events';
import { PEOPLE_ROUTES } from './people';
import { POLICY_ROUTES } from './policy';
import { POLICY_PROPOSAL_ROUTES } from './policy-proposals';
import { QUEUE_ROUTES } from './queues';
import { RULE_ROUTES } from './rules';
import { SCREENING_ROUTES } from './screening';
import { SECOND_FACTOR_ROUTES } from './second-factor';
import { SESSION_ROUTES } from './session';
import type { STREAM_MANAGEMENT } from './streams';
import { TYPOLOGY_ROUTES } from './typologies';
import { WEBHOOK_ROUTES } from './webhooks';
import { WORKFLOW_ROUTES } from './workflows';

type Routes = typeof MANAGEMENT & typeof STREAM_MANAGEMENT;
type Route = Routes[keyof Routes];

type Below<Path extends string> = Path extends `${typeof MANAGEMENT_PREFIX}${infer Rest}` ? Rest : never;
type Key<R extends Route> = `${Uppercase<R['method']>} ${Below<R['path']>}`;

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

type Read<R> = R extends ManagementRoute<infer Body, infer Query> ? { body: Body; query: Query } : never;

/**
 * Management API by `METHOD /path` below its prefix: input and response types of each operation, as its route
 * documents it. Types only, so that client bundles contain no schemas.
 */
export type ManagementApi = {
  readonly [R in Route as Key<R>]: {
    /** Values for the `{name}` parts of the path. */
    readonly params: { readonly [name in ParameterNames<R['path']>]: string | number };
    /** undefined = without query or body. */
    readonly query: Read<R>['query'];
    readonly body: Read<R>['body'];
    readonly data: ResponseOf<R>;
  };
};

/** Routes of the management API by operation. */
export const MANAGEMENT = {
  ...SESSION_ROUTES,
  ...SECOND_FACTOR_ROUTES,
  ...PASSKEY_ROUTES,
  ...OIDC_ROUTES,
  ...FIRST_OWNER_ROUTES,
  ...PEOPLE_ROUTES,
  ...ACCOUNT_ROUTES,
  ...KEY_ROUTES,
  ...RULE_ROUTES,
  ...POLICY_ROUTES,
  ...POLICY_PROPOSAL_ROUTES,
  ...LIST_ROUTES,
  ...AUDIT_ROUTES,
  ...EVALUATION_ROUTES,
  ...FEEDBACK_ROUTES,
  ...PAYMENT_EVENT_ROUTES,
  ...PAYMENT_EVENT_SETTINGS_ROUTES,
  ...FIND_ROUTES,
  ...LINK_ROUTES,
  ...DASHBOARD_ROUTES,
  ...DISPUTE_RATE_ROUTES,
  ...SCREENING_ROUTES,
  ...AUTO_RESOLUTION_ROUTES,
  ...CASE_ROUTES,
  ...ALERT_ROUTES,
  ...TYPOLOGY_ROUTES,
  ...CLEARED_MATCH_ROUTES,
  ...QUEUE_ROUTES,
  ...ATTACHMENT_ROUTES,
  ...WEBHOOK_ROUTES,
  ...MODEL_ROUTES,
  ...BACKTEST_ROUTES,
  ...PERSON_ROUTES,
  ...WORKFLOW_ROUTES,
  ...EXECUTION_REVIEW_ROUTES,
  ...OPERATION_VIEW_ROUTES,
  ...HEALTH_ROUTES,
  ...FIRST_STEPS_ROUTES,
} as const;

/** Routes of the management API as the OpenAPI document publishes them. */
export const MANAGEMENT_ROUTES: readonly RouteDocument[] = Object.values(MANAGEMENT);
