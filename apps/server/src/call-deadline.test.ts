import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endCallsInTime } from './open-http';

const DEADLINE_MS = 60_000;

let app: FastifyInstance;
/** Emits `begun` when the work of the request has started; `end` ends it. */
let work: EventEmitter;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  work = new EventEmitter();
  app = Fastify();
  endCallsInTime(app, DEADLINE_MS);
  app.get('/RestService/slow', async () => {
    const ended = once(work, 'end');
    work.emit('begun');
    await ended;
    return {};
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

/** Sends the request and waits until its work has started. */
async function call() {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const begun = once(work, 'begun');
  socket.write('GET /RestService/slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await begun;
  return socket;
}

describe('endCallsInTime', () => {
  it('returns 503 if the work has not ended shortly after the deadline', async () => {
    const socket = await call();
    const answer = once(socket, 'data');
    vi.advanceTimersByTime(DEADLINE_MS + 1000);
    expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 503 /);
    work.emit('end');
  });

  it('clears the timer when the response is sent', async () => {
    const socket = await call();
    expect(vi.getTimerCount()).toBe(1);
    const closed = once(socket.resume(), 'close');
    work.emit('end');
    await closed;
    await vi.waitUntil(() => vi.getTimerCount() === 0);
  });

  it('clears the timer when the caller disconnects, so that a stopping server does not wait for it', async () => {
    const socket = await call();
    expect(vi.getTimerCount()).toBe(1);
    socket.destroy();
    await vi.waitUntil(() => vi.getTimerCount() === 0);
    work.emit('end');
  });
});
