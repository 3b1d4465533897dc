import { STREAM_AUTH_PATH, STREAM_INGEST_PATH, STREAM_LIMITS, STREAM_ROUTES } from '@assay/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { admits, callerOf, type RoutePorts, remoteAddress } from '../../identity/index';
import { answerOf } from '../../platform/answer';
import { sendAnswer } from '../../platform/idempotency';
import { authData, type IngestPorts, ingest } from './stream-ingest';

/** Pages of every site write here: the token decides who may, not the origin. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'X-New-Token, Retry-After',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
} as const;
const PREFLIGHT = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'Authorization, Content-Type, Content-Encoding',
  'access-control-max-age': '7200',
} as const;

const BEARER = /^Bearer (\S+)$/i;

const bearerOf = (request: FastifyRequest): string | null =>
  BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;

/**
 * POST /session-monitoring-api/v1/auth for backends and POST /session-ingest/v1/events for browsers.
 * @param ingestUrls where browsers reach this deployment; empty = where the backend reached it
 */
export function streamRoutes(
  app: FastifyInstance,
  routePorts: RoutePorts,
  ports: IngestPorts,
  ingestUrls: readonly string[],
): void {
  app.post(STREAM_AUTH_PATH, { onRequest: admits(routePorts, 'fraud') }, async (request, reply) => {
    const domains = ingestUrls.length > 0 ? ingestUrls : [`${request.protocol}://${request.host}`];
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(await authData(ports, callerOf(request), domains));
  });
  app.register(async (browsers) => {
    // A body of any type is taken as bytes: a page sends text/plain, which needs no preflight and fits a beacon.
    browsers.removeAllContentTypeParsers();
    browsers.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => body,
    );
    browsers.addHook('onRequest', async (_request, reply) => {
      reply.headers(CORS);
    });
    browsers.options(STREAM_INGEST_PATH, async (_request, reply) =>
      reply.headers(PREFLIGHT).code(204).send(),
    );
    browsers.post(STREAM_INGEST_PATH, { bodyLimit: STREAM_LIMITS.batchBytes }, async (request, reply) => {
      const { ack, newToken } = await ingest(ports, {
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        bearer: bearerOf(request),
        address: remoteAddress(request),
        userAgent: request.headers['user-agent'] ?? '',
      });
      if (newToken !== null) reply.header('x-new-token', newToken);
      return sendAnswer(reply, answerOf(STREAM_ROUTES.ingestStreamEvents, ack));
    });
  });
}
