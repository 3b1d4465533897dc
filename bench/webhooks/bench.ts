import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { createAccount, createWebhookEndpoint, type Database, migrate, openDatabase } from '@assay/store';
import { createMetrics } from '../../apps/server/src/platform/metrics';
import { systemRuntime } from '../../apps/server/src/platform/runtime';
import { signingSecretsOf } from '../../apps/server/src/platform/secrets/testing/signing-secrets';
import { openWebhooks } from '../../apps/server/src/webhooks/open-webhooks';
import { webhookReceiver } from '../../apps/server/src/webhooks/receiver';
import { newSecret, secretBox } from '../../apps/server/src/webhooks/secret';
import { freshDatabase } from '../fraud-call/servers';
import { median, type Row, ratioAtLeast } from '../row';

interface Receivers {
  readonly urls: readonly string[];
  /** Resolves when each healthy receiver has this number of deliveries. */
  haveAll(deliveries: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts receivers on loopback; the first `dead` of them accept every request and never respond. */
async function startReceivers(count: number, dead: number): Promise<Receivers> {
  const counts = new Array<number>(count).fill(0);
  let check: () => void = () => undefined;
  const servers = await Promise.all(
    counts.map(async (_, index) => {
      const server = createServer((request, response: ServerResponse) => {
        request.resume().on('end', () => {
          if (index < dead) return;
          counts[index] = (counts[index] ?? 0) + 1;
          response.end();
          check();
        });
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  return {
    urls: servers.map((server) => {
      const address = server.address();
      if (typeof address !== 'object' || address === null) throw new Error('no port');
      return `http://127.0.0.1:${address.port}/`;
    }),
    haveAll: (deliveries) =>
      new Promise((resolve) => {
        check = () => {
          if (counts.every((received, index) => index < dead || received >= deliveries)) resolve();
        };
        check();
      }),
    async close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

const ENDPOINTS = 10;
const EVENTS = 500;
/** Number of pairs; their order changes each time. */
const PAIRS = 6;

/** Events of the size of a fraud response, as transactions leave them in the outbox. */
const FILL = `INSERT INTO webhook_event (account_id, event, at, data)
  SELECT $1, 'transaction/processed', $2, json_build_object('id', 'order-' || n, 'rest', repeat('x', 4000))::text
  FROM generate_series(1, $3::int) n`;

interface Run {
  /** Deliveries per second to each healthy receiver, from the first event to the last delivery. */
  readonly perSecond: number;
  /** CPU of this process (dispatcher and receivers) per delivery; other programs on the machine don't count. */
  readonly cpuMs: number;
}

/** Sends events to ten endpoints, some of which accept requests and never respond. */
async function run(database: Database, dead: number): Promise<Run> {
  const runtime = systemRuntime();
  const signingSecrets = signingSecretsOf(runtime.bytes(32));
  const box = secretBox(signingSecrets, runtime);
  const receivers = await startReceivers(ENDPOINTS, dead);
  const accountId = await createAccount(database, {
    name: 'Bench',
    owner: false,
    settings: {},
    now: new Date(runtime.now()),
  });
  for (const url of receivers.urls) {
    const id = runtime.timeOrderedId();
    const secret = box.seal(newSecret(runtime), { environmentId: accountId, id });
    const events = ['transaction/processed'];
    await createWebhookEndpoint(database, {
      environmentId: accountId,
      id,
      name: 'Bench',
      url,
      events,
      secret,
      createdAt: 0,
    });
  }
  await database.query({ text: FILL, values: [accountId, runtime.now(), EVENTS] });
  const started = performance.now();
  const cpu = process.cpuUsage();
  const webhooks = openWebhooks({
    database,
    runtime,
    signingSecrets,
    signatureHeader: 'Service-Signature',
    sentData: ({ data }) => data,
    receiver: webhookReceiver({ allowLoopback: true }),
    registry: createMetrics().registry,
    onFault: (error) => {
      throw error;
    },
  });
  await receivers.haveAll(EVENTS);
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  // Stopping would otherwise wait for the dead receiver's requests.
  await receivers.close();
  await webhooks.stop?.();
  await database.query({ text: 'TRUNCATE webhook_endpoint, webhook_event, webhook_delivery' });
  const cpuMs = (user + system) / 1000 / ((ENDPOINTS - dead) * EVENTS);
  return { perSecond: EVENTS / seconds, cpuMs };
}

/** Compares ten endpoints, one of which accepts requests and never responds, with ten that respond. */
export async function benchWebhooks(): Promise<Row[]> {
  const fresh = await freshDatabase();
  if (!fresh)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const database = openDatabase({ url: fresh.url, maxConnections: 10 });
  try {
    await migrate(database, new Date());
    await run(database, 0);
    const pairs: { readonly all: Run; readonly nine: Run }[] = [];
    for (let pair = 0; pair < PAIRS; pair++) {
      const first = await run(database, pair % 2);
      const second = await run(database, 1 - (pair % 2));
      pairs.push(pair % 2 === 0 ? { all: first, nine: second } : { all: second, nine: first });
    }
    return [
      {
        figure: 'webhook deliveries per endpoint, one of ten endpoints dead',
        value: median(pairs.map(({ nine }) => nine.perSecond)),
        unit: '/s',
        reference: `all ten healthy: ${Math.round(median(pairs.map(({ all }) => all.perSecond)))}/s`,
        ratio: median(pairs.map(({ all, nine }) => nine.perSecond / all.perSecond)),
        bar: ratioAtLeast(0.9),
      },
      {
        figure: 'CPU per delivery, one of ten endpoints dead (inverse ratio)',
        value: median(pairs.map(({ nine }) => nine.cpuMs)),
        unit: 'ms',
        reference: `all ten healthy: ${median(pairs.map(({ all }) => all.cpuMs)).toFixed(3)} ms`,
        ratio: median(pairs.map(({ all, nine }) => all.cpuMs / nine.cpuMs)),
        bar: ratioAtLeast(0.9),
      },
    ];
  } finally {
    await database.close();
    await fresh.drop();
  }
}
