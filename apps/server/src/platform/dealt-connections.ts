import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ProcessGroup } from './process-group';

/** The connections that the parent process of a group accepted and assigned to this process. */
interface DealtConnections {
  /**
   * Accepts no more connections, ends those without a request, and waits until the others have a response.
   * @param graceMs time until the remaining ones are cut, in milliseconds
   */
  close(graceMs: number): Promise<void>;
}

/**
 * Makes a server that doesn't listen itself serve the connections of its group.
 * @param most maximum number of open connections; further ones are closed immediately, as Node's own limit
 *   does; null for no maximum
 */
export function takeDealt(server: Server, group: ProcessGroup, most: number | null): DealtConnections {
  const open = new Set<Socket>();
  let isClosing = false;
  let left: () => void = () => undefined;
  // Node checks for slow requests from the moment a server listens.
  server.emit('listening');
  group.takeConnections((connection) => {
    if (isClosing) return false;
    if (most !== null && open.size >= most) {
      connection.destroy();
      return true;
    }
    open.add(connection);
    connection.once('close', () => {
      open.delete(connection);
      if (open.size === 0) left();
    });
    server.emit('connection', connection);
    return true;
  });
  return {
    async close(graceMs) {
      isClosing = true;
      server.closeIdleConnections();
      if (open.size === 0) return;
      const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
      await new Promise<void>((resolve) => {
        left = resolve;
      });
      clearTimeout(cutOff);
    },
  };
}
