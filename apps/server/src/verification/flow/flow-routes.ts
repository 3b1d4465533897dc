import {
  ApiError,
  badInput,
  CAMERA_KINDS,
  type CameraKind,
  type CaptureSlot,
  FLOW_PREFIX,
  type FlowSession,
  flowChallengeRequest,
  flowChipRequest,
  flowClaim,
  flowEvents,
  flowStart,
  flowSubmit,
  MEDIA_LIMITS,
  readBody,
  SLOT_KINDS,
  VERIFICATION_ROUTES,
} from '@assay/contract';
import type { Account } from '@assay/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Directory, FIRST_ACCOUNT_NAME, remoteAddress } from '../../identity/index';
import { answerOf } from '../../platform/http';
import { sendAnswer } from '../../platform/idempotency';
import { addressLimit, shareLimit } from '../../platform/rate-limit';
import type { Runtime } from '../../platform/runtime';
import type { Execution } from '../execution/execution-document';
import type { Executions } from '../execution/executions';
import type { FlowService, OpenFlow, ReceivedMedia } from './flow-service';
import { flowSession } from './flow-session';
import type { FlowTokens } from './flow-token';

type Company = FlowSession['company'];

/**
 * Returns the company shown in the hosted flow. The first account of an installation has no name until it is
 * set.
 */
function flowCompany(account: Pick<Account, 'name' | 'owner' | 'settings'> | undefined): Company {
  const { contact_email, contact_phone, contact_url, logo } = account?.settings ?? {};
  const isUnnamed =
    !account || account.name.trim() === '' || (account.owner && account.name === FIRST_ACCOUNT_NAME);
  return {
    name: isUnnamed ? null : account.name,
    logo: logo ? `/flow/logos/${logo.name}` : null,
    email: contact_email ?? null,
    phone: contact_phone ?? null,
    url: contact_url ?? null,
  };
}

const BEARER = /^Bearer (\S+)$/i;
const MAX_BYTES = Math.max(...Object.values(MEDIA_LIMITS));

/** Return true if a network, or the page of an execution, may send another request. */
interface FlowLimits {
  readonly ofNetwork: (address: string) => boolean;
  readonly ofExecution: (id: string) => boolean;
}

/**
 * Returns the rate limits. A page sends some dozen requests per step, and one network may contain a whole
 * office.
 */
export const flowLimits = (now: () => number): FlowLimits => ({
  ofNetwork: addressLimit(now, { burst: 1_000, perSecond: 100 }),
  ofExecution: shareLimit(now, { burst: 120, perSecond: 4 }),
});

const tooMany = () => new ApiError('rateLimited', undefined, { retryAfterSeconds: 1 });

interface FlowPorts {
  readonly executions: Executions;
  readonly tokens: FlowTokens;
  readonly service: FlowService;
  readonly runtime: Runtime;
  readonly directory: Pick<Directory, 'ofSpace'>;
  readonly limits: FlowLimits;
  /** Public URL of this deployment; null = the URL that the page used. */
  readonly publicUrl: string | null;
}

/**
 * Allows pages of the workflow's origins and of this server. Any page may read the rejection, because the SDK
 * must distinguish an expired token from an unreachable server.
 * @throws ApiError 2007
 */
function requireOrigin({ headers, protocol, host }: FastifyRequest, allowed: readonly string[]): void {
  const { origin } = headers;
  if (origin === undefined || origin === `${protocol}://${host}`) return;
  if (allowed.length > 0 && !allowed.includes(origin)) throw new ApiError('flowOrigin');
}

function showToOrigin({ headers }: FastifyRequest, reply: FastifyReply): void {
  if (headers.origin !== undefined)
    reply.header('access-control-allow-origin', headers.origin).header('vary', 'Origin');
}

const DIGITS = /^\d{1,9}$/;

/**
 * Parses an integer of the query.
 * @throws ApiError 1006
 */
function wholeNumber(field: string, text: unknown): number | undefined {
  if (text === undefined) return undefined;
  if (typeof text === 'string' && DIGITS.test(text)) return Number(text);
  throw badInput([{ field, expected: 'a whole number of at least 0' }]);
}

/**
 * Returns the page's description of the uploaded bytes.
 * @throws ApiError 1006, 3001
 */
function declaredMedia(slot: string, query: MediaQuery): ReceivedMedia {
  if (!Object.hasOwn(SLOT_KINDS, slot)) throw new ApiError('notFound');
  const { capture_method: method = 'CAMERA' } = query;
  if (method !== 'CAMERA' && method !== 'UPLOAD')
    throw badInput([{ field: 'capture_method', expected: 'one of CAMERA, UPLOAD' }]);
  const { camera } = query;
  if (camera !== undefined && !(CAMERA_KINDS as readonly unknown[]).includes(camera))
    throw badInput([{ field: 'camera', expected: `one of ${CAMERA_KINDS.join(', ')}` }]);
  const action = wholeNumber('action', query.action);
  const light = wholeNumber('light', query.light);
  const at = wholeNumber('at', query.at);
  return {
    slot: slot as CaptureSlot,
    method,
    ...(camera === undefined ? {} : { camera: camera as CameraKind }),
    ...(action === undefined ? {} : { action }),
    ...(light === undefined ? {} : { light }),
    ...(at === undefined ? {} : { at }),
  };
}

interface MediaQuery {
  readonly capture_method?: unknown;
  readonly camera?: unknown;
  readonly action?: unknown;
  readonly light?: unknown;
  readonly at?: unknown;
}

/**
 * Returns the execution of a request's token.
 * @throws ApiError 2006 (foreign or expired token, or the execution has ended), 2007
 */
async function enter(
  { executions, tokens, runtime, limits }: FlowPorts,
  request: FastifyRequest,
  reply: FastifyReply,
  forReading: boolean,
): Promise<OpenFlow> {
  reply.header('cache-control', 'no-store');
  showToOrigin(request, reply);
  if (!limits.ofNetwork(request.ip)) throw tooMany();
  const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const token = bearer === undefined ? null : await tokens.read(bearer, runtime.now());
  const execution = token && (await executions.find(token.environmentId, token.executionId));
  if (token && !limits.ofExecution(token.executionId)) throw tooMany();
  if (!token || !execution || (execution.status !== 'PENDING' && !forReading))
    throw new ApiError('flowToken');
  const definition = await executions.definitionOf(execution);
  requireOrigin(request, definition.settings?.allowed_origins ?? []);
  return { token, execution, definition };
}

const flows = new WeakMap<FastifyRequest, OpenFlow>();

/** Returns route options that check the token before the body is read. */
const entering = (ports: FlowPorts, { forReading = false } = {}) => ({
  onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
    flows.set(request, await enter(ports, request, reply, forReading));
  },
});

/** Returns the flow of a request to a route with `entering`. */
const flowOf = (request: FastifyRequest): OpenFlow => flows.get(request)!;

/** Returns a function that responds with the state of an execution. */
const answering =
  ({ directory }: Pick<FlowPorts, 'directory'>) =>
  (reply: FastifyReply, execution: Execution, { definition, token }: OpenFlow) => {
    const company = flowCompany(directory.ofSpace(token.environmentId));
    const session = flowSession(execution, definition, { holder: token.holder, company });
    return sendAnswer(reply, answerOf(VERIFICATION_ROUTES.readFlow, session));
  };

/** Adds preflight responses for any page. */
function preflight(app: FastifyInstance): void {
  app.options(`${FLOW_PREFIX}/*`, async (request, reply) =>
    reply
      .headers({
        'access-control-allow-origin': request.headers.origin ?? '*',
        'access-control-allow-methods': 'GET, POST, PUT',
        'access-control-allow-headers': 'Authorization, Content-Type',
        'access-control-max-age': '7200',
        vary: 'Origin',
      })
      .code(204)
      .send(),
  );
}

/** Adds the routes that transfer a flow to another device: offered by one page and claimed by the other. */
function handOffRoutes(app: FastifyInstance, ports: FlowPorts): void {
  const { service, publicUrl } = ports;

  app.post(`${FLOW_PREFIX}/hand-off`, entering(ports), async (request, reply) => {
    const flow = flowOf(request);
    const { code, expiresAt } = await service.offerHandOff(flow);
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    const offer = answerOf(VERIFICATION_ROUTES.offerHandOff, {
      code,
      url: `${origin}/flow/${flow.execution.id}#handoff=${code}`,
      expires_at: new Date(expiresAt).toISOString(),
    });
    return sendAnswer(reply, offer);
  });

  app.post(`${FLOW_PREFIX}/hand-off/claim`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!ports.limits.ofNetwork(request.ip)) throw tooMany();
    // The claiming page is always served by this server, wherever the flow was shown before.
    requireOrigin(request, [`${request.protocol}://${request.host}`]);
    const { executionId, token } = await service.claimHandOff(readBody(flowClaim, request.body).code);
    const claimed = answerOf(VERIFICATION_ROUTES.claimHandOff, { execution_id: executionId, token });
    return sendAnswer(reply, claimed);
  });
}

function uploadRoute(app: FastifyInstance, ports: FlowPorts): void {
  const answer = answering(ports);
  app.register(async (uploads) => {
    // The content is inspected regardless of its declared type, and streamed rather than held in memory.
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    uploads.put<{ readonly Params: { readonly slot: string }; readonly Querystring: MediaQuery }>(
      `${FLOW_PREFIX}/media/:slot`,
      { bodyLimit: MAX_BYTES, ...entering(ports) },
      async (request, reply) => {
        const flow = flowOf(request);
        const declared = declaredMedia(request.params.slot, request.query);
        const source = (request.body ?? []) as AsyncIterable<Buffer>;
        return answer(reply, await ports.service.takeMedia(flow, { ...declared, source }), flow);
      },
    );
  });
}

/** Adds the flow API for the end user's page, authorized by the token of init-workflow; it can't read results. */
export function flowRoutes(app: FastifyInstance, ports: FlowPorts): void {
  const { service } = ports;
  preflight(app);
  handOffRoutes(app, ports);
  uploadRoute(app, ports);
  const options = entering(ports);
  const answer = answering(ports);

  app.get(`${FLOW_PREFIX}/session`, entering(ports, { forReading: true }), async (request, reply) => {
    const flow = flowOf(request);
    return answer(reply, flow.execution, flow);
  });

  app.post(`${FLOW_PREFIX}/session`, options, async (request, reply) => {
    const flow = flowOf(request);
    const start = readBody(flowStart, request.body);
    const { platform = 'WEB', device_session: deviceSession = null, take_over: takeOver = false } = start;
    const page = { platform, ip: remoteAddress(request), deviceSession, takeOver };
    return answer(reply, await service.start(flow, page), flow);
  });

  app.post(`${FLOW_PREFIX}/submit`, options, async (request, reply) => {
    const flow = flowOf(request);
    // The body is already masked. Our page never sends a full card number, so another client did.
    if (request.cardData) throw new ApiError('cardNumber');
    return answer(reply, await service.submit(flow, readBody(flowSubmit, request.body)), flow);
  });

  app.post(`${FLOW_PREFIX}/challenge`, options, async (request, reply) => {
    const flow = flowOf(request);
    const { still_head: stillHead = false } = readBody(flowChallengeRequest, request.body);
    return answer(reply, await service.challenge(flow, stillHead), flow);
  });

  app.post(`${FLOW_PREFIX}/chip-challenge`, options, async (request, reply) => {
    const flow = flowOf(request);
    const { dg14 } = readBody(flowChipRequest, request.body);
    return answer(reply, await service.askChip(flow, dg14 ? Buffer.from(dg14, 'base64') : null), flow);
  });

  app.post(`${FLOW_PREFIX}/events`, options, async (request, reply) => {
    const flow = flowOf(request);
    const { events } = readBody(flowEvents, request.body);
    return answer(reply, await service.record(flow, events), flow);
  });
}
