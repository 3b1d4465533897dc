import { createAccount, createWebhookEndpoint, type Database, migrate, openDatabase } from '@assay/store';
import { createMetrics } from '../../apps/server/src/platform/metrics';
import { systemSources } from '../../apps/server/src/platform/sources';
import { newSecret, openWebhooks, secretBox, webhookReceiver } from '../../apps/server/src/webhooks/index';
import { freshDatabase } from '../fraud-call/databases';
import { median, type Row } from '../row';
import { startReceivers } from './receivers';

const ENDPOINTS = 10;
const EVENTS = 400;
const ROUNDS = 3;

/** Events of the size of a fraud answer, as calls leave them in the outbox. */
const FILL = `INSERT INTO webhook_event (account_id, event, at, data)
  SELECT $1, 'transaction/processed', $2, json_build_object('id', 'order-' || n, 'rest', repeat('x', 4000))::text
  FROM generate_series(1, $3::int) n`;

/** Deliveries per second to the healthy ones of ten endpoints, from the first event to the last delivery. */
async function rate(database: Database, dead: number): Promise<number> {
  const sources = systemSources();
  const signingSecret = sources.bytes(32);
  const box = secretBox(signingSecret, sources);
  const receivers = await startReceivers(ENDPOINTS, dead);
  const accountId = await createAccount(database, {
    name: 'Bench',
    owner: false,
    settings: {},
    now: new Date(sources.now()),
  });
  for (const url of receivers.urls) {
    const id = sources.timeOrderedId();
    const secret = box.seal(newSecret(sources), { accountId, id });
    const events = ['transaction/processed'];
    await createWebhookEndpoint(database, {
      accountId,
      id,
      name: 'Bench',
      url,
      events,
      secret,
      createdAt: 0,
    });
  }
  await database.query({ text: FILL, values: [accountId, sources.now(), EVENTS] });
  const started = performance.now();
  const webhooks = openWebhooks({
    database,
    sources,
    signingSecret,
    signatureHeader: 'Service-Signature',
    receiver: webhookReceiver({ allowLoopback: true }),
    registry: createMetrics().registry,
    onFault: (error) => {
      throw error;
    },
  });
  await receivers.haveAll(EVENTS);
  const seconds = (performance.now() - started) / 1000;
  // The dead one's requests would be waited for.
  await receivers.close();
  await webhooks.stop();
  await database.query({ text: 'TRUNCATE webhook_endpoint, webhook_event, webhook_delivery' });
  return ((ENDPOINTS - dead) * EVENTS) / seconds;
}

/** Ten endpoints, one of which takes requests and never answers, against ten that answer. */
export async function benchWebhooks(): Promise<Row[]> {
  const fresh = await freshDatabase();
  if (!fresh) throw new Error('These figures need an outside PostgreSQL 15+: set BENCH_DATABASE_URL.');
  const database = openDatabase({ url: fresh.url, maxConnections: 10 });
  try {
    await migrate(database, new Date());
    await rate(database, 0);
    const all: number[] = [];
    const nine: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      all.push((await rate(database, 0)) / ENDPOINTS);
      nine.push((await rate(database, 1)) / (ENDPOINTS - 1));
    }
    return [
      {
        figure: 'webhook deliveries per endpoint, one of ten endpoints dead',
        value: median(nine),
        unit: '/s',
        reference: `all ten well: ${Math.round(median(all))}/s`,
        ratio: median(nine.map((one, round) => one / (all[round] ?? Number.NaN))),
        bar: '≥ 0.9 ×',
      },
    ];
  } finally {
    await database.close();
    await fresh.drop();
  }
}
