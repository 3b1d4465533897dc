import { createServer as createHttpServer, type Server } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeDealt } from './dealt-connections';

let http: Server;
let port: number;
let take: (connection: Socket) => boolean;
let accepted: boolean[];
let answer: (() => void) | null;
let callers: Socket[];

const acceptor = () => createServer((connection) => void accepted.push(take(connection)));
let listening: ReturnType<typeof acceptor>;

beforeEach(async () => {
  accepted = [];
  callers = [];
  answer = null;
  http = createHttpServer(
    { headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 50 },
    (request, reply) => {
      if (request.url === '/slow') answer = () => void reply.setHeader('connection', 'close').end('late');
      else reply.end('at once');
    },
  );
  listening = acceptor();
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  port = (listening.address() as AddressInfo).port;
});
afterEach(() => {
  for (const caller of callers) caller.destroy();
  http.closeAllConnections();
  listening.close();
});

const dealt = (most: number | null = null) =>
  takeDealt(
    http,
    {
      number: 1,
      ask: async () => ({ started: true, expected: 1, others: [] }),
      answer: () => undefined,
      leavesAlone: () => false,
      takeConnections: (how) => {
        take = how;
      },
    },
    most,
  );

/** Returns true if the slow request has arrived. */
const isAsked = () => answer !== null;

/** Connects and records all bytes received until the connection is closed. */
function call(sent: string): { readonly heard: () => string; readonly closed: Promise<void> } {
  const caller = connect(port, '127.0.0.1').on('error', () => undefined);
  callers.push(caller);
  let heard = '';
  caller.on('data', (part) => {
    heard += part;
  });
  caller.write(sent);
  return { heard: () => heard, closed: new Promise((resolve) => caller.once('close', () => resolve())) };
}
const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

describe('takeDealt', () => {
  it('serves a connection from the group', async () => {
    dealt();
    const { heard } = call(request('/'));
    await expect.poll(heard).toContain('at once');
  });

  it('closes a connection without a request', async () => {
    dealt();
    const { closed, heard } = call('GET / HTTP/1.1\r\n');
    await closed;
    expect(heard()).toContain('408');
  });

  it('closes connections above the maximum immediately', async () => {
    dealt(1);
    const one = call(request('/'));
    await expect.poll(one.heard).toContain('at once');
    await call(request('/')).closed;
    expect(accepted).toEqual([true, true]);
  });

  it('completes open requests before it closes and declines new connections', async () => {
    const connections = dealt();
    const slow = call(request('/slow'));
    const idle = call(request('/'));
    await expect.poll(idle.heard).toContain('at once');
    await expect.poll(isAsked).toBe(true);
    const closing = connections.close(60_000);
    await idle.closed;
    void call(request('/'));
    await expect.poll(() => accepted).toEqual([true, true, false]);
    answer?.();
    await closing;
    expect(slow.heard()).toContain('late');
  });

  it('cuts connections that exceed the grace period', async () => {
    const connections = dealt();
    const slow = call(request('/slow'));
    await expect.poll(isAsked).toBe(true);
    await connections.close(10);
    await slow.closed;
    expect(slow.heard()).toBe('');
  });
});
