import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '@assay/store';
import { systemRuntime } from '../../apps/server/src/platform/runtime';
import { openDeploymentKeys } from '../../apps/server/src/platform/secrets/deployment-keys';
import { openVaultOf } from '../../apps/server/src/platform/secrets/open-vault';
import { payloads } from '../fraud-call/payload';
import { type FreshDatabase, freshDatabase, type Server } from '../fraud-call/servers';
import { call, dataFolder, FRAUD, KEY, MASTER_KEY, startSubject } from '../fraud-call/subject';
import { atMost, type Row, ratioAtMost } from '../row';
import { steadyLoad } from '../steady-load';

const TRANSACTIONS = 10_000;
const CALLS = 100;
const CALLS_A_SECOND = 50;
const CONNECTIONS = 32;
const SECONDS = 8;
const EMAIL = 'person@erase.example';
const ERASE = '/RestService/erase-api/v2';
const HEADERS = { 'content-type': 'application/json', 'x-api-key': KEY };

/**
 * Repeats the transactions at other times, with their events, as ten thousand transactions would leave them.
 * Records are encrypted again.
 */
const COPY = `
WITH copies AS MATERIALIZED (
  SELECT e.*, c.n, c.copy, c.sealed
  FROM unnest($1::uuid[], $2::int[], $3::uuid[], $4::bytea[]) AS c(original, n, copy, sealed) JOIN evaluation e ON e.id = c.original
), kept AS (
  INSERT INTO evaluation (account_id, id, transaction_id, service_id, at, state, fraud_score, policy_version, kept, applied_rules)
  SELECT account_id, copy, transaction_id || '-' || n, service_id, at - n * 1000, state, fraud_score, policy_version, sealed, applied_rules
  FROM copies
)
INSERT INTO velocity_event (account_id, key_hash, at, evaluation_id, transaction_hash, state, user_id, email, phone_number, ip)
SELECT v.account_id, v.key_hash, v.at - c.n * 1000, c.copy, v.transaction_hash + c.n, v.state, v.user_id, v.email, v.phone_number, v.ip
FROM velocity_event v JOIN copies c ON c.account_id = v.account_id AND c.id = v.evaluation_id`;

const EVALUATION = (id: unknown) => `evaluation/${id}`;

/** Stores every transaction again this number of times. */
async function copyCalls(database: FreshDatabase, keysFolder: string, copies: number): Promise<void> {
  const store = openDatabase({ url: database.url, maxConnections: 2 });
  const runtime = systemRuntime();
  const found = async () => ({ key: Buffer.from(MASTER_KEY, 'hex'), file: null, isNew: false });
  const keys = await openVaultOf(store, await openDeploymentKeys(store, found, runtime), keysFolder, runtime);
  const rows = await database.query('SELECT id::text AS id, account_id, kept FROM evaluation');
  const opened = rows.map(({ id, account_id, kept }) => {
    const space = Number(account_id);
    return { id, space, plain: store.vault.open(space, EVALUATION(id), kept as Buffer)! };
  });
  for (let n = 1; n <= copies; n++) {
    const made = opened.map(({ id, space, plain }) => {
      const copy = randomUUID();
      return { id, copy, sealed: store.vault.seal(space, EVALUATION(copy), plain) };
    });
    await database.query(COPY, [
      made.map(({ id }) => id),
      made.map(() => n),
      made.map(({ copy }) => copy),
      made.map(({ sealed }) => sealed),
    ]);
  }
  await keys?.close();
  await store.close();
}

/** Creates the person's transactions: ordinary ones that name them. */
async function fill(subject: Server, database: FreshDatabase, keysFolder: string): Promise<void> {
  for (const [n, body] of payloads(CALLS, 1000).entries()) {
    const own = { transaction_id: `order-${n}`, email: EMAIL, user_id: 'person' };
    await call(subject, JSON.stringify({ ...(JSON.parse(body) as object), ...own }));
  }
  const copies = TRANSACTIONS / CALLS - 1;
  await copyCalls(database, keysFolder, copies);
  await database.query('UPDATE key_history SET hits = hits * ($1::int + 1)', [copies]);
  await database.query('ANALYZE');
}

/** Returns the p99 of other people's requests at a fixed rate, in milliseconds. */
async function p99(subject: Server, seconds: number, seed: number): Promise<number> {
  const load = await steadyLoad({
    url: subject.url,
    path: FRAUD,
    headers: { 'x-api-key': KEY },
    bodies: payloads(seconds * CALLS_A_SECOND, seed),
    perSecond: CALLS_A_SECOND,
    seconds,
    connections: CONNECTIONS,
  });
  return load.p99;
}

async function erase(subject: Server): Promise<string> {
  const body = JSON.stringify({ domains: ['FRAUD'], emails: [EMAIL], user_ids: ['person'] });
  const answer = await fetch(subject.url + ERASE, { method: 'POST', headers: HEADERS, body });
  const { data } = (await answer.json()) as { readonly data: { readonly request_id: string } };
  return data.request_id;
}

async function isDone(subject: Server, id: string): Promise<boolean> {
  const answer = await fetch(`${subject.url}${ERASE}/${id}`, { headers: HEADERS });
  const { data } = (await answer.json()) as { readonly data: { readonly status: string } };
  if (data.status === 'FAILED') throw new Error('the erasure failed');
  return data.status === 'COMPLETED';
}

/** Measures how long it takes to erase a person with many transactions, and the effect on requests. */
export async function benchErase(): Promise<Row[]> {
  const database = await freshDatabase();
  if (!database)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const folder = dataFolder();
  const keysFolder = join(folder.path, 'keys');
  const subject = await startSubject({
    DATABASE_URL: database.url,
    ASSAY_DATA_DIR: folder.path,
    ASSAY_RECORD_KEYS_DIR: keysFolder,
  });
  try {
    await fill(subject, database, keysFolder);
    // The worst of two measurements, because the erasure takes about as long as two.
    const quiet = Math.max(await p99(subject, SECONDS, 1), await p99(subject, SECONDS, 2));
    const began = performance.now();
    const id = await erase(subject);
    const loaded: number[] = [];
    const finished = (async () => {
      while (!(await isDone(subject, id))) await new Promise((resolve) => setTimeout(resolve, 100));
      return (performance.now() - began) / 1000;
    })();
    let seconds: number | undefined;
    for (let seed = 3; seconds === undefined; seed++) {
      loaded.push(await p99(subject, SECONDS, seed));
      seconds = await Promise.race([
        finished,
        new Promise<undefined>((none) => setImmediate(() => none(undefined))),
      ]);
    }
    const noticed = Math.max(...loaded);
    return [
      {
        figure: `erasing a person with ${TRANSACTIONS.toLocaleString('en')} transactions at ${CALLS_A_SECOND} requests/s`,
        value: seconds,
        unit: 's',
        bar: atMost(30),
      },
      {
        figure: 'p99 of the requests during the erasure',
        value: noticed,
        unit: 'ms',
        reference: `without the erasure: ${quiet.toFixed(1)} ms`,
        ratio: noticed / quiet,
        bar: ratioAtMost(1.5),
      },
    ];
  } finally {
    await subject.stop();
    await database.drop();
    folder.remove();
  }
}
