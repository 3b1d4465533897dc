import type { FastifyInstance } from 'fastify';

export interface ComponentHealth {
  readonly name: string;
  readonly state: 'ok' | 'degraded' | 'down';
  /** One sentence for an operator. */
  readonly note?: string;
}

interface HealthSources {
  components(): Promise<readonly ComponentHealth[]>;
  /** The metrics page in the Prometheus text format. */
  metrics(): Promise<string>;
  readonly metricsType: string;
  openapi(): object;
}

/** /healthz, /readyz, /metrics and /openapi.json. A degraded component does not make the server unready; one that is down does. */
export function operationRoutes(app: FastifyInstance, sources: HealthSources): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const components = await sources.components();
    const ready = components.every((component) => component.state !== 'down');
    return reply.code(ready ? 200 : 503).send({ ready, components });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(sources.metricsType).send(await sources.metrics()),
  );
  // Built when somebody first asks, so that the start does not wait for it.
  let document: object | undefined;
  app.get('/openapi.json', async () => {
    document ??= sources.openapi();
    return document;
  });
}
