import {
  createWebhookEndpoint,
  type DeliveryQueue,
  deliveryQueue,
  disableFailingEndpoint,
  enqueueEvent,
  findWebhookEndpoint,
  listWebhookDeliveries,
} from '@assay/store';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signingSecretsOf } from '../platform/secrets/testing/signing-secrets';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { type MovableClock, movableClock } from '../testing/movable-clock';
import { ATTEMPT_TIMES } from './data/attempt-times';
import { Lane, type LanePorts, RequestBudget } from './lane';
import { webhookMetrics } from './metrics';
import { webhookReceiver } from './receiver';
import { newSecret, secretBox } from './secret';
import { type Answer, type EndpointServer, startEndpoint } from './testing/endpoint-server';
import { newShop } from './testing/shop';

const START = Date.UTC(2026, 10, 20);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const EVERY_KIND_OF_FAILURE = [
  { until: 2 * MINUTE, answer: 'fails' },
  { until: 10 * MINUTE, answer: 'asks for a rest' },
  { until: 3 * HOUR, answer: 'hangs up' },
  { until: 20 * HOUR, answer: 'takes' },
  { until: 60 * HOUR, answer: 'fails' },
] as const;

let test: TestDatabase;
let clock: MovableClock;
let account: number;
const servers: EndpointServer[] = [];

beforeAll(async () => {
  test = await openTestDatabase();
  clock = movableClock(START);
  account = await newShop(test.database);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await test.drop();
});

const box = secretBox(signingSecretsOf(Buffer.from('deployment')), movableClock());
const since = () => clock.now() - START;

/** Starts and registers a receiver, and records when each message arrived, in milliseconds after the start. */
async function open(answer: Answer) {
  const times = new Map<string, number[]>();
  const server = await startEndpoint((request, response, nth) => {
    const message = String(request.data.id);
    times.set(message, [...(times.get(message) ?? []), since()]);
    answer(request, response, nth);
  });
  servers.push(server);
  const id = clock.timeOrderedId();
  await createWebhookEndpoint(test.database, {
    environmentId: account,
    id,
    name: 'Receiver',
    url: server.url,
    events: ['transaction/processed'],
    secret: box.seal(newSecret(clock), { environmentId: account, id }),
    createdAt: clock.now(),
  });
  return { id, times };
}

const failing: Answer = (_request, response) => {
  const { answer } = EVERY_KIND_OF_FAILURE.find(({ until }) => since() < until)!;
  if (answer === 'takes') return void response.end();
  if (answer === 'hangs up') return void response.destroy();
  // A reused connection that is closed by the server would count as an additional attempt here.
  const close = { connection: 'close' };
  if (answer === 'fails') response.writeHead(500, close).end();
  else response.writeHead(429, { ...close, 'retry-after': '900' }).end();
};

/**
 * Message → time of its event: fifty at once, one every five minutes, and twenty when the endpoint fails
 * again.
 */
const messages = new Map<string, number>([
  ...Array.from({ length: 50 }, (_, n) => [`burst-${n}`, 0] as const),
  ...Array.from({ length: 36 }, (_, n) => [`steady-${n}`, (n + 1) * 5 * MINUTE] as const),
  ...Array.from({ length: 20 }, (_, n) => [`late-${n}`, 21 * HOUR] as const),
]);

async function emit(from: number, to: number): Promise<void> {
  for (const [id, at] of messages) {
    if (at <= from || at > to) continue;
    const data = { id, state: 'APPROVE' } as const;
    const event = { event: 'transaction/processed', data, at: START + at } as const;
    await enqueueEvent(test.database, { environmentId: account, ...event });
  }
}

const lanePorts = (queue: DeliveryQueue): LanePorts => ({
  queue,
  receiver: webhookReceiver({ allowLoopback: true }),
  box,
  runtime: clock,
  metrics: webhookMetrics(new Registry()),
  signatureHeader: 'Service-Signature',
  sentData: ({ data }) => data,
  budget: new RequestBudget(100),
  disable: ({ environmentId, id }, now) =>
    test.database.transaction((connection) => disableFailingEndpoint(connection, environmentId, id, now)),
});

/** Runs the dispatcher at one moment: each lane sends its due deliveries. */
async function workOff(queue: DeliveryQueue, ports: LanePorts): Promise<void> {
  await queue.fanOut(clock.now(), () => clock.timeOrderedId());
  const now = clock.now();
  const lanes = await queue.claim({ now, until: now + MINUTE, most: 9, failing: true });
  const never = new AbortController().signal;
  await Promise.all(
    lanes.map(async (lane) => {
      await new Lane(lane, ports, never, never).run();
      await queue.release(lane);
    }),
  );
}

const HELD_STEP = 2 * SECOND;

/**
 * Returns the next moment at which something happens, or a small step while an attempt is held back; null if
 * nothing will.
 */
async function nextMoment(): Promise<number | null> {
  const deliveries = await listWebhookDeliveries(
    test.database,
    account,
    { state: 'PENDING' },
    { limit: 500 },
  );
  const moments = [...messages.values()].filter((at) => at > since());
  for (const { nextAttemptAt } of deliveries) {
    moments.push(Math.max(nextAttemptAt! - START, since() + HELD_STEP));
  }
  return moments.length > 0 ? Math.min(...moments) : null;
}

describe('webhook deliveries over a day with an endpoint that fails, pauses and recovers', () => {
  it(
    'stay on schedule without losses, and another endpoint gets everything at once',
    {
      timeout: 120_000,
    },
    async () => {
      const troubled = await open(failing);
      const healthy = await open((_request, response) => void response.end());
      const queue = deliveryQueue(test.database, clock.timeOrderedId());
      const ports = lanePorts(queue);
      await emit(-1, 0);
      for (let next: number | null = 0; next !== null; next = await nextMoment()) {
        const before = since();
        clock.advance(next - before);
        await emit(before, next);
        await workOff(queue, ports);
      }

      expect(Object.fromEntries(healthy.times)).toEqual(
        Object.fromEntries([...messages].map(([id, at]) => [id, [at]])),
      );
      expect([...troubled.times.keys()].sort()).toEqual([...messages.keys()].sort());
      const late: string[] = [];
      for (const [id, [first = 0, ...others]] of troubled.times) {
        if (first - messages.get(id)! > MINUTE)
          late.push(`${id}: first after ${first - messages.get(id)!} ms`);
        for (const [n, at] of others.entries()) {
          const wanted = ATTEMPT_TIMES[n + 1]!;
          if (Math.abs(at - first - wanted) > wanted / 5)
            late.push(`${id}: attempt ${n + 2} after ${at - first} ms`);
        }
      }
      expect(late).toEqual([]);

      const log = await listWebhookDeliveries(test.database, account, {}, { limit: 500 });
      const settled = log.filter(({ endpointId }) => endpointId === troubled.id);
      expect(settled).toHaveLength(messages.size);
      for (const { state, attempts } of settled) expect(state === 'DELIVERED' || attempts === 6).toBe(true);
      const states = new Set(settled.map(({ state }) => state));
      expect(states).toEqual(new Set(['DELIVERED', 'FAILED']));
      const counted = [...troubled.times.values()].reduce((sum, { length }) => sum + length, 0);
      expect(settled.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(counted);
      expect((await findWebhookEndpoint(test.database, account, troubled.id))?.disabledAt).toBeNull();
    },
  );
});
