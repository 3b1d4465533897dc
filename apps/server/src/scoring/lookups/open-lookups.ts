import {
  ApiError,
  type DataRoute,
  LOOKUP_ROUTES,
  readInteger,
  type Static,
  type TSchema,
} from '@assay/contract';
import { isIp } from '@assay/networks';
import { normaliseListValue } from '@assay/rules';
import { type Database, recordObservations } from '@assay/store';
import type { FastifyInstance } from 'fastify';
import { admits, type Caller, callerOf, type RoutePorts } from '../../identity/index';
import type { Feature } from '../../platform/feature';
import { answerOf } from '../../platform/http';
import { idempotentCall, once, sendAnswer } from '../../platform/idempotency';
import { type LookupPorts, LookupService } from './lookup-service';
import { readLookup } from './read-lookup';

const MAX_EMAIL_LENGTH = 320;
const MAX_PHONE_LENGTH = 64;

interface IpQuery {
  readonly include?: unknown;
  readonly flags_timeframe_days?: unknown;
}

function readIpQuery(query: IpQuery) {
  const days = query.flags_timeframe_days;
  const flagsDays = days === undefined || days === '' ? undefined : readInteger(days);
  if (days !== undefined && days !== '' && (flagsDays === undefined || flagsDays < 0)) {
    throw new ApiError('badJson', 'Invalid input json: flags_timeframe_days should be sent as integer', {
      details: [{ field: 'flags_timeframe_days', expected: 'integer' }],
    });
  }
  return { include: typeof query.include === 'string' ? query.include : undefined, flagsDays };
}

/** Registers the routes of the standalone lookups. */
function lookupRoutes(app: FastifyInstance, routePorts: RoutePorts, service: LookupService): void {
  const onRequest = admits(routePorts, 'lookups');
  app.get<{ Params: { ip: string }; Querystring: IpQuery }>(
    '/RestService/ip-api/v1/:ip',
    { onRequest },
    async (request, reply) => {
      const ip = request.params.ip.trim();
      if (!isIp(ip)) throw new ApiError('badIp');
      const data = await service.ip(callerOf(request), ip, readIpQuery(request.query));
      return sendAnswer(reply, answerOf(LOOKUP_ROUTES.lookUpIp, data));
    },
  );

  const post = <S extends TSchema>(
    route: DataRoute<S>,
    path: string,
    work: (caller: Caller, body: unknown) => Promise<Static<S>>,
  ) =>
    app.post(`/RestService/${path}`, { onRequest }, async (request, reply) => {
      const caller = callerOf(request);
      const call =
        request.body === undefined ? undefined : idempotentCall(request, caller.environmentId, path);
      const answer = await once(routePorts.database, routePorts.runtime, call, async () =>
        answerOf(route, await work(caller, request.body)),
      );
      return sendAnswer(reply, answer);
    });
  post(LOOKUP_ROUTES.lookUpEmail, 'email-api/v3', (caller, body) => {
    const { target, config } = readLookup(body, 'email', MAX_EMAIL_LENGTH);
    if (!target?.includes('@')) throw new ApiError('badEmail');
    return service.email(caller, target, config);
  });
  post(LOOKUP_ROUTES.lookUpPhone, 'phone-api/v2', (caller, body) => {
    const { target, config } = readLookup(body, 'phone', MAX_PHONE_LENGTH);
    if (!target || normaliseListValue('phone_number', target) === null) throw new ApiError('badPhone');
    return service.phone(caller, target, config);
  });
}

interface Lookups extends Feature {
  readonly service: LookupService;
}

/** Creates the lookups feature with its dependencies. */
export function openLookups(
  ports: Omit<LookupPorts, 'record'> & { readonly database: Database; readonly routePorts: RoutePorts },
): Lookups {
  const service = new LookupService({
    ...ports,
    record: (observations) => recordObservations(ports.database, observations),
  });
  return { name: 'lookups', service, routes: (app) => lookupRoutes(app, ports.routePorts, service) };
}
