import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ProcessGroup } from './process-group';

/** The connections that the keeper of a group accepted and dealt to this process. */
interface DealtConnections {
  /**
   * Takes no more, ends those without a request, and waits until the others are answered.
   * @param graceMs milliseconds until those that are left are cut off
   */
  close(graceMs: number): Promise<void>;
}

/**
 * Has a server that does not listen itself answer what its group is dealt.
 * @param most beyond so many open ones each further is closed at once, as Node's own limit does; null for any number
 */
export function takeDealt(server: Server, group: ProcessGroup, most: number | null): DealtConnections {
  const open = new Set<Socket>();
  let isClosing = false;
  let left: () => void = () => undefined;
  // Node looks for requests that take too long from the moment a server listens.
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
