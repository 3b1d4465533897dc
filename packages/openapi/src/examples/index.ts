import { MANAGEMENT_ROUTES } from '@assay/management-api';
import { ACCOUNTS_EXAMPLES } from './accounts';
import { DASHBOARD_EXAMPLES } from './dashboard';
import { EVALUATIONS_EXAMPLES } from './evaluations';
import { FEEDBACK_EXAMPLES } from './feedback';
import { FIND_EXAMPLES } from './find';
import { FRAUD_EXAMPLES } from './fraud';
import { MODELS_EXAMPLES } from './models';
import { MONITORING_EXAMPLES } from './monitoring';
import { HEALTH_EXAMPLES, OPERATION_EXAMPLES } from './operation';
import { PAYMENT_EVENT_EXAMPLES } from './payment-events';
import { PEOPLE_EXAMPLES, PERSONS_EXAMPLES } from './people';
import { POLICY_EXAMPLES } from './policy';
import { QUEUES_EXAMPLES } from './queues';
import { RETIRED_EXAMPLES } from './retired';
import { SCREENING_EXAMPLES } from './screening';
import { SESSIONS_EXAMPLES } from './sessions';
import { VERIFICATION_EXAMPLES } from './verification-flow';
import { WEBHOOK_ENDPOINTS_EXAMPLES } from './webhook-endpoints';
import { WORKFLOWS_EXAMPLES } from './workflows';

const OWN_EXAMPLES: { readonly [operationId: string]: unknown } = {
  ...ACCOUNTS_EXAMPLES,
  ...DASHBOARD_EXAMPLES,
  ...EVALUATIONS_EXAMPLES,
  ...FEEDBACK_EXAMPLES,
  ...FIND_EXAMPLES,
  ...FRAUD_EXAMPLES,
  ...HEALTH_EXAMPLES,
  ...MODELS_EXAMPLES,
  ...MONITORING_EXAMPLES,
  ...OPERATION_EXAMPLES,
  ...PAYMENT_EVENT_EXAMPLES,
  ...PEOPLE_EXAMPLES,
  ...PERSONS_EXAMPLES,
  ...POLICY_EXAMPLES,
  ...QUEUES_EXAMPLES,
  ...RETIRED_EXAMPLES,
  ...SCREENING_EXAMPLES,
  ...SESSIONS_EXAMPLES,
  ...VERIFICATION_EXAMPLES,
  ...WEBHOOK_ENDPOINTS_EXAMPLES,
  ...WORKFLOWS_EXAMPLES,
};

/**
 * Response example of each operation: `data` of the envelope, or the whole body without an envelope. The key
 * of a response with another status ends with a colon and the status.
 */
export const RESPONSE_EXAMPLES: { readonly [operationId: string]: unknown } = {
  ...OWN_EXAMPLES,
  ...Object.fromEntries(
    MANAGEMENT_ROUTES.flatMap(({ operationId, reveals }) =>
      reveals ? [[operationId, OWN_EXAMPLES[reveals.operationId]]] : [],
    ),
  ),
};
