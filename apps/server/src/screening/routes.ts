import { readScreeningRequest, SCREENING_API_ROUTES } from '@assay/contract';
import type { FastifyInstance } from 'fastify';
import { admits, callerOf, type RoutePorts } from '../identity/index';
import { answerOfJson } from '../platform/answer';
import { idempotentCall, once, sendAnswer } from '../platform/idempotency';
import type { ScreeningService } from './screening-service';

const ROUTE = 'aml-api/v1';

/** POST /RestService/aml-api/v1. */
export function screeningRoutes(
  app: FastifyInstance,
  routePorts: RoutePorts,
  service: ScreeningService,
): void {
  app.post(
    `/RestService/${ROUTE}`,
    { onRequest: admits(routePorts, 'screening') },
    async (request, reply) => {
      const caller = callerOf(request);
      const read = readScreeningRequest(request.body);
      const answer = await once(
        routePorts.database,
        routePorts.ambient,
        idempotentCall(request, caller.spaceId, ROUTE),
        async () =>
          answerOfJson(
            SCREENING_API_ROUTES.screenName,
            await service.standAlone(caller, read.request, read.config),
          ),
      );
      return sendAnswer(reply, answer);
    },
  );
}
