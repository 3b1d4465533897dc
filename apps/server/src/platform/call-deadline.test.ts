import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endCallsInTime } from './call-deadline';

const DEADLINE_MS = 60_000;

let app: FastifyInstance;
/** Emits `begun` when the work of the call has; `end` ends it. */
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

/** Sends the call and waits until its work has begun. */
async function call() {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const begun = once(work, 'begun');
  socket.write('GET /RestService/slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await begun;
  return socket;
}

describe('the deadline of a call', () => {
  it('answers 503 for work that has not ended soon after it', async () => {
    const socket = await call();
    const answer = once(socket, 'data');
    vi.advanceTimersByTime(DEADLINE_MS + 1000);
    expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 503 /);
    work.emit('end');
  });

  it('is over with the answer', async () => {
    const socket = await call();
    expect(vi.getTimerCount()).toBe(1);
    const closed = once(socket.resume(), 'close');
    work.emit('end');
    await closed;
    await vi.waitUntil(() => vi.getTimerCount() === 0);
  });

  it('is over when the caller has hung up, so that a server that stops does not wait for it', async () => {
    const socket = await call();
    expect(vi.getTimerCount()).toBe(1);
    socket.destroy();
    await vi.waitUntil(() => vi.getTimerCount() === 0);
    work.emit('end');
  });
});
