import { ApiError, ERASE_ROUTES, readErase } from '@assay/contract';
import { findEraseRequest } from '@assay/store';
import type { FastifyInstance } from 'fastify';
import { admit, type RoutePorts } from '../accounts/index';
import { uuid } from '../management/index';
import { answerOf } from '../platform/answer';
import { idempotentCall, once, sendAnswer } from '../platform/idempotency';
import type { EraseService } from './erase-service';

const ROUTE = 'erase-api/v2';

/** The erase API (docs/erase.md), and its minor-version alias. */
export function eraseRoutes(app: FastifyInstance, routePorts: RoutePorts, service: EraseService): void {
  const { database, ambient } = routePorts;
  for (const base of [`/RestService/${ROUTE}`, `/RestService/${ROUTE}.0`]) {
    app.post(base, async (request, reply) => {
      const caller = await admit(routePorts, request, 'erase');
      const { domains, ...person } = readErase(request.body);
      const call = idempotentCall(request, caller.spaceId, ROUTE);
      const answer = await once(database, ambient, call, async () => {
        const request_id = await service.begin(caller, person, domains);
        return answerOf(ERASE_ROUTES.erasePerson, { request_id, status: 'IN_PROGRESS' });
      });
      return sendAnswer(reply, answer);
    });
    app.get<{ Params: { readonly id: string } }>(`${base}/:id`, async (request, reply) => {
      const { spaceId } = await admit(routePorts, request, 'erase');
      const found = await findEraseRequest(database, spaceId, uuid(request.params.id));
      if (!found) throw new ApiError('notFound');
      return sendAnswer(
        reply,
        answerOf(ERASE_ROUTES.readErasure, { request_id: found.id, status: found.state }),
      );
    });
  }
}
