import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a made-up server answers one request. */
export type Turn = (request: IncomingMessage, response: ServerResponse) => void;

/** Refuses with the envelope of a failure. */
export const refuse =
  (status: number, code: string, headers = {}): Turn =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ success: false, error: { code, message: 'No' }, data: {} }));

/** Ends the connection without a word. */
export const cut: Turn = (request) => void request.socket.destroy();

/** Says more than it sends. */
export const cutWithin: Turn = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '400' });
  response.write('{"success":true,"data":{"state":"APP', () => response.destroy());
};

/** Answers with a text that is no JSON. */
export const page =
  (status: number): Turn =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');

/** Takes the request and answers nothing. */
export const silent: Turn = () => undefined;

const fine: Turn = (_request, response) =>
  void response.end(JSON.stringify({ success: true, error: {}, data: { state: 'APPROVE' } }));

/** A server that answers in turn, then always well. */
interface TurnServer {
  readonly url: string;
  /** The idempotency key of each request that came. */
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
