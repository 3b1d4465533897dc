import { readScreeningRequest, SCREENING_API_ROUTES } from '@assay/contract';
import type { FastifyInstance } from 'fastify';
import { admit, type RoutePorts } from '../accounts/index';
import { answerOfJson } from '../platform/answer';
import { idempotentCall, once, sendAnswer } from '../platform/idempotency';
import type { ScreeningService } from './screening-service';

const ROUTE = 'aml-api/v1';

/** POST /RestService/aml-api/v1 and its minor-version aliases. */
export function screeningRoutes(
  app: FastifyInstance,
  routePorts: RoutePorts,
  service: ScreeningService,
): void {
  for (const version of ['v1', 'v1.0', 'v1.1']) {
    app.post(`/RestService/aml-api/${version}`, async (request, reply) => {
      const caller = await admit(routePorts, request, 'screening');
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
    });
  }
}
