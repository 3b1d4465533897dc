import {
  ApiError,
  type CatalogueEntry,
  ERRORS,
  type ErrorName,
  EXECUTION_PATH,
  failureEnvelope,
  INIT_PATH,
  readInit,
  VERIFICATION_ROUTES,
} from '@assay/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admits, callerOf, type RoutePorts, remoteAddress } from '../../identity/index';
import { answerOf, asApiError } from '../../platform/http';
import { idempotentCall, once, sendAnswer } from '../../platform/idempotency';
import { networkOf } from '../../platform/rate-limit';
import { onlyMedia } from '../execution/execution-document';
import type { Executions } from '../execution/executions';
import { executionId } from '../execution/state-shape';

/** Body limit in bytes; inputs may contain a picture. */
const BODY_LIMIT = 12_000_000;

interface OrchestrationPorts {
  readonly executions: Executions;
  /**
   * `spec`: 401 for an invalid input and 402 for an invalid key, as clients of the specification expect;
   * `http`: 400 and 401.
   */
  readonly initErrorStatus: 'spec' | 'http';
  readonly wake: () => void;
  readonly onFault: (error: unknown) => void;
}

/** Errors with the same meaning in the init table. Others are unchanged, such as 409 for an Idempotency-Key. */
const INIT_ERROR_OF: ReadonlyMap<CatalogueEntry, ErrorName> = new Map<CatalogueEntry, ErrorName>([
  [ERRORS.missingKey, 'initUnauthorized'],
  [ERRORS.invalidKey, 'initUnauthorized'],
  [ERRORS.badAuthorizationIp, 'initUnauthorized'],
  [ERRORS.missingScope, 'initForbidden'],
  [ERRORS.rateLimited, 'initRateLimited'],
  [ERRORS.badJson, 'initBadInput'],
  [ERRORS.system, 'initSystem'],
  [ERRORS.unavailable, 'initUnavailable'],
]);

const HTTP_STATUS: ReadonlyMap<string, ErrorName> = new Map(
  Object.entries({
    initBadInput: 'initBadInputHttp',
    initUnauthorized: 'initUnauthorizedHttp',
  }),
);

const nameOf = (entry: CatalogueEntry) =>
  (Object.keys(ERRORS) as ErrorName[]).find((name) => ERRORS[name] === entry);

/** Converts an error to the texts and status codes of init-workflow. */
function inInitTable(error: ApiError, statuses: 'spec' | 'http'): ApiError {
  const translated = INIT_ERROR_OF.get(error.entry);
  const name = translated ?? nameOf(error.entry);
  const chosen =
    name === undefined ? undefined : statuses === 'http' ? (HTTP_STATUS.get(name) ?? name) : name;
  if (chosen === undefined) return error;
  const { details, retryAfterSeconds } = error;
  return new ApiError(chosen, translated ? undefined : error.message, {
    ...(details ? { details } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

/** Sends the error envelope, with code and message repeated at the top level. */
function sendInitFailure(reply: FastifyReply, error: ApiError): FastifyReply {
  const envelope = failureEnvelope(error);
  const { code, message } = envelope.error;
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
  return reply
    .code(error.entry.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...envelope, code, message }));
}

const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

function initRoute(app: FastifyInstance, routePorts: RoutePorts, ports: OrchestrationPorts): void {
  const fail = (reply: FastifyReply, error: unknown) =>
    sendInitFailure(reply, inInitTable(asApiError(error, ports.onFault), ports.initErrorStatus));
  app.post(
    INIT_PATH,
    {
      bodyLimit: BODY_LIMIT,
      onRequest: admits(routePorts, 'verification'),
      errorHandler: (error, _request, reply) => fail(reply, error),
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { workflowId, inputs } = readInit(request.body);
      const answer = await once(
        routePorts.database,
        routePorts.runtime,
        idempotentCall(request, caller.environmentId, 'init-workflow'),
        async () => {
          const started = await ports.executions.init(caller, {
            workflowId,
            inputs,
            origin: originOf(request),
          });
          if (started.hasJob) ports.wake();
          const { executionId, token } = started;
          return answerOf(VERIFICATION_ROUTES.initWorkflow, { executionId, token });
        },
      );
      reply.header('cache-control', 'no-store');
      return sendAnswer(reply, answer);
    },
  );
}

/** Uses the verification API's error for a missing or invalid key. */
function inExecutionTable(error: ApiError): ApiError {
  const isOfKey = error.entry === ERRORS.missingKey || error.entry === ERRORS.invalidKey;
  return isOfKey ? new ApiError('executionKey') : error;
}

function readMediaOnly(value: unknown): boolean {
  if (value === undefined || value === '' || value === 'false') return false;
  if (value === 'true') return true;
  throw new ApiError('badJson', undefined, { details: [{ field: 'mediaOnly', expected: 'true or false' }] });
}

async function noteRead({ trail, runtime }: RoutePorts, request: FastifyRequest, id: string): Promise<void> {
  const { account, key } = callerOf(request);
  const actor = `key ${key.prefix} (${key.name})`;
  const network = networkOf(remoteAddress(request));
  await trail.note(
    { account: account.id, actor, action: 'person.readWorkflowExecution', target: id, network },
    runtime.now(),
  );
}

/** Adds POST /orchestration-api/v1/workflow-execution/{id}/token. */
function tokenRoute(
  app: FastifyInstance,
  routePorts: RoutePorts,
  { executions, onFault }: OrchestrationPorts,
): void {
  app.post<{ readonly Params: { readonly id: string } }>(
    `${EXECUTION_PATH}/:id/token`,
    {
      onRequest: admits(routePorts, 'verification'),
      errorHandler: (error): never => {
        throw inExecutionTable(asApiError(error, onFault));
      },
    },
    async (request, reply) => {
      const { environmentId } = callerOf(request);
      const id = executionId(request.params.id);
      const { database, runtime } = routePorts;
      const call = idempotentCall(request, environmentId, 'renew-execution-token');
      const answer = await once(database, runtime, call, async () => {
        const execution = await executions.find(environmentId, id);
        if (!execution) throw new ApiError('executionNotFound');
        const { token } = await executions.newToken(execution);
        return answerOf(VERIFICATION_ROUTES.renewExecutionToken, { executionId: id, token });
      });
      reply.header('cache-control', 'no-store');
      return sendAnswer(reply, answer);
    },
  );
}

/** Adds POST /orchestration-api/v1/init-workflow and GET /orchestration-api/v1/workflow-execution/{id}. */
export function orchestrationRoutes(
  app: FastifyInstance,
  routePorts: RoutePorts,
  ports: OrchestrationPorts,
): void {
  const { executions } = ports;
  initRoute(app, routePorts, ports);
  tokenRoute(app, routePorts, ports);
  app.get<{
    readonly Params: { readonly id: string };
    readonly Querystring: { readonly mediaOnly?: unknown };
  }>(
    `${EXECUTION_PATH}/:id`,
    {
      onRequest: admits(routePorts, 'verification'),
      errorHandler: (error): never => {
        throw inExecutionTable(asApiError(error, ports.onFault));
      },
    },
    async (request, reply) => {
      const { environmentId } = callerOf(request);
      const id = executionId(request.params.id);
      const mediaOnly = readMediaOnly(request.query.mediaOnly);
      const execution = await executions.find(environmentId, id);
      if (!execution) throw new ApiError('executionNotFound');
      const whole = await executions.document(execution);
      const data = mediaOnly ? onlyMedia(whole) : whole;
      await noteRead(routePorts, request, id);
      reply.header('cache-control', 'no-store');
      return sendAnswer(reply, answerOf(VERIFICATION_ROUTES.readWorkflowExecution, data));
    },
  );
}
