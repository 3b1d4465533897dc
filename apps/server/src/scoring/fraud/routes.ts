import { ApiError, readFraudRequest } from '@assay/contract';
import { isIp } from '@assay/networks';
import type { FastifyInstance } from 'fastify';
import { admits, callerOf, type RoutePorts } from '../../identity/index';
import { idempotentCall, once, sendAnswer } from '../../platform/idempotency';
import type { FraudService } from './fraud-service';

const ROUTE = 'fraud-api/v2';

/** POST /RestService/fraud-api/v2. */
export function fraudRoutes(app: FastifyInstance, routePorts: RoutePorts, service: FraudService): void {
  app.post(`/RestService/${ROUTE}`, { onRequest: admits(routePorts, 'fraud') }, async (request, reply) => {
    const receivedAt = routePorts.ambient.now();
    const caller = callerOf(request);
    if (request.body === undefined) throw new ApiError('emptyBody');
    const read = readFraudRequest(request.body, isIp);
    const answer = await once(
      routePorts.database,
      routePorts.ambient,
      idempotentCall(request, caller.spaceId, ROUTE),
      async (idempotency) => ({
        status: 200,
        body: await service.score({ caller, ...read, receivedAt, ...(idempotency ? { idempotency } : {}) }),
        fulfilled: true,
      }),
    );
    return sendAnswer(reply, answer);
  });
}
