import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface LoopbackWhois {
  /** Received queries, without the line end. */
  readonly questions: string[];
  close(): Promise<void>;
}

/**
 * Starts a WHOIS server (RFC 3912) at a separate loopback address: the protocol has one port for all servers,
 * so a chain of them needs 127.0.0.2, 127.0.0.3 and so on.
 * @param answer text to send before closing; `null` = send nothing and leave the connection open
 */
export async function startLoopbackWhois(
  address: string,
  port: number,
  answer: (question: string) => string | Buffer | null,
): Promise<LoopbackWhois & { readonly port: number }> {
  const questions: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString();
      const end = received.indexOf('\r\n');
      if (end < 0) return;
      const question = received.slice(0, end);
      questions.push(question);
      const text = answer(question);
      if (text !== null) socket.end(text);
    });
  });
  server.listen(port, address);
  await once(server, 'listening');
  return {
    questions,
    port: (server.address() as { port: number }).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
