import {
  ApiError,
  type DataRoute,
  ERASE_DOMAINS,
  type EraseV1,
  RETIRED_ROUTES,
  type RETIRED_VERSIONS,
  type ReadLabels,
  readEraseV1,
  readLabels,
  readOneLabel,
  type Static,
  type TSchema,
} from '@assay/contract';
import { normaliseListValue } from '@assay/rules';
import type { EraseCounts } from '@assay/store';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { admits, type Caller, callerOf, type RoutePorts, type Scope } from '../../identity/index';
import type { Feature } from '../../platform/feature';
import { answerOf, asApiError } from '../../platform/http';
import { idempotentCall, once, sendAnswer } from '../../platform/idempotency';
import type { EraseService } from '../../privacy/index';
import { applyLabels, inLabelTable, type LabelPorts } from '../../workplace/index';
import type { FraudService } from '../fraud/fraud-service';
import type { LookupService } from '../lookups/lookup-service';
import { readLookup } from '../lookups/read-lookup';
import { includeSet } from '../modules/accounts';
import { emailV2Of, fraudV1Error, fraudV1Of, phoneV1Of, readFraudV1 } from './fraud-v1';

/** Creates the feature for the deprecated API versions. */
export const retiredFeature = (ports: RetiredPorts & { readonly routePorts: RoutePorts }): Feature => ({
  name: 'retired',
  routes: (app) => retiredRoutes(app, ports.routePorts, ports),
});

type RetiredVersion = (typeof RETIRED_VERSIONS)[number];

/** Dates of deprecation and earliest removal, sent in every response. */
const DEPRECATED = Date.UTC(2026, 10, 20);
const SUNSET = Date.UTC(2028, 10, 20);

/**
 * Adds the headers of a deprecated version: `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and a link to its
 * successor (RFC 8288).
 */
function markRetired(reply: FastifyReply, successor: string): void {
  reply.headers({
    deprecation: `@${DEPRECATED / 1000}`,
    sunset: new Date(SUNSET).toUTCString(),
    link: `<${successor}>; rel="successor-version"`,
  });
}

/** @throws ApiError 4010 if the account disabled the version */
function requireEnabled({ account }: Caller, version: RetiredVersion): void {
  if (account.settings.disabled_versions?.includes(version)) throw new ApiError('versionOff');
}

/** Converts the counts to the format of v1: transactions, and the number of requests with each kind of value. */
const eraseV1Of = (counts: EraseCounts): EraseV1 => ({
  transaction_records: counts.transactions ?? 0,
  email_records: counts.emails ?? 0,
  phone_records: counts.phones ?? 0,
  ip_records: counts.ips ?? 0,
  dry_run: false,
});

/**
 * Erases in every domain and waits for completion, as v1 did.
 * @throws ApiError 1000, 1006
 */
async function eraseByV1(service: EraseService, caller: Caller, body: unknown): Promise<EraseV1> {
  return eraseV1Of(await service.eraseNow(caller, readEraseV1(body), ERASE_DOMAINS));
}

const REST = '/RestService';
const MAX_EMAIL_LENGTH = 320;
const MAX_PHONE_LENGTH = 64;

interface RetiredPorts extends LabelPorts {
  readonly fraud: FraudService;
  readonly lookups: LookupService;
  readonly erase: EraseService;
}

interface Query {
  readonly include?: unknown;
  readonly flags_timeframe_days?: unknown;
  readonly timeout?: unknown;
}

/** Registers the deprecated versions. Each converts requests and responses of the current pipeline. */
function retiredRoutes(app: FastifyInstance, routePorts: RoutePorts, ports: RetiredPorts): void {
  fraudV1Route(app, routePorts, ports);
  labelV1Routes(app, routePorts, ports);
  lookUpRoutes(app, routePorts, ports);
  eraseV1Route(app, routePorts, ports);
}

/**
 * Returns a hook that adds the deprecation headers to every response, including failures. It then admits the
 * caller unless the account disabled the version.
 */
const entrance = (
  routePorts: RoutePorts,
  scope: Scope,
  version: RetiredVersion,
  successor: string,
): onRequestAsyncHookHandler[] => [
  async (_request, reply) => markRetired(reply, REST + successor),
  admits(routePorts, scope),
  async (request) => requireEnabled(callerOf(request), version),
];

function fraudV1Route(app: FastifyInstance, routePorts: RoutePorts, { fraud, onFault }: RetiredPorts): void {
  const options = {
    onRequest: entrance(routePorts, 'fraud', 'fraud-api/v1.0', '/fraud-api/v2/'),
    errorHandler: (error: unknown): never => {
      throw fraudV1Error(asApiError(error, onFault));
    },
  };
  // The documented path is a minor version of this one.
  app.post(`${REST}/fraud-api/v1`, options, async (request, reply) => {
    const receivedAt = routePorts.runtime.now();
    const caller = callerOf(request);
    const read = readFraudV1(request.body);
    const call = idempotentCall(request, caller.environmentId, 'fraud-api/v1.0');
    const answer = await once(routePorts.database, routePorts.runtime, call, async () => {
      const { data } = await fraud.score({ caller, ...read, receivedAt });
      return answerOf(RETIRED_ROUTES.scoreTransactionV1, fraudV1Of(data));
    });
    return sendAnswer(reply, answer);
  });
}

function labelV1Routes(app: FastifyInstance, routePorts: RoutePorts, ports: RetiredPorts): void {
  const label = async (request: FastifyRequest, reply: FastifyReply, read: () => ReadLabels) => {
    const caller = callerOf(request);
    const call = idempotentCall(request, caller.environmentId, 'fraud-api/label');
    const answer = await once(routePorts.database, routePorts.runtime, call, async () => {
      await applyLabels(routePorts.database, ports, caller, read());
      return answerOf(RETIRED_ROUTES.labelManyV1, {});
    });
    return sendAnswer(reply, answer);
  };
  for (const version of ['fraud-api/label', 'fraud-api/label/v1'] as const) {
    const options = {
      onRequest: entrance(routePorts, 'labels', version, '/fraud-api/transaction-label/v2'),
      errorHandler: (error: unknown): never => {
        throw inLabelTable(asApiError(error, ports.onFault));
      },
    };
    app.put(`${REST}/${version}`, options, async (request, reply) =>
      label(request, reply, () => readLabels(request.body)),
    );
    app.put<{ Params: { id: string } }>(`${REST}/${version}/:id`, options, async (request, reply) =>
      label(request, reply, () => readOneLabel(request.body, request.params.id)),
    );
  }
}

const CONFIG_MEMBERS = ['flags_timeframe_days', 'timeout'] as const;

/** Builds a current request body from the query of a deprecated lookup. */
function bodyOf(target: 'email' | 'phone', value: string, query: Query): object {
  const config = Object.fromEntries(
    CONFIG_MEMBERS.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
  );
  return { [target]: value, config };
}

function lookUpRoutes(app: FastifyInstance, routePorts: RoutePorts, { lookups }: RetiredPorts): void {
  type Request = { Params: { target: string }; Querystring: Query };
  const get = <S extends TSchema>(
    route: DataRoute<S>,
    version: RetiredVersion,
    successor: string,
    work: (caller: Caller, target: string, query: Query) => Promise<Static<S>>,
  ) =>
    app.get<Request>(
      `${REST}/${version}/:target`,
      { onRequest: entrance(routePorts, 'lookups', version, successor) },
      async (request, reply) => {
        const data = await work(callerOf(request), request.params.target, request.query);
        return sendAnswer(reply, answerOf(route, data));
      },
    );

  const includeOf = ({ include }: Query) => includeSet(typeof include === 'string' ? include : undefined);
  get(RETIRED_ROUTES.lookUpEmailV2, 'email-api/v2', '/email-api/v3/', async (caller, value, query) => {
    const { target, config } = readLookup(bodyOf('email', value, query), 'email', MAX_EMAIL_LENGTH);
    if (!target?.includes('@')) throw new ApiError('badEmail');
    const details = await lookups.email(caller, target, config);
    const word = await lookups.byRules(caller, { email: target, email_details: details });
    return emailV2Of(details, word, includeOf(query));
  });
  get(RETIRED_ROUTES.lookUpPhoneV1, 'phone-api/v1', '/phone-api/v2/', async (caller, value, query) => {
    const { target, config } = readLookup(bodyOf('phone', value, query), 'phone', MAX_PHONE_LENGTH);
    if (!target || normaliseListValue('phone_number', target) === null) {
      throw new ApiError('badPhone', undefined, { details: [{ field: 'number', expected: 'phone number' }] });
    }
    const details = await lookups.phone(caller, target, config);
    const word = await lookups.byRules(caller, { phone_number: target, phone_details: details });
    return phoneV1Of(details, word, includeOf(query));
  });
}

function eraseV1Route(app: FastifyInstance, routePorts: RoutePorts, { erase }: RetiredPorts): void {
  const version = 'erase-api/v1';
  const options = { onRequest: entrance(routePorts, 'erase', version, '/erase-api/v2') };
  app.post(`${REST}/${version}`, options, async (request, reply) => {
    const caller = callerOf(request);
    const call = idempotentCall(request, caller.environmentId, version);
    const answer = await once(routePorts.database, routePorts.runtime, call, async () =>
      answerOf(RETIRED_ROUTES.erasePersonV1, await eraseByV1(erase, caller, request.body)),
    );
    return sendAnswer(reply, answer);
  });
}
