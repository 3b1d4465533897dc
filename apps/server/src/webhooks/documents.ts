import { MASK, type WebhookEvent } from '@assay/contract';
import {
  MANAGEMENT,
  type ManagedDelivery,
  type ManagedWebhook,
  mayAsk,
  type Role,
} from '@assay/management-api';
import type { LoggedDelivery, WebhookEndpoint } from '@assay/store';
import { timestamp, timestampOrNull } from '../management/index';

function stateOf(endpoint: WebhookEndpoint): ManagedWebhook['state'] {
  if (endpoint.disabledAt !== null) return 'DISABLED';
  return endpoint.failingSince === null ? 'ACTIVE' : 'FAILING';
}

function noticeOn(endpoint: WebhookEndpoint): string | null {
  if (endpoint.disabledReason === 'failures')
    return 'Turned off after 5 days without a successful delivery. Fix the receiver and enable the endpoint. Waiting events are then sent.';
  if (endpoint.disabledAt !== null) return null;
  return endpoint.failingSince === null
    ? null
    : 'No recent delivery succeeded. The endpoint is turned off after 5 days.';
}

/**
 * Returns the URL that a role may see. The path or query may contain the receiver's secret, so users who
 * can't change endpoints see only the host.
 */
const shownUrl = (url: string, { permissions }: Pick<Role, 'permissions'>): string =>
  mayAsk(permissions, MANAGEMENT.changeWebhook) ? url : `${new URL(url).origin}/${MASK}`;

/** Converts an endpoint to the API format for a role, without its secret. */
export const managedWebhook = (
  endpoint: WebhookEndpoint,
  now: number,
  role: Pick<Role, 'permissions'>,
): ManagedWebhook => ({
  id: endpoint.id,
  name: endpoint.name,
  url: shownUrl(endpoint.url, role),
  events: [...endpoint.events] as WebhookEvent[],
  state: stateOf(endpoint),
  failing_since: timestampOrNull(endpoint.failingSince),
  disabled_at: timestampOrNull(endpoint.disabledAt),
  disabled_reason: endpoint.disabledReason,
  notice: noticeOn(endpoint),
  previous_secret_ends_at:
    endpoint.previousSecretEnds !== null && endpoint.previousSecretEnds > now
      ? timestamp(endpoint.previousSecretEnds)
      : null,
  created_at: timestamp(endpoint.createdAt),
});

/** Converts a delivery to the API format. */
export const managedDelivery = (delivery: LoggedDelivery): ManagedDelivery => ({
  id: delivery.id,
  webhook_id: delivery.endpointId,
  event: delivery.event,
  state: delivery.state,
  attempts: delivery.attempts,
  created_at: timestamp(delivery.createdAt),
  next_attempt_at: timestampOrNull(delivery.nextAttemptAt),
  last_status: delivery.lastStatus,
  last_error: delivery.lastError,
});
