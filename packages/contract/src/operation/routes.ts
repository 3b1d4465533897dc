import { documented, type JsonSchema } from '../route';
import { boolean, literals, named, string, Type, typedAs } from '../schema';

const component = named('ReadinessComponent', {
  name: string,
  state: literals(['ok', 'degraded', 'down']),
  note: Type.Optional(string),
});

const readiness = {
  type: 'application/json',
  schema: named('Readiness', { ready: boolean, components: Type.Array(component) }),
} as const;

export const OPERATION_ROUTES = {
  isAlive: documented({
    operationId: 'isAlive',
    method: 'get',
    path: '/healthz',
    tag: 'Operation',
    summary: 'The process runs',
    description: 'For a supervisor that restarts a process which does not answer. Looks at nothing else.',
    success: {
      status: 200,
      plain: {
        type: 'application/json',
        schema: named('Alive', { status: typedAs<'ok'>({ const: 'ok' }) }),
      },
    },
    errors: [],
    scope: null,
  }),
  isReady: documented({
    operationId: 'isReady',
    method: 'get',
    path: '/readyz',
    tag: 'Operation',
    summary: 'The server can decide; names what is degraded',
    description:
      'For a load balancer. Something degraded, such as old data, is named and does not make the server unready.',
    success: { status: 200, plain: readiness },
    otherwise: { status: 503, plain: readiness, description: 'The database is down' },
    errors: [],
    scope: null,
  }),
  openApi: documented({
    operationId: 'openApi',
    method: 'get',
    path: '/openapi.json',
    tag: 'Operation',
    summary: 'This document',
    description: 'The same as `docs/openapi.json` of the release; clients can be generated from it.',
    success: {
      status: 200,
      plain: {
        type: 'application/json',
        schema: typedAs<JsonSchema>({ $id: 'OpenApiDocument', type: 'object' }),
      },
    },
    errors: [],
    scope: null,
  }),
  metrics: documented({
    operationId: 'metrics',
    method: 'get',
    path: '/metrics',
    tag: 'Operation',
    summary: 'Metrics in the Prometheus text format',
    description:
      'Counts and times of this process, without personal data. Keep the address within your network.',
    success: { status: 200, plain: { type: 'text/plain', schema: string } },
    errors: [],
    scope: null,
  }),
} as const;
