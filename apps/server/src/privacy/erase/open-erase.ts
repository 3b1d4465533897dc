import { ApiError, badInput, ERASE_ROUTES, readErase } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import { appendAudit, type Database, findEraseRequest } from '@assay/store';
import type { FastifyInstance } from 'fastify';
import { admits, callerOf, type Principal, type RoutePorts } from '../../identity/index';
import { changes, type ManagementApi, reads, spaceOf, uuid } from '../../management/index';
import type { Feature } from '../../platform/feature';
import { answerOf } from '../../platform/http';
import { idempotentCall, once, sendAnswer } from '../../platform/idempotency';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';
import type { Hasher } from '../../scoring/index';
import { EraseService } from './erase-service';
import { exportPersonPage } from './export-person';
import { personBox, personScope } from './scope';
import { EraseWorker, type EraseWorkerPorts } from './worker';

const DEFAULT_PAGE = 100;

/**
 * Requires the erase scope, because exporting a person's data needs the same permission as deleting it.
 * @throws ApiError missingScope
 */
function requireEraseScope({ caller }: Principal): void {
  if (!caller.key.scopes.includes('erase')) throw new ApiError('missingScope');
}

interface PersonPorts {
  readonly hasher: Hasher;
  readonly service: EraseService;
}

/** Adds the routes that export or erase the stored data of a person. */
function personRoutes(api: ManagementApi, ports: PersonPorts): void {
  erasureRoutes(api, ports.service);
  const database: Database = api.routePorts.database;
  reads(api, MANAGEMENT.exportPerson, async ({ principal, query, body, now }) => {
    requireEraseScope(principal);
    const { email, user_id: userId, limit = DEFAULT_PAGE, cursor } = body;
    if (email === undefined && userId === undefined) {
      throw badInput([{ field: 'email', expected: 'at least one of email and user_id' }]);
    }
    const person = {
      emails: email === undefined ? [] : [email.trim().toLowerCase()],
      userIds: userId === undefined ? [] : [userId],
    };
    const accountId = principal.caller.account.id;
    const scope = personScope(person, {
      environmentId: spaceOf(principal, query.environment),
      accountId,
      hasher: ports.hasher,
    });
    const page = await exportPersonPage(database, scope, { limit, ...(cursor ? { cursor } : {}) });
    if (!page) throw badInput([{ field: 'cursor', expected: '`next` of the previous page' }]);
    if (cursor === undefined) {
      await database.transaction((connection) =>
        appendAudit(connection, accountId, {
          at: now,
          actor: principal.actor.auditName,
          action: 'person.export',
          target: 'person',
          change: { by: [...(email ? ['email'] : []), ...(userId ? ['user_id'] : [])] },
        }),
      );
    }
    return page;
  });
}

/** Adds the erase routes for panel users. */
function erasureRoutes(api: ManagementApi, service: EraseService): void {
  const { database } = api.routePorts;

  changes(api, MANAGEMENT.beginErasure, async ({ connection, principal, query, body }) => {
    requireEraseScope(principal);
    const { email, user_id: userId } = body;
    const { domains, ...person } = readErase({
      domains: body.domains,
      emails: email === undefined ? [] : [email.trim()],
      user_ids: userId === undefined ? [] : [userId],
    });
    const environmentId = spaceOf(principal, query.environment);
    const asking = { environmentId, actor: principal.actor.auditName };
    const request_id = await service.beginIn(connection, asking, person, domains);
    return {
      data: { request_id, status: 'IN_PROGRESS' as const },
      audit: { action: 'person.erase', target: `erasure ${request_id}`, change: { domains } },
    };
  });

  reads(api, MANAGEMENT.readPersonErasure, async ({ principal, query, param }) => {
    requireEraseScope(principal);
    const found = await findEraseRequest(database, spaceOf(principal, query.environment), uuid(param('id')));
    if (!found) throw new ApiError('notFound');
    return { request_id: found.id, status: found.state };
  });
}

const ROUTE = 'erase-api/v2';

/** Adds the erase API (docs/reference/erase-api.md). */
function eraseRoutes(app: FastifyInstance, routePorts: RoutePorts, service: EraseService): void {
  const { database, runtime } = routePorts;
  const base = `/RestService/${ROUTE}`;
  const options = { onRequest: admits(routePorts, 'erase') };
  app.post(base, options, async (request, reply) => {
    const caller = callerOf(request);
    const { domains, ...person } = readErase(request.body);
    const call = idempotentCall(request, caller.environmentId, ROUTE);
    const answer = await once(database, runtime, call, async () => {
      const request_id = await service.begin(caller, person, domains);
      return answerOf(ERASE_ROUTES.erasePerson, { request_id, status: 'IN_PROGRESS' });
    });
    return sendAnswer(reply, answer);
  });
  app.get<{ Params: { readonly id: string } }>(`${base}/:id`, options, async (request, reply) => {
    const { environmentId } = callerOf(request);
    const found = await findEraseRequest(database, environmentId, uuid(request.params.id));
    if (!found) throw new ApiError('notFound');
    const data = { request_id: found.id, status: found.state };
    return sendAnswer(reply, answerOf(ERASE_ROUTES.readErasure, data));
  });
}

interface Erase extends Feature<ManagementApi> {
  readonly service: EraseService;
}

/** Opens the feature that erases and exports the stored data of persons. */
export function openErase(
  parts: Omit<EraseWorkerPorts, 'box' | 'looks'> & {
    readonly signingSecrets: SigningSecrets;
    readonly routePorts: RoutePorts;
  },
): Erase {
  const box = personBox(parts.signingSecrets, parts.runtime);
  const { database: looks } = parts;
  const worker = new EraseWorker({ ...parts, looks, database: looks.patient(), box });
  const service = new EraseService({ ...parts, box, worker });
  return {
    name: 'erase',
    service,
    routes: (app) => eraseRoutes(app, parts.routePorts, service),
    management: (api) => personRoutes(api, { hasher: parts.hasher, service }),
    // Stops between two batches; another process continues.
    stop: () => worker.stop(),
  };
}
