import { liveSpace } from '@assay/contract';
import {
  addSums,
  Counted,
  callsBetween,
  type Database,
  firstIdAt,
  holdSumMark,
  openDatabase,
  textsOfCalls,
  type UncountedCall,
} from '@assay/store';
import type { Runtime } from '../../apps/server/src/platform/runtime';
import { deploymentKeysOf, TEST_MASTER_KEY } from '../../apps/server/src/testing/test-keys';
import { type CallFigures, RecentFigures } from '../../apps/server/src/workplace/dashboard/call-figures';
import { countCall } from '../../apps/server/src/workplace/dashboard/count';
import { SumJob } from '../../apps/server/src/workplace/dashboard/sum-job';
import { payloads } from '../fraud-call/payload';
import { freshDatabase } from '../fraud-call/servers';
import { call, dataFolder, KEY, startSubject } from '../fraud-call/subject';
import { atMost, type Row } from '../row';

const CALLS = 1_000_000;
const DAYS = 365;
const DAY_MS = 86_400_000;
/** Account of the first start. */
const ACCOUNT = 1;
const REAL_CALLS = 1500;
/** Longer than it takes until transactions are settled, in milliseconds. */
const SETTLED_MS = 120_000;
const REPEATS = 15;
const BAR = atMost(300);
const LAST_DAY = '2027-01-20';
const END = Date.parse(`${LAST_DAY}T00:00:00Z`) + DAY_MS;

const COUNTRIES = ['DE', 'AT', 'CH', 'FR', 'PL', 'GB', 'US', 'BR', 'IN', 'JP', 'NL', 'ES', 'IT', 'SE', 'TR'];
const ACTIONS = ['purchase', 'login', 'register', 'withdrawal', 'deposit'];
const CURRENCIES = ['EUR', 'USD', 'GBP', 'PLN'];

/** Returns the nth transaction of a year: spread over the day, 60 rules, 40 shops, 92% approved. */
function made(n: number): UncountedCall {
  const dice = (n * 7919) % 1000;
  const at = END - DAYS * DAY_MS + Math.floor((n / CALLS) * DAYS * DAY_MS);
  return {
    id: '',
    at,
    state: dice < 920 ? 0 : dice < 970 ? 1 : 2,
    fraudScore: (n * 31) % 100,
    amount: (n * 17) % 900,
    currency: CURRENCIES[n % CURRENCIES.length] ?? null,
    action: ACTIONS[n % ACTIONS.length] ?? null,
    rules: [`R${n % 60}`, `R${(n * 7) % 60}`],
  };
}

const figuresMade = (n: number): CallFigures => ({
  shadowRules: [],
  country: COUNTRIES[(n * 3) % COUNTRIES.length] ?? '',
  merchant: String(n % 40),
  blackboxScore: (n * 13) % 100,
  calculationTime: (n % 40) / 2,
});

/** Stores sums of a million transactions over a year, using the product's own counting. */
async function fill(database: Database, environmentId: number): Promise<void> {
  for (let first = 0; first < CALLS; first += CALLS / 50) {
    const counted = new Counted();
    for (let n = first; n < first + CALLS / 50; n++) countCall(counted, made(n), figuresMade(n));
    await database.transaction(async (connection) => {
      const mark = await holdSumMark(connection, environmentId);
      if (!mark) throw new Error('another process counts');
      await addSums(connection, environmentId, counted, { ...mark, countedAt: END });
    });
  }
  await database.query({ text: 'ANALYZE traffic_sum', script: true });
}

const QUERIES = [
  `from=${LAST_DAY}&to=${LAST_DAY}&compare=previous`,
  `from=2027-01-14&to=${LAST_DAY}&compare=previous&time_zone=Asia/Kolkata`,
  `from=2026-12-24&to=${LAST_DAY}&compare=previous&time_zone=Europe/Berlin`,
  `from=2026-12-24&to=${LAST_DAY}&compare=previous&segment=country&time_zone=Asia/Kathmandu`,
  `from=2026-10-23&to=${LAST_DAY}&compare=previous&segment=merchant&time_zone=Europe/Berlin`,
  `from=2026-01-21&to=${LAST_DAY}&compare=previous&segment=country&time_zone=America/New_York`,
  `from=2017-02-01&to=${LAST_DAY}&compare=previous&segment=action&time_zone=Europe/Berlin`,
  `from=2010-01-01&to=2010-12-31&compare=previous`,
] as const;

const p95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

/** Returns the figures of all stored transactions as the process that scored them would have cached them. */
async function remembered(database: Database): Promise<RecentFigures> {
  const recent = new RecentFigures();
  const space = liveSpace(ACCOUNT as never);
  const range = { after: firstIdAt(0), before: firstIdAt(Date.now() + SETTLED_MS), limit: 2 * REAL_CALLS };
  const ids = (await callsBetween(database, space, range)).map(({ id }) => id);
  for (const [id, { request, seen, answer }] of await textsOfCalls(database, space, ids))
    recent.note(id, {
      request: JSON.parse(request),
      seen: JSON.parse(seen),
      answered: JSON.parse(answer).data,
    });
  return recent;
}

/**
 * Measures CPU and elapsed time for counting real transactions, in µs per transaction. With workers, a
 * separate process runs the job.
 */
async function countingCost(
  subject: Parameters<typeof call>[0],
  database: Database,
  isRemembered: boolean,
): Promise<{ readonly cpu: number; readonly wall: number }> {
  for (const body of payloads(REAL_CALLS, isRemembered ? 12 : 11)) await call(subject, body);
  const recent = isRemembered ? await remembered(database) : new RecentFigures();
  const runtime = { now: () => Date.now() + SETTLED_MS } as Runtime;
  const directory = { accounts: () => [{ id: ACCOUNT, testEnvironmentId: ACCOUNT + 1 }] as never };
  const before = process.cpuUsage();
  const started = performance.now();
  await new SumJob({ database, directory, runtime, recent }).run();
  const { user, system } = process.cpuUsage(before);
  return {
    cpu: (user + system) / REAL_CALLS,
    wall: ((performance.now() - started) * 1000) / REAL_CALLS,
  };
}

async function ask(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, { headers: { 'x-api-key': KEY } });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${text.slice(0, 200)}`);
  return performance.now() - started;
}

/** Measures dashboards over a million counted transactions, and the cost of counting one. */
export async function benchDashboard(): Promise<Row[]> {
  const fresh = await freshDatabase();
  if (!fresh)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const folder = dataFolder();
  const subject = await startSubject({
    DATABASE_URL: fresh.url,
    ASSAY_DATA_DIR: folder.path,
    ASSAY_MASTER_KEY: TEST_MASTER_KEY,
    ASSAY_RECORD_KEYS_DIR: 'off',
  });
  const database = openDatabase({ url: fresh.url, maxConnections: 2 });
  try {
    await deploymentKeysOf(database);
    const opened = await countingCost(subject, database, false);
    const known = await countingCost(subject, database, true);
    await fill(database, ACCOUNT);
    const all: number[] = [];
    const worst = { query: '', ms: 0 };
    for (const query of QUERIES) {
      const url = `${subject.url}/management-api/v1/dashboard?${query}`;
      await ask(url);
      const times: number[] = [];
      for (let n = 0; n < REPEATS; n++) times.push(await ask(url));
      all.push(...times);
      if (p95(times) > worst.ms) Object.assign(worst, { query, ms: p95(times) });
    }
    const stored = `${CALLS.toLocaleString('en')} counted transactions of a year`;
    return [
      {
        figure: `dashboards with ${QUERIES.length} ranges, ${stored}, p95`,
        value: p95(all),
        unit: 'ms',
        bar: BAR,
      },
      { figure: `slowest dashboard (${worst.query}), p95`, value: worst.ms, unit: 'ms', bar: BAR },
      {
        figure: 'counting a transaction scored by this process: CPU of the job',
        value: known.cpu,
        unit: 'µs',
        reference: `read from the database: ${opened.cpu.toFixed(0)}`,
      },
      {
        figure: 'counting a transaction scored by this process: time of the job',
        value: known.wall,
        unit: 'µs',
        reference: `read from the database: ${opened.wall.toFixed(0)}`,
      },
    ];
  } finally {
    await database.close();
    await subject.stop();
    await fresh.drop();
    folder.remove();
  }
}
