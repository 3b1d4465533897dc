import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../connection/connection';

/** A subscriber of events; its secrets are encrypted. */
export interface WebhookEndpoint {
  readonly environmentId: EnvironmentId;
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly secret: Buffer;
  /** Signs in addition to the new secret until it ends. */
  readonly previousSecret: Buffer | null;
  readonly previousSecretEnds: number | null;
  /** Times are UNIX milliseconds. */
  readonly createdAt: number;
  readonly disabledAt: number | null;
  readonly disabledReason: 'failures' | 'operator' | null;
  /** Number of consecutive failed attempts caused by the endpoint itself. */
  readonly failures: number;
  readonly failingSince: number | null;
  readonly pausedUntil: number;
}

const COLUMNS = `account_id AS "environmentId", id::text AS id, name, url, events, secret, previous_secret AS "previousSecret",
  previous_secret_ends AS "previousSecretEnds", created_at AS "createdAt", disabled_at AS "disabledAt",
  disabled_reason AS "disabledReason", failures, failing_since AS "failingSince", paused_until AS "pausedUntil"`;

/** Returns the columns of an endpoint, under the names of {@link WebhookEndpoint}, for a table with this name. */
export const endpointColumns = (table: string): string =>
  COLUMNS.replace(/(^|, |,\n {2})(?=\w)/g, `$1${table}.`);

type NewWebhookEndpoint = Pick<
  WebhookEndpoint,
  'environmentId' | 'id' | 'name' | 'url' | 'events' | 'secret' | 'createdAt'
>;

/** Processes cache an account's subscriptions with its settings, so the settings version is raised. */
async function raiseSettingsVersion(connection: Connection, environmentId: EnvironmentId): Promise<void> {
  await connection.query({
    text: `UPDATE account SET settings_version = settings_version + 1
           WHERE id = (SELECT coalesce(parent_id, id) FROM account WHERE id = $1)`,
    values: [environmentId],
  });
}

export async function createWebhookEndpoint(
  connection: Connection,
  endpoint: NewWebhookEndpoint,
): Promise<void> {
  await connection.query({
    text: 'INSERT INTO webhook_endpoint (account_id, id, name, url, events, secret, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    values: [
      endpoint.environmentId,
      endpoint.id,
      endpoint.name,
      endpoint.url,
      endpoint.events,
      endpoint.secret,
      endpoint.createdAt,
    ],
  });
  await raiseSettingsVersion(connection, endpoint.environmentId);
}

/** Returns endpoints, oldest first. */
export async function listWebhookEndpoints(
  connection: Connection,
  environmentId: EnvironmentId,
): Promise<readonly WebhookEndpoint[]> {
  return connection.query<WebhookEndpoint>({
    text: `SELECT ${COLUMNS} FROM webhook_endpoint WHERE account_id = $1 ORDER BY id`,
    values: [environmentId],
  });
}

export async function findWebhookEndpoint(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<WebhookEndpoint | null> {
  const [row] = await connection.query<WebhookEndpoint>({
    text: `SELECT ${COLUMNS} FROM webhook_endpoint WHERE account_id = $1 AND id = $2`,
    values: [environmentId, id],
  });
  return row ?? null;
}

/** Saves the members that an account may change; the state of its lane is unchanged. */
export async function saveWebhookEndpoint(connection: Connection, endpoint: WebhookEndpoint): Promise<void> {
  await connection.query({
    text: `UPDATE webhook_endpoint SET name = $3, url = $4, events = $5, secret = $6, previous_secret = $7,
             previous_secret_ends = $8, disabled_at = $9, disabled_reason = $10
           WHERE account_id = $1 AND id = $2`,
    values: [
      endpoint.environmentId,
      endpoint.id,
      endpoint.name,
      endpoint.url,
      endpoint.events,
      endpoint.secret,
      endpoint.previousSecret,
      endpoint.previousSecretEnds,
      endpoint.disabledAt,
      endpoint.disabledReason,
    ],
  });
  await raiseSettingsVersion(connection, endpoint.environmentId);
}

/** Resets the failures: the next delivery is attempted immediately. */
export async function clearFailures(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<void> {
  await connection.query({
    text: `UPDATE webhook_endpoint SET failures = 0, failing_since = NULL, paused_until = 0
           WHERE account_id = $1 AND id = $2`,
    values: [environmentId, id],
  });
}

/** Disables an endpoint after a long failure. Its deliveries remain pending. */
export async function disableFailingEndpoint(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
  at: number,
): Promise<void> {
  await connection.query({
    text: `UPDATE webhook_endpoint SET disabled_at = $3, disabled_reason = 'failures'
           WHERE account_id = $1 AND id = $2 AND disabled_at IS NULL`,
    values: [environmentId, id, at],
  });
  await raiseSettingsVersion(connection, environmentId);
}

/** Deletes an endpoint with its delivery log. */
export async function deleteWebhookEndpoint(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<void> {
  await connection.query({
    text: `WITH gone AS (DELETE FROM webhook_endpoint WHERE account_id = $1 AND id = $2)
           DELETE FROM webhook_delivery WHERE account_id = $1 AND endpoint_id = $2`,
    values: [environmentId, id],
  });
  await raiseSettingsVersion(connection, environmentId);
}

/** Returns the events that an endpoint of an environment subscribes to. */
export async function subscribedEvents(
  connection: Connection,
  environmentId: EnvironmentId,
): Promise<ReadonlySet<string>> {
  const rows = await connection.query<{ event: string }>({
    text: `SELECT DISTINCT unnest(events) AS event FROM webhook_endpoint WHERE account_id = $1 AND disabled_at IS NULL`,
    values: [environmentId],
  });
  return new Set(rows.map(({ event }) => event));
}
