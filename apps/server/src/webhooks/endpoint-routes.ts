import { ApiError, badInput, type EnvironmentId, WEBHOOK_EVENTS } from '@assay/contract';
import { MANAGEMENT, MAX_WEBHOOKS } from '@assay/management-api';
import {
  type Connection,
  clearFailures,
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  findWebhookEndpoint,
  listWebhookEndpoints,
  saveWebhookEndpoint,
  type WebhookEndpoint,
} from '@assay/store';
import { type Change, changes, changesAfter, type ManagementApi, reads, uuid } from '../management/index';
import { managedWebhook } from './documents';
import { type LanePorts, signingOf } from './lane';
import { messageBody, plainHeaders, signedHeaders } from './message';
import { isLoopbackUrl, type Receiver, type Reply } from './receiver';
import { newSecret, type SecretBox } from './secret';

const pingBody = (at: number): string => messageBody({ event: 'ping', at, data: '{}' });
/** Time limit for management requests, in milliseconds; it is shorter than that of deliveries. */
const TIME_LIMIT_MS = 10_000;
const patience = () => AbortSignal.timeout(TIME_LIMIT_MS);

/** Sends a ping to a URL to check that it accepts events. It is unsigned because the secret doesn't exist yet. */
const pingUnsigned = (receiver: Receiver, url: string, at: number): Promise<Reply> =>
  receiver.post(url, plainHeaders, pingBody(at), patience());

/** Sends a signed ping like a delivery, so that the receiver's check can be tested. */
function pingSigned(
  ports: Pick<LanePorts, 'receiver' | 'box' | 'signatureHeader'>,
  endpoint: WebhookEndpoint,
  id: string,
  at: number,
): Promise<Reply> {
  const body = pingBody(at);
  const headers = signedHeaders(id, body, at, signingOf(endpoint, ports, at));
  return ports.receiver.post(endpoint.url, headers, body, patience());
}

interface EndpointPorts {
  readonly receiver: Receiver;
  readonly box: SecretBox;
  readonly signatureHeader: string;
}

const PUBLIC_URL = 'an https URL without credentials, with at most 2048 characters';
const LOOPBACK_URL =
  'an https URL without credentials; for a receiver on the machine of the server, set ASSAY_ALLOW_LOOPBACK_WEBHOOKS=true';

/**
 * Checks that a URL is permitted and responds to an unsigned ping with 200.
 * @throws ApiError 1006 otherwise
 */
async function requireAnswer(receiver: Receiver, url: string, now: number): Promise<void> {
  if (!receiver.permits(url))
    throw badInput([{ field: 'url', expected: isLoopbackUrl(url) ? LOOPBACK_URL : PUBLIC_URL }]);
  const reply = await pingUnsigned(receiver, url, now);
  if ('status' in reply && reply.status === 200) return;
  if ('failure' in reply && reply.failure === 'forbidden-address' && isLoopbackUrl(url))
    throw badInput([{ field: 'url', expected: LOOPBACK_URL }]);
  const came = 'failure' in reply ? reply.failure : `status ${reply.status}`;
  throw badInput([{ field: 'url', expected: `a URL that responds to a ping with 200; result: ${came}` }]);
}

function requireRoom(endpoints: readonly WebhookEndpoint[]): void {
  if (endpoints.length < MAX_WEBHOOKS) return;
  throw new ApiError(
    'conflict',
    `An account can have at most ${MAX_WEBHOOKS} webhook endpoints. Remove one first`,
  );
}

async function requireEndpoint(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<WebhookEndpoint> {
  const endpoint = await findWebhookEndpoint(connection, environmentId, uuid(id));
  if (!endpoint) throw new ApiError('notFound');
  return endpoint;
}

/** The audit record contains only the host, because a path may contain the receiver's secret. */
const hostOf = (url: string): string => new URL(url).host;

const endpointOf = ({ connection, principal, param }: Change<unknown, unknown>) =>
  requireEndpoint(connection, principal.caller.environmentId, param('id'));

/** Saves a changed endpoint and returns it. */
async function save(
  { connection, now, principal }: Change<unknown, unknown>,
  endpoint: WebhookEndpoint,
  action: string,
  change: { readonly [member: string]: unknown } = {},
) {
  await saveWebhookEndpoint(connection, endpoint);
  return {
    data: { webhook: managedWebhook(endpoint, now.getTime(), principal.role) },
    audit: { action: `webhook.${action}`, target: endpoint.id, change },
  };
}

function readRoutes(api: ManagementApi): void {
  const { database } = api.routePorts;

  reads(api, MANAGEMENT.listWebhooks, async ({ principal, now }) => {
    const endpoints = await listWebhookEndpoints(database, principal.caller.environmentId);
    return {
      webhooks: endpoints.map((endpoint) => managedWebhook(endpoint, now.getTime(), principal.role)),
      events: WEBHOOK_EVENTS,
      maximum: MAX_WEBHOOKS,
    };
  });

  reads(api, MANAGEMENT.readWebhook, async ({ principal, param, now }) => ({
    webhook: managedWebhook(
      await requireEndpoint(database, principal.caller.environmentId, param('id')),
      now.getTime(),
      principal.role,
    ),
  }));
}

function createRoute(api: ManagementApi, { receiver, box }: EndpointPorts): void {
  const { database, runtime } = api.routePorts;

  changesAfter(
    api,
    MANAGEMENT.createWebhook,
    async ({ body, principal, now }) => {
      requireRoom(await listWebhookEndpoints(database, principal.caller.environmentId));
      await requireAnswer(receiver, body.url, now.getTime());
    },
    async ({ body, principal, connection, now }) => {
      const environmentId = principal.caller.environmentId;
      requireRoom(await listWebhookEndpoints(connection, environmentId));
      const id = runtime.timeOrderedId();
      const secret = newSecret(runtime);
      await createWebhookEndpoint(connection, {
        environmentId,
        id,
        ...body,
        secret: box.seal(secret, { environmentId, id }),
        createdAt: now.getTime(),
      });
      const endpoint = await requireEndpoint(connection, environmentId, id);
      return {
        data: { webhook: managedWebhook(endpoint, now.getTime(), principal.role), secret },
        audit: {
          action: 'webhook.create',
          target: id,
          change: { name: body.name, host: hostOf(body.url), events: body.events },
        },
        secret: true,
      };
    },
  );
}

function changeRoutes(api: ManagementApi, { receiver }: EndpointPorts): void {
  const { database } = api.routePorts;

  changesAfter(
    api,
    MANAGEMENT.changeWebhook,
    async ({ body, principal, param, now }) => {
      const { url } = await requireEndpoint(database, principal.caller.environmentId, param('id'));
      if (body.url !== undefined && body.url !== url) await requireAnswer(receiver, body.url, now.getTime());
    },
    async (change) => {
      const { body } = change;
      return save(change, { ...(await endpointOf(change)), ...body }, 'change', {
        ...(body.name === undefined ? {} : { name: body.name }),
        ...(body.url === undefined ? {} : { host: hostOf(body.url) }),
        ...(body.events === undefined ? {} : { events: body.events }),
      });
    },
  );

  changes(api, MANAGEMENT.deleteWebhook, async (change) => {
    const { environmentId, id, name } = await endpointOf(change);
    await deleteWebhookEndpoint(change.connection, environmentId, id);
    return { data: {}, audit: { action: 'webhook.delete', target: id, change: { name } } };
  });
}

function pingRoute(api: ManagementApi, ports: EndpointPorts): void {
  const { database, runtime } = api.routePorts;

  reads(api, MANAGEMENT.pingWebhook, async ({ principal, param }) => {
    const endpoint = await requireEndpoint(database, principal.caller.environmentId, param('id'));
    const at = runtime.now();
    const reply = await pingSigned(ports, endpoint, runtime.timeOrderedId(), at);
    const { status, error } =
      'failure' in reply ? { status: null, error: reply.failure } : { status: reply.status, error: null };
    return {
      delivered: status !== null && status >= 200 && status < 300,
      status,
      error,
      duration_ms: Math.max(0, runtime.now() - at),
    };
  });
}

function rotateRoute(api: ManagementApi, { box }: EndpointPorts): void {
  const { runtime } = api.routePorts;

  changes(api, MANAGEMENT.rotateWebhookSecret, async (change) => {
    const endpoint = await endpointOf(change);
    const secret = newSecret(runtime);
    const overlapMs = change.body.overlap_seconds * 1000;
    const saved = await save(
      change,
      {
        ...endpoint,
        secret: box.seal(secret, endpoint),
        previousSecret: overlapMs === 0 ? null : endpoint.secret,
        previousSecretEnds: overlapMs === 0 ? null : change.now.getTime() + overlapMs,
      },
      'rotate',
      { overlap_seconds: change.body.overlap_seconds },
    );
    return { ...saved, data: { ...saved.data, secret }, secret: true };
  });
}

function switchRoutes(api: ManagementApi): void {
  changes(api, MANAGEMENT.enableWebhook, async (change) => {
    const endpoint = await endpointOf(change);
    await clearFailures(change.connection, endpoint.environmentId, endpoint.id);
    return save(
      change,
      { ...endpoint, disabledAt: null, disabledReason: null, failingSince: null },
      'enable',
    );
  });

  changes(api, MANAGEMENT.disableWebhook, async (change) => {
    const endpoint = await endpointOf(change);
    const disabledAt = endpoint.disabledAt ?? change.now.getTime();
    return save(change, { ...endpoint, disabledAt, disabledReason: 'operator' }, 'disable');
  });
}

/**
 * Registers /webhooks: endpoints, their secrets, enabling and disabling. Endpoints for test data belong to
 * the test environment.
 */
export function endpointRoutes(api: ManagementApi, ports: EndpointPorts): void {
  readRoutes(api);
  createRoute(api, ports);
  changeRoutes(api, ports);
  pingRoute(api, ports);
  rotateRoute(api, ports);
  switchRoutes(api);
}
