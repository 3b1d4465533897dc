import type { RouteDocument } from '@assay/contract';
import { ACCOUNT_ROUTES } from './account';
import { ATTACHMENT_ROUTES } from './attachments';
import { AUDIT_ROUTES } from './audit';
import { CASE_ROUTES } from './cases';
import { DASHBOARD_ROUTES } from './dashboard';
import { PERSON_ROUTES } from './erase';
import { EVALUATION_ROUTES } from './evaluations';
import { EXECUTION_REVIEW_ROUTES } from './execution-review';
import { FEEDBACK_ROUTES } from './feedback';
import { FIND_ROUTES } from './find';
import { FIRST_OWNER_ROUTES } from './first-owner';
import { FIRST_STEPS_ROUTES } from './first-steps';
import { HEALTH_ROUTES } from './health';
import { KEY_ROUTES } from './keys';
import { LINK_ROUTES } from './links';
import { LIST_ROUTES } from './lists';
import { MODEL_ROUTES } from './models';
import { OIDC_ROUTES } from './oidc';
import { OPERATION_VIEW_ROUTES } from './operation';
import { PASSKEY_ROUTES } from './passkeys';
import { PEOPLE_ROUTES } from './people';
import { POLICY_ROUTES } from './policy';
import { POLICY_PROPOSAL_ROUTES } from './policy-proposals';
import { QUEUE_ROUTES } from './queues';
import { RULE_ROUTES } from './rules';
import { SCREENING_ROUTES } from './screening';
import { SECOND_FACTOR_ROUTES } from './second-factor';
import { SESSION_ROUTES } from './session';
import { WEBHOOK_ROUTES } from './webhooks';
import { WHITELIST_ROUTES } from './whitelist';
import { WORKFLOW_ROUTES } from './workflows';

/** The management API by operation. */
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
  ...FIND_ROUTES,
  ...LINK_ROUTES,
  ...DASHBOARD_ROUTES,
  ...SCREENING_ROUTES,
  ...CASE_ROUTES,
  ...WHITELIST_ROUTES,
  ...QUEUE_ROUTES,
  ...ATTACHMENT_ROUTES,
  ...WEBHOOK_ROUTES,
  ...MODEL_ROUTES,
  ...PERSON_ROUTES,
  ...WORKFLOW_ROUTES,
  ...EXECUTION_REVIEW_ROUTES,
  ...OPERATION_VIEW_ROUTES,
  ...HEALTH_ROUTES,
  ...FIRST_STEPS_ROUTES,
} as const;

/** The management API as the OpenAPI file publishes it. */
export const MANAGEMENT_ROUTES: readonly RouteDocument[] = Object.values(MANAGEMENT);
