import type { FastifyInstance } from 'fastify';
import { sendFailure, unavailable } from './http';

const REST_PREFIX = '/RestService/';
/** Extra time, in milliseconds, that a request needs to store its result after its own deadline. */
const KEEPING_MS = 700;

/**
 * Ends requests to the REST services whose work has not ended shortly after the deadline. A database that is
 * slow at every step could hold them much longer. The work continues, and its result is stored as usual.
 */
export function endCallsInTime(app: FastifyInstance, deadlineMs: number): void {
  app.addHook('preHandler', (request, reply, done) => {
    if (request.url.startsWith(REST_PREFIX)) {
      const late = setTimeout(() => {
        if (!reply.sent) sendFailure(reply, unavailable(true));
      }, deadlineMs + KEEPING_MS);
      // Neither 'finish' nor onResponse fires when the caller has disconnected. A stopping server would then
      // wait for the deadline.
      reply.raw.once('close', () => clearTimeout(late));
    }
    done();
  });
}
