import {
  ApiError,
  badInput,
  FLOW_PREFIX,
  flowEvents,
  flowStart,
  flowSubmit,
  MEDIA_KINDS,
  MEDIA_LIMITS,
  type MediaSlot,
  readBody,
} from '@assay/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { remoteAddress } from '../../accounts/index';
import { successBody } from '../../fraud/index';
import type { Sources } from '../../platform/sources';
import type { Execution } from '../execution-document';
import type { Executions } from '../executions';
import type { FlowTokens } from '../flow-token';
import { refuseCardNumber } from './card-number';
import type { FlowService, OpenFlow } from './flow-service';
import { flowSession } from './flow-session';

const BEARER = /^Bearer (\S+)$/i;
const MOST_BYTES = Math.max(...Object.values(MEDIA_LIMITS));

export interface FlowPorts {
  readonly executions: Executions;
  readonly tokens: FlowTokens;
  readonly service: FlowService;
  readonly sources: Sources;
}

/** Pages of the workflow's origins may call, and the server's own. @throws ApiError 2007 */
function requireOrigin(request: FastifyRequest, reply: FastifyReply, allowed: readonly string[]): void {
  const { origin } = request.headers;
  if (origin === undefined || origin === `${request.protocol}://${request.host}`) return;
  if (allowed.length > 0 && !allowed.includes(origin)) throw new ApiError('flowOrigin');
  reply.header('access-control-allow-origin', origin).header('vary', 'Origin');
}

/** The flow API of the end user's page, by the token of init-workflow; it cannot read results. */
export function flowRoutes(app: FastifyInstance, ports: FlowPorts): void {
  const { executions, tokens, service, sources } = ports;

  /** @throws ApiError 2006 (no token of ours, expired, of an execution that has ended), 2007 */
  async function enter(request: FastifyRequest, reply: FastifyReply, forReading = false): Promise<OpenFlow> {
    reply.header('cache-control', 'no-store');
    const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const token = bearer === undefined ? null : tokens.read(bearer, sources.now());
    const execution = token && (await executions.find(token.spaceId, token.executionId));
    if (!token || !execution || (execution.status !== 'PENDING' && !forReading))
      throw new ApiError('flowToken');
    const definition = await executions.definitionOf(execution);
    requireOrigin(request, reply, definition.settings?.allowed_origins ?? []);
    return { token, execution, definition };
  }

  const answer = (reply: FastifyReply, execution: Execution, flow: OpenFlow) =>
    reply.type('application/json; charset=utf-8').send(successBody(flowSession(execution, flow.definition)));

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

  app.get(`${FLOW_PREFIX}/session`, async (request, reply) => {
    const flow = await enter(request, reply, true);
    return answer(reply, flow.execution, flow);
  });

  app.post(`${FLOW_PREFIX}/session`, async (request, reply) => {
    const flow = await enter(request, reply);
    const { platform = 'WEB', device_session: deviceSession = null } = readBody(flowStart, request.body);
    const page = { platform, ip: remoteAddress(request), deviceSession };
    return answer(reply, await service.start(flow, page), flow);
  });

  app.post(`${FLOW_PREFIX}/submit`, async (request, reply) => {
    const flow = await enter(request, reply);
    refuseCardNumber(request.body);
    return answer(reply, await service.submit(flow, readBody(flowSubmit, request.body)), flow);
  });

  app.post(`${FLOW_PREFIX}/events`, async (request, reply) => {
    const flow = await enter(request, reply);
    const { events } = readBody(flowEvents, request.body);
    return answer(reply, await service.tell(flow, events), flow);
  });

  app.register(async (uploads) => {
    // The bytes are looked at, whatever they are called; they are not held in memory.
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    uploads.put<{
      readonly Params: { readonly slot: string };
      readonly Querystring: { readonly capture_method?: unknown };
    }>(`${FLOW_PREFIX}/media/:slot`, { bodyLimit: MOST_BYTES }, async (request, reply) => {
      const flow = await enter(request, reply);
      const { slot } = request.params;
      if (!Object.hasOwn(MEDIA_KINDS, slot)) throw new ApiError('notFound');
      const { capture_method: method = 'CAMERA' } = request.query;
      if (method !== 'CAMERA' && method !== 'UPLOAD')
        throw badInput([{ field: 'capture_method', expected: 'one of CAMERA, UPLOAD' }]);
      const source = (request.body ?? []) as AsyncIterable<Buffer>;
      const media = { slot: slot as MediaSlot, method, source } as const;
      return answer(reply, await service.takeMedia(flow, media), flow);
    });
  });
}
