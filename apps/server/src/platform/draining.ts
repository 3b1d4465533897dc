import type { FastifyInstance } from 'fastify';
import type { ComponentHealth } from './health';

const STOPPING: ComponentHealth = { name: 'server', state: 'down', note: 'The server is stopping.' };

/** State between "not ready" and exit, in which load balancers and clients move to other servers. */
export interface Draining {
  /** Makes every response from now on the last on its connection. */
  begin(): void;
  /** Returns its component for /readyz once it has begun. */
  health(): readonly ComponentHealth[];
  /** Returns true if a connection is still open. */
  isConnected(): boolean;
}

/**
 * Lets clients leave a server that will close. Closing an idle connection at once could lose a request that
 * is still unread.
 * @param leavesAlone true if other processes continue on its port; then it isn't reported
 */
export function drainingOf(app: FastifyInstance, leavesAlone: () => boolean = () => false): Draining {
  let begun = false;
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (begun) reply.header('connection', 'close');
    done(null, payload);
  });
  let connections = 0;
  app.server.on('connection', (connection) => {
    connections++;
    connection.once('close', () => connections--);
  });
  return {
    begin: () => {
      begun = true;
    },
    health: () => (begun && !leavesAlone() ? [STOPPING] : []),
    isConnected: () => connections > 0,
  };
}
