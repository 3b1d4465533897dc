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
    summary: 'Check liveness',
    description:
      'Returns 200 while the process runs. It checks nothing else. Use it for process supervision.',
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
    summary: 'Check readiness',
    description:
      'Returns 200 if the server can score transactions, and 503 otherwise. Degraded components are listed and do not make the server unready. Use it for load balancers.',
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
    summary: 'Get the OpenAPI document',
    description: 'Returns this document. It equals `docs/openapi.json` of the release.',
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
    summary: 'Get Prometheus metrics',
    description:
      'Returns counters and latencies of this process in the Prometheus text format, without personal data. Allow access from your network only.',
    success: { status: 200, plain: { type: 'text/plain', schema: string } },
    errors: [],
    scope: null,
  }),
} as const;
