import { ApiError, ERASE_ROUTES, readErase } from '@assay/contract';
import { findEraseRequest } from '@assay/store';
import type { FastifyInstance } from 'fastify';
import { admits, callerOf, type RoutePorts } from '../../identity/index';
import { uuid } from '../../management/index';
import { answerOf } from '../../platform/answer';
import { idempotentCall, once, sendAnswer } from '../../platform/idempotency';
import type { EraseService } from './erase-service';

const ROUTE = 'erase-api/v2';

/** The erase API (docs/erase.md). */
export function eraseRoutes(app: FastifyInstance, routePorts: RoutePorts, service: EraseService): void {
  const { database, ambient } = routePorts;
  const base = `/RestService/${ROUTE}`;
  const options = { onRequest: admits(routePorts, 'erase') };
  app.post(base, options, async (request, reply) => {
    const caller = callerOf(request);
    const { domains, ...person } = readErase(request.body);
    const call = idempotentCall(request, caller.spaceId, ROUTE);
    const answer = await once(database, ambient, call, async () => {
      const request_id = await service.begin(caller, person, domains);
      return answerOf(ERASE_ROUTES.erasePerson, { request_id, status: 'IN_PROGRESS' });
    });
    return sendAnswer(reply, answer);
  });
  app.get<{ Params: { readonly id: string } }>(`${base}/:id`, options, async (request, reply) => {
    const { spaceId } = callerOf(request);
    const found = await findEraseRequest(database, spaceId, uuid(request.params.id));
    if (!found) throw new ApiError('notFound');
    const data = { request_id: found.id, status: found.state };
    return sendAnswer(reply, answerOf(ERASE_ROUTES.readErasure, data));
  });
}
