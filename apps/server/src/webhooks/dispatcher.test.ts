import {
  createWebhookEndpoint,
  deliveryQueue,
  disableFailingEndpoint,
  enqueueEvent,
  findWebhookEndpoint,
  listWebhookDeliveries,
} from '@assay/store';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signingSecretsOf } from '../platform/secrets/testing/signing-secrets';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { type MovableClock, movableClock } from '../testing/movable-clock';
import { Dispatcher } from './dispatcher';
import { webhookMetrics } from './metrics';
import { webhookReceiver } from './receiver';
import { newSecret, secretBox } from './secret';
import { type Answer, type EndpointServer, startEndpoint } from './testing/endpoint-server';
import { newShop } from './testing/shop';
import { until } from './testing/until';

let test: TestDatabase;
let clock: MovableClock;
let account: number;
let running: Dispatcher[] = [];
let endpoints: EndpointServer[] = [];
const faults: unknown[] = [];

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  clock = movableClock(Date.UTC(2026, 10, 20));
  account = await newShop(test.database);
});
afterEach(async () => {
  await Promise.all(running.map((dispatcher) => dispatcher.stop()));
  await Promise.all(endpoints.map((endpoint) => endpoint.close()));
  await test.database.query({ text: 'TRUNCATE webhook_endpoint, webhook_event, webhook_delivery' });
  running = [];
  endpoints = [];
  expect(faults.splice(0)).toEqual([]);
});

const box = secretBox(signingSecretsOf(Buffer.from('deployment')), movableClock());

/** Starts a dispatcher, like one process of the deployment. */
function run(timeLimitMs = 1000): Dispatcher {
  const dispatcher = new Dispatcher({
    queue: deliveryQueue(test.database, clock.timeOrderedId()),
    receiver: webhookReceiver({ allowLoopback: true, timeLimitMs }),
    box,
    runtime: clock,
    metrics: webhookMetrics(new Registry()),
    signatureHeader: 'Service-Signature',
    sentData: ({ data }) => data,
    disable: ({ environmentId, id }, now) =>
      test.database.transaction((connection) => disableFailingEndpoint(connection, environmentId, id, now)),
    onFault: (error) => faults.push(error),
  });
  running.push(dispatcher);
  return dispatcher;
}

/** Starts and registers a receiver. */
async function open(answer?: Answer) {
  const receiver = await startEndpoint(answer);
  endpoints.push(receiver);
  const id = clock.timeOrderedId();
  await createWebhookEndpoint(test.database, {
    environmentId: account,
    id,
    name: 'Receiver',
    url: receiver.url,
    events: ['transaction/processed'],
    secret: box.seal(newSecret(clock), { environmentId: account, id }),
    createdAt: clock.now(),
  });
  return { ...receiver, id, health: () => findWebhookEndpoint(test.database, account, id) };
}

const emit = async (...ids: readonly string[]) => {
  for (const id of ids) {
    await enqueueEvent(test.database, {
      environmentId: account,
      event: 'transaction/processed',
      data: { id, state: 'APPROVE' },
      at: clock.now(),
    });
  }
};
const log = (state?: 'PENDING' | 'DELIVERED' | 'FAILED') =>
  listWebhookDeliveries(test.database, account, state ? { state } : {}, { limit: 500 });
const attemptsMade = async (count: number) =>
  until(async () => (await log()).reduce((sum, { attempts }) => sum + attempts, 0) === count);
const ids = (received: EndpointServer['received']) => received.map(({ data }) => data.id);
const names = (count: number) => Array.from({ length: count }, (_, n) => `t${n}`);
const unwell: Answer = (_request, response) => void response.writeHead(500).end();

describe('webhook deliveries', () => {
  it('preserve the order of their events, also in a backlog', async () => {
    const receiver = await open();
    await emit(...names(30));
    run();
    expect(ids(await receiver.has(30))).toEqual(names(30));
  });

  it('of a large backlog are sent in parallel, each once', async () => {
    let atOnce = 0;
    let most = 0;
    const receiver = await open((_request, response) => {
      most = Math.max(most, ++atOnce);
      // Long enough for a slow machine to send the other parallel requests.
      setTimeout(() => {
        atOnce--;
        response.end();
      }, 100);
    });
    await emit(...names(100));
    run();
    await until(async () => (await log('DELIVERED')).length === 100);
    expect(new Set(ids(receiver.received)).size).toBe(100);
    expect(receiver.received).toHaveLength(100);
    expect(most).toBe(8);
  });

  it('are attempted six times over a day, with the same id and bytes, and then given up', async () => {
    const receiver = await open(unwell);
    await emit('t');
    run();
    for (const minutes of [1, 4, 25, 90, 1320]) {
      await attemptsMade(receiver.received.length || 1);
      const before = receiver.received.length;
      clock.advance(minutes * 60_000);
      await receiver.has(before + 1);
    }
    const failed = await until(async () => (await log('FAILED'))[0]);
    expect(failed).toMatchObject({ attempts: 6, nextAttemptAt: null, lastStatus: 500 });
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers['request-id'])).size).toBe(1);
    const stamps = new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp']));
    expect(stamps.size).toBe(6);
  });

  it('stop after a 410 response', async () => {
    const receiver = await open((_request, response) => void response.writeHead(410).end());
    await emit('t');
    run();
    await until(async () => (await log('FAILED')).length === 1);
    expect(receiver.received).toHaveLength(1);
  });

  it('to one endpoint all wait for the Retry-After of a 429 response, within their schedule', async () => {
    const receiver = await open((_request, response, nth) =>
      nth === 1 ? void response.writeHead(429, { 'retry-after': '600' }).end() : void response.end(),
    );
    await emit('t1', 't2');
    run();
    await until(async () => (await receiver.health())?.pausedUntil === clock.now() + 600_000);
    expect(receiver.received).toHaveLength(1);
    clock.advance(59_999);
    await emit('t3');
    await until(async () => (await log()).length === 3);
    expect(receiver.received).toHaveLength(1);
    clock.advance(1);
    await until(async () => (await log('DELIVERED')).length === 3);
    expect(ids(receiver.received)).toEqual(['t1', 't2', 't3', 't1']);
  });

  it('to a hanging receiver are sent one at a time and stay on schedule', async () => {
    const hanging: (() => void)[] = [];
    const receiver = await open((_request, response, nth) => {
      if (nth <= 20) response.writeHead(500).end();
      else hanging.push(() => response.end());
    });
    await emit(...names(20));
    run(20_000);
    await attemptsMade(20);
    clock.advance(60_000);
    await receiver.has(21);
    // The others would miss their times because of the hanging one.
    clock.advance(9000);
    await receiver.has(40);
    for (const answer of hanging) answer();
    await until(async () => (await log('DELIVERED')).length === 20);
    // The endpoint's health is saved by a separate statement after the delivery's.
    const well = await until(async () => {
      const health = await receiver.health();
      return health?.failures === 0 ? health : undefined;
    });
    expect(well.failingSince).toBeNull();
  });
});

describe('a clock that is set back by a day', () => {
  it('delays no retry, and moves its schedule', async () => {
    const receiver = await open(unwell);
    await emit('t');
    const dispatcher = run();
    await attemptsMade(1);
    await dispatcher.stop();
    clock.advance(-86_400_000);
    run();
    await attemptsMade(2);
    const [delivery] = await log();
    expect(delivery?.nextAttemptAt).toBe(clock.now() + 4 * 60_000);
    clock.advance(4 * 60_000);
    await attemptsMade(3);
    expect(receiver.received).toHaveLength(3);
  });
});

describe('endpoint that has failed for five days', () => {
  it('is disabled, and its pending deliveries remain', async () => {
    const receiver = await open(unwell);
    await emit('t');
    run();
    await attemptsMade(1);
    clock.advance(5 * 86_400_000);
    const off = await until(async () => {
      const health = await receiver.health();
      return health?.disabledAt ? health : undefined;
    });
    expect(off).toMatchObject({ disabledReason: 'failures', disabledAt: clock.now() });
    await until(async () => (await log())[0]?.attempts === 2);
    expect(await log('PENDING')).toHaveLength(1);
    await emit('unheard');
    clock.advance(86_400_000);
    expect(await log()).toHaveLength(1);
    expect(receiver.received).toHaveLength(2);
  });
});

describe('ten endpoints', () => {
  it('are served independently, so a hanging one delays no other', async () => {
    const dead = await open(() => undefined);
    const well = await Promise.all(Array.from({ length: 9 }, () => open()));
    await emit(...names(40));
    run();
    for (const receiver of well) expect(new Set(ids(await receiver.has(40))).size).toBe(40);
    // The dead endpoint has received eight at a time, and one at a time since the first timeout.
    expect(dead.received.length).toBeLessThanOrEqual(40);
  });
});

describe('two dispatcher processes', () => {
  it('share the work and send nothing twice', async () => {
    const receivers = await Promise.all(Array.from({ length: 5 }, () => open()));
    run();
    run();
    for (let round = 0; round < 5; round++) await emit(...names(20).map((name) => `${round}-${name}`));
    await until(async () => (await log('DELIVERED')).length === 500);
    for (const receiver of receivers) expect(receiver.received).toHaveLength(100);
  });
});

describe('dispatcher that stops', () => {
  it('records the result of its pending request, and another one continues', async () => {
    let release: () => void = () => undefined;
    const receiver = await open((_request, response, nth) => {
      if (nth === 1) release = () => response.end();
      else response.end();
    });
    await emit('t1', 't2');
    const first = run();
    await receiver.has(1);
    const stopped = first.stop();
    release();
    await stopped;
    expect(await log('DELIVERED')).toHaveLength(1);
    expect(receiver.received).toHaveLength(1);
    run();
    expect(ids(await receiver.has(2))).toEqual(['t1', 't2']);
  });
});

describe('dispatcher that dies', () => {
  it('leaves its endpoint to another one after its lease; unrecorded deliveries are sent again', async () => {
    const receiver = await open();
    await emit('t1', 't2');
    // It took the lane, sent the first delivery, and died before it could record it.
    const dead = deliveryQueue(test.database, clock.timeOrderedId());
    await dead.fanOut(clock.now(), () => clock.timeOrderedId());
    const [lane] = await dead.claim({
      now: clock.now(),
      until: clock.now() + 60_000,
      most: 9,
      failing: true,
    });
    if (!lane) throw new Error('the lane does not exist');
    const work = await dead.due(lane, clock.now());
    expect(work?.deliveries).toHaveLength(2);

    run();
    await emit('t3');
    await until(async () => (await log('PENDING')).length === 3);
    expect(receiver.received).toHaveLength(0);
    clock.advance(60_000);
    expect(ids(await receiver.has(3))).toEqual(['t1', 't2', 't3']);
    await until(async () => (await log('DELIVERED')).length === 3);

    // If it is still alive, it can't record results for a lane that it has lost.
    const marked = await dead.record({
      environmentId: account,
      endpointId: lane.id,
      id: work?.deliveries[0]?.id ?? '',
      state: 'FAILED',
      attempts: 9,
      firstAttemptAt: 0,
      nextAttemptAt: 0,
      attempt: {
        at: new Date(0).toISOString(),
        duration_ms: 0,
        status: 500,
        error: null,
        request_headers: {},
        response_headers: {},
        response_body: '',
      },
    });
    expect(marked).toBe(false);
    expect(await dead.due(lane, clock.now())).toBeNull();
    expect(await log('DELIVERED')).toHaveLength(3);
  });
});
