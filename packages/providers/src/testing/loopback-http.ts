import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createAddressPolicy } from '../net/address-policy';
import type { GuardedNetwork } from '../net/guarded-network';

interface ReceivedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface LoopbackHttp {
  readonly port: number;
  /** `http(s)://127.0.0.1:port`. */
  readonly baseUrl: string;
  readonly requests: ReceivedRequest[];
  close(): Promise<void>;
}

export type Respond = (request: ReceivedRequest, response: ServerResponse) => void;

/** Starts an HTTP (with `tls`: HTTPS) server on a free port that records its requests. */
export async function startLoopbackHttp(
  respond: Respond,
  tls?: { readonly key: string; readonly cert: string },
): Promise<LoopbackHttp> {
  const requests: ReceivedRequest[] = [];
  const server = tls === undefined ? createServer() : createTlsServer(tls);
  server.on('request', async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = message;
    const request = { method, url, headers, body: Buffer.concat(chunks).toString() };
    requests.push(request);
    respond(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    baseUrl: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
    requests,
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

/** Sends a JSON response. */
export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

/** A network that may reach loopback and resolves every name to it. */
export const loopbackNetwork: GuardedNetwork = {
  policy: createAddressPolicy(['127.0.0.0/8']),
  resolve: async () => ['127.0.0.1'],
};
