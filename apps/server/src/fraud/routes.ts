import { ApiError, readFraudRequest } from '@assay/contract';
import type { FastifyInstance } from 'fastify';
import { admit, type Platform } from '../accounts/index';
import { idempotentCall, once, sendAnswer } from '../platform/idempotency';
import type { FraudService } from './fraud-service';

const ROUTE = 'fraud-api/v2';

/** POST /RestService/fraud-api/v2 and its minor-version alias. */
export function fraudRoutes(app: FastifyInstance, platform: Platform, service: FraudService): void {
  for (const version of ['v2', 'v2.0']) {
    app.post(`/RestService/fraud-api/${version}`, async (request, reply) => {
      const receivedAt = platform.sources.now();
      const caller = await admit(platform, request, 'fraud');
      if (request.body === undefined) throw new ApiError('emptyBody');
      const read = readFraudRequest(request.body);
      const answer = await once(
        platform.database,
        platform.sources,
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
}
