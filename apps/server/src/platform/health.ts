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
  /** Whether an address is one of those that see how the server is. */
  inside(address: string): boolean;
  components(): Promise<readonly ComponentHealth[]>;
  /** @param accept the formats that whoever asks reads, as its header names them */
  metrics(accept: string | undefined): Promise<MetricsPage>;
  openapi(): object;
}

/**
 * /healthz, /readyz, /metrics and /openapi.json. A degraded component does not make the server unready; one that is down
 * does. Who asks from outside finds no metrics, and of readiness only whether there is any.
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
  // Built when somebody first asks, so that the start does not wait for it.
  let document: object | undefined;
  app.get('/openapi.json', async () => {
    document ??= sources.openapi();
    return document;
  });
}
