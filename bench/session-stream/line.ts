import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** How a network carries what a viewer sends; times in ms. */
export interface Line {
  /** Everything waits for the next packet. */
  readonly packetMs?: number;
  /** Each message is so long on its way, none overtakes another. */
  readonly delayMs?: readonly [shortest: number, longest: number];
}

/** What is sent waits as on a line; what comes back does not. */
function carry(from: Socket, to: Socket, { packetMs = 0, delayMs = [0, 0] }: Line): () => void {
  let waiting: Buffer[] = [];
  let arrival = 0;
  const packets = packetMs
    ? setInterval(() => {
        if (waiting.length > 0) to.write(Buffer.concat(waiting));
        waiting = [];
      }, packetMs)
    : undefined;
  from.on('data', (bytes: Buffer) => {
    if (packets) {
      waiting.push(bytes);
      return;
    }
    const [shortest, longest] = delayMs;
    const now = performance.now();
    arrival = Math.max(arrival, now + shortest + Math.random() * (longest - shortest));
    setTimeout(() => to.write(bytes), arrival - now);
  });
  to.pipe(from);
  return () => clearInterval(packets);
}

/**
 * A line between a viewer and a server on loopback.
 * @param port of the server
 * @returns the port at the viewer's end
 */
export async function openLine(port: number, line: Line): Promise<{ port: number; close(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    const stop = carry(near, far, line);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        stop();
        near.destroy();
        far.destroy();
        sockets.delete(socket);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    port: address.port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
