import type { FastifyInstance } from 'fastify';
import { sendFailure, unavailable } from './http';

const REST_PREFIX = '/RestService/';
/** A call that answers with what it has at its deadline needs this long to keep it. */
const KEEPING_MS = 700;

/**
 * Answers a call of the REST services whose work has not ended soon after its deadline: a database that is slow at every
 * step could hold it much longer. What the work still comes to is kept as it would have been.
 */
export function endCallsInTime(app: FastifyInstance, deadlineMs: number): void {
  app.addHook('preHandler', (request, reply, done) => {
    if (request.url.startsWith(REST_PREFIX)) {
      const late = setTimeout(() => {
        if (!reply.sent) sendFailure(reply, unavailable(true));
      }, deadlineMs + KEEPING_MS);
      // Not 'finish', nor onResponse: neither comes when the caller has hung up, and a server that stops would wait for the deadline.
      reply.raw.once('close', () => clearTimeout(late));
    }
    done();
  });
}
