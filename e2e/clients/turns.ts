import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Response of a test server to one request. */
export type Turn = (request: IncomingMessage, response: ServerResponse) => void;

/** Sends the envelope of an error. */
export const refuse =
  (status: number, code: string, headers = {}): Turn =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ success: false, error: { code, message: 'No' }, data: {} }));

/** Closes the connection without a response. */
export const cut: Turn = (request) => void request.socket.destroy();

/** Announces more bytes than it sends. */
export const cutWithin: Turn = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '400' });
  response.write('{"success":true,"data":{"state":"APP', () => response.destroy());
};

/** Sends a text that is not JSON. */
export const page =
  (status: number): Turn =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');

/** Receives the request and sends no response. */
export const silent: Turn = () => undefined;

const fine: Turn = (_request, response) =>
  void response.end(JSON.stringify({ success: true, error: {}, data: { state: 'APPROVE' } }));

/** A server that sends the given responses in order, then always succeeds. */
interface TurnServer {
  readonly url: string;
  /** Idempotency key of each received request. */
  readonly keys: readonly (string | string[] | undefined)[];
  close(): void;
}

export async function answerInTurn(turns: readonly Turn[]): Promise<TurnServer> {
  const keys: (string | string[] | undefined)[] = [];
  const server = createServer((request, response) => {
    request.resume();
    const turn = turns[keys.length] ?? fine;
    keys.push(request.headers['idempotency-key']);
    turn(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
