import { type AccountId, ApiError, type RouteDocument, type Static, type TSchema } from '@assay/contract';
import type { ManagementRoute, RevealRoute } from '@assay/management-api';
import {
  type Account,
  appendAudit,
  appendAuditAlone,
  type Connection,
  fulfil,
  type IdempotentCall,
  lockAccount,
  type Reads,
} from '@assay/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { identify, type Principal, type RoutePorts, remoteAddress, requireRole } from '../identity/index';
import { answerOf } from '../platform/http';
import { type Answer, idempotentCall, once, sendAnswer } from '../platform/idempotency';
import { networkOf } from '../platform/rate-limit';
import { noteChange, readingOf } from './reading';
import { answerBox } from './sealed-answer';
import { answerShownTo, PERSON_READS, shownTo } from './shown';

/**
 * Runs the changes of one account one after the other. They would otherwise wait in the database, and each
 * would hold a connection that scoring needs.
 */
export class AccountMutex {
  private readonly last = new Map<number, Promise<void>>();

  /** Runs the work after all earlier work of this account has ended or failed. */
  run<Result>(accountId: AccountId, work: () => Promise<Result>): Promise<Result> {
    const result = (this.last.get(accountId) ?? Promise.resolve()).then(work);
    const ended = result.then(
      () => undefined,
      () => undefined,
    );
    this.last.set(accountId, ended);
    void ended.then(() => {
      if (this.last.get(accountId) === ended) this.last.delete(accountId);
    });
    return result;
  }
}

/** A parsed management request. */
interface Call<Body, Query> {
  readonly principal: Principal;
  readonly body: Body;
  readonly query: Query;
  readonly now: Date;
  readonly request: FastifyRequest;
  /** Connection for reads that may be slightly delayed: a standby, if there is one. */
  readonly reading: Reads;
  /** Returns a decoded path parameter. */
  param(name: string): string;
}

/** A management request that changes data. It holds the account lock until its transaction ends, so changes run one at a time. */
export interface Change<Body, Query> extends Call<Body, Query> {
  readonly connection: Connection;
  /** The current account, regardless of the process that changed it last. */
  readonly account: Account;
}

export interface Changed<Data> {
  readonly data: Data;
  /** Contains ids, counts and settings; never list values or names of persons. */
  readonly audit: {
    readonly action: string;
    readonly target: string;
    readonly change: { readonly [member: string]: unknown };
  };
  /** True if `data` contains a new key; a replay of it is stored encrypted. */
  readonly secret?: true;
}

/** Dependencies for registering management routes. */
export interface ManagementApi {
  readonly app: FastifyInstance;
  readonly routePorts: RoutePorts;
  readonly mutex: AccountMutex;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The part of a route that determines its path and its permissions. */
type AskedRoute = Pick<RouteDocument, 'operationId' | 'method' | 'path' | 'tag'>;

const principals = new WeakMap<FastifyRequest, Principal>();

/**
 * Registers a route. The caller is identified before the body is read, so a rejection never depends on the
 * body.
 */
export function register(
  { app, routePorts }: Pick<ManagementApi, 'app' | 'routePorts'>,
  route: AskedRoute,
  handler: Handler,
  bodyLimit?: number,
): void {
  app.route({
    ...(bodyLimit ? { bodyLimit } : {}),
    method: route.method.toUpperCase(),
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    onRequest: async (request, reply) => {
      // Responses contain keys, rules and personal data, so they must not be cached.
      reply.header('cache-control', 'no-store');
      const principal = await identify(routePorts, request);
      requireRole(principal, route);
      principals.set(request, principal);
    },
    handler,
  });
}

/** Returns the caller of a request to a registered route. */
export const principalOf = (request: FastifyRequest): Principal => principals.get(request)!;

function readCall<Body, Query>(
  routePorts: RoutePorts,
  route: ManagementRoute<Body, Query>,
  request: FastifyRequest,
): Call<Body, Query> {
  const principal = principalOf(request);
  const params = request.params as { readonly [name: string]: string | undefined };
  return {
    principal,
    body: route.readBody(request.body),
    query: route.readQuery(request.query),
    now: new Date(routePorts.runtime.now()),
    request,
    reading: readingOf(routePorts, principal, request),
    param: (name) => params[name] ?? '',
  };
}

/** Returns the values in the path of a request, as the object of its audit record. */
const targetOf = ({ params }: FastifyRequest): string =>
  Object.values(params as { readonly [name: string]: string }).join(' ');

/**
 * Records which user viewed which record of a person. The search terms aren't recorded. Resolves when it is
 * stored.
 */
export async function noteRead(
  { trail, runtime }: RoutePorts,
  route: AskedRoute,
  request: FastifyRequest,
  { caller, actor }: Principal,
): Promise<void> {
  if (!PERSON_READS.has(route.operationId)) return;
  await trail.note(
    {
      account: caller.account.id,
      actor: actor.auditName,
      action: `person.${route.operationId}`,
      target: targetOf(request),
      network: networkOf(remoteAddress(request)),
    },
    runtime.now(),
  );
}

/** Registers a read-only route. */
export function reads<Body, Query, Data extends TSchema>(
  api: ManagementApi,
  route: ManagementRoute<Body, Query, Data>,
  answer: (call: Call<Body, Query>) => Promise<Static<Data>> | Static<Data>,
): void {
  register(api, route, async (request, reply) => {
    const call = readCall(api.routePorts, route, request);
    const data = await answer(call);
    await noteRead(api.routePorts, route, request, call.principal);
    return sendAnswer(
      reply,
      answerOf<Data>(route, shownTo<Data>(call.principal, route, data as Static<Data>)),
    );
  });
}

/**
 * Registers a route that reads a record, and a second one that returns it unmasked to users who give a
 * reason. The access is recorded in the audit log before the response is sent; if that fails, the request
 * fails.
 */
export function readsRecord<Query, Data extends TSchema>(
  api: ManagementApi,
  route: ManagementRoute<undefined, Query, Data>,
  reveal: RevealRoute<Query, Data>,
  answer: (call: Omit<Call<unknown, Query>, 'body'>) => Promise<Static<Data>> | Static<Data>,
): void {
  const { routePorts } = api;
  reads(api, route, answer);
  register(api, reveal, async (request, reply) => {
    const call = readCall(routePorts, reveal, request);
    const { principal, body, now } = call;
    const data = await answer(call);
    await appendAuditAlone(routePorts.database, principal.caller.account.id, {
      at: now,
      actor: principal.actor.auditName,
      action: 'person.reveal',
      target: targetOf(request),
      change: { operation: route.operationId, reason: body.reason },
    });
    return sendAnswer(reply, answerOf(reveal, data));
  });
}

const repeatable = (route: ManagementRoute) => route.method === 'post' || route.method === 'put';

async function applyChange<Body, Query, Data extends TSchema>(
  routePorts: RoutePorts,
  route: ManagementRoute<Body, Query, Data>,
  call: Call<Body, Query>,
  change: (change: Change<Body, Query>) => Promise<Changed<Static<Data>>>,
  reservation: IdempotentCall | undefined,
): Promise<Answer & { readonly data: Static<Data>; readonly fulfilled: true }> {
  const { principal, now } = call;
  const answer = await routePorts.database.transaction(async (connection) => {
    const account = await lockAccount(connection, principal.caller.account.id);
    if (!account) throw new ApiError('notFound');
    const { data, audit, secret } = await change({ ...call, connection, account });
    await appendAudit(connection, account.id, { at: now, actor: principal.actor.auditName, ...audit });
    const success = answerOf(route, data);
    if (reservation) {
      const { status, body } = success;
      const kept = secret
        ? answerBox(principal.credential, routePorts.runtime).seal(body, reservation)
        : body;
      await fulfil(connection, reservation, status, kept);
    }
    return { ...success, data };
  });
  await routePorts.directory.changed();
  return { ...answer, fulfilled: true };
}

/**
 * Registers a route that changes something. The change, its audit record and the response stored for an
 * Idempotency-Key are one transaction. After it, the change applies in this process at once.
 * @param afterwards adds to the response after the change
 */
export function changes<Body, Query, Data extends TSchema>(
  api: ManagementApi,
  route: ManagementRoute<Body, Query, Data>,
  change: (change: Change<Body, Query>) => Promise<Changed<Static<Data>>>,
  afterwards?: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  changesAfter(api, route, async () => undefined, change, afterwards);
}

/**
 * Registers a route like `changes`, for a change that first needs an external request. That runs before the
 * transaction, so nothing waits for it.
 * @param first runs first; an error ends the request, and its result is passed to the change
 */
export function changesAfter<Body, Query, Data extends TSchema, Found>(
  api: ManagementApi,
  route: ManagementRoute<Body, Query, Data>,
  first: (call: Call<Body, Query>) => Promise<Found>,
  change: (change: Change<Body, Query>, found: Found) => Promise<Changed<Static<Data>>>,
  afterwards?: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  const { routePorts, mutex } = api;
  register(api, route, async (request, reply) => {
    const call = readCall(routePorts, route, request);
    const { caller, credential } = call.principal;
    const idempotency = repeatable(route)
      ? idempotentCall(request, caller.environmentId, route.operationId)
      : undefined;
    const answer = await once(routePorts.database, routePorts.runtime, idempotency, async (reservation) => {
      const found = await first(call);
      return mutex.run(caller.account.id, () =>
        applyChange(routePorts, route, call, (asked) => change(asked, found), reservation),
      );
    });
    const body = idempotency
      ? answerBox(credential, routePorts.runtime).open(answer.body, idempotency)
      : answer.body;
    if (body === null) {
      throw new ApiError(
        'conflict',
        'The stored response contains a key. Only the caller that created it can repeat this request',
      );
    }
    noteChange(routePorts, call.principal, request, reply);
    afterwards?.(request, reply);
    return sendAnswer(reply, answerShownTo<Data>(call.principal, route, { ...answer, body }));
  });
}
