import { ApiError } from '@assay/contract';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from './http';
import type { MetricsPage } from './metrics';

export interface ComponentHealth {
  readonly name: string;
  readonly state: 'ok' | 'degraded' | 'down';
  /** One sentence for an operator. */
  readonly note?: string;
}

interface HealthSources {
  /** Returns true if the address may read the state of the server. */
  inside(address: string): boolean;
  components(): Promise<readonly ComponentHealth[]>;
  /** @param accept value of the Accept header */
  metrics(accept: string | undefined): Promise<MetricsPage>;
  openapi(): object;
}

/**
 * Registers /healthz, /readyz, /metrics and /openapi.json. A degraded component leaves the server ready; one
 * that is down doesn't. External callers can't read metrics, and of readiness they see only the overall
 * state.
 */
export function operationRoutes(app: FastifyInstance, sources: HealthSources): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const components = await sources.components();
    const ready = components.every((component) => component.state !== 'down');
    const shown = sources.inside(request.ip) ? { ready, components } : { ready };
    return reply.code(ready ? 200 : 503).send(shown);
  });
  app.get('/metrics', async (request, reply) => {
    if (!sources.inside(request.ip)) return sendFailure(reply, new ApiError('notFound'));
    const { type, text } = await sources.metrics(request.headers.accept);
    return reply.type(type).send(text);
  });
  // Built for the first request, so that startup doesn't wait for it.
  let document: object | undefined;
  app.get('/openapi.json', async () => {
    document ??= sources.openapi();
    return document;
  });
}
