import type { FastifyInstance } from 'fastify';
import type { ComponentHealth } from './health';

const STOPPING: ComponentHealth = { name: 'server', state: 'down', note: 'The server is stopping.' };

/** The time between "not ready" and the end, in which balancers and clients go elsewhere. */
export interface Draining {
  /** From now on each answer is the last on its connection. */
  begin(): void;
  /** Its component for /readyz, once it has begun. */
  health(): readonly ComponentHealth[];
  /** Whether somebody still holds a connection. */
  isConnected(): boolean;
}

/**
 * Lets a server that will close be left: an idle connection that is closed may carry a request nobody has read yet.
 * @param leavesAlone whether others go on answering on its port: then it is not told
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
