import type { FraudRequest } from '@assay/contract';
import { keyHasher } from '@assay/store';
import { findTerms } from '../../apps/server/src/identity-keys/index';
import { type FreshDatabase, freshDatabase } from '../fraud-call/databases';
import { payloads } from '../fraud-call/payload';
import { call, dataFolder, KEY, startSubject } from '../fraud-call/subject';
import type { Row } from '../row';

/** Stored transactions; `ASSAY_BENCH_ROWS` on a machine that cannot hold so many. */
const ROWS = Number(process.env.ASSAY_BENCH_ROWS ?? 1_000_000);
const REAL_CALLS = 400;
const TEMPLATES = 40;
const REPEATS = 20;
const BAR = '≤ 300 ms';

/**
 * Copies of real calls over a year, in clear as earlier versions kept them. One in fifty is held, one in two hundred declined,
 * amounts are skewed, and every twentieth copy carries a label.
 */
const FILL = `
WITH made AS MATERIALIZED (
  SELECT n, t.*,
         $1::bigint - (n * (365.0 * 86400000 / $2::int))::bigint AS at
  FROM generate_series(1, $2::int) n JOIN bench_template t ON t.number = n % (SELECT count(*) FROM bench_template)
), rows AS MATERIALIZED (
  SELECT *, (substr(lpad(to_hex(at), 12, '0'), 1, 8) || '-' || substr(lpad(to_hex(at), 12, '0'), 9) || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid AS id,
    CASE WHEN n % 200 = 0 THEN 2 WHEN n % 50 = 0 THEN 1 ELSE 0 END AS held
  FROM made
), kept AS (
  INSERT INTO evaluation (account_id, id, transaction_id, service_id, at, state, fraud_score, policy_version, request, seen, answer)
  SELECT 1, id, 'old-' || n, n, at, held, n % 100, 1, request, seen, answer FROM rows
), labelled AS (
  INSERT INTO transaction_label (account_id, transaction_id, evaluation_id, label, signal, labelled_at, author)
  SELECT 1, 'old-' || n, id, CASE WHEN n % 400 = 0 THEN 'fraud_detection_fraud' ELSE 'fraud_detection_approve' END, -1, at, 'bench'
  FROM rows WHERE n % 20 = 0
), tagged AS (
  INSERT INTO transaction_tags (account_id, transaction_id, tags) SELECT 1, 'old-' || n, ARRAY['vip'] FROM rows WHERE n % 100 = 0
), events AS (
  INSERT INTO velocity_event (account_id, key_hash, at, evaluation_id, transaction_hash, state, amount)
  SELECT 1, hashint8extended(n % 200000, 1), at, id, n, 0, 1 FROM rows
)
INSERT INTO evaluation_find (account_id, id, transaction_id, state, current_state, fraud_score, amount, currency, action_type, terms)
SELECT 1, id, 'old-' || n, held, held, n % 100, round((5 + power((n::bigint * 7919 % 100000) / 100000.0, 3) * 900)::numeric, 2)::float8,
       (ARRAY['EUR','USD','GBP'])[1 + n % 3], (ARRAY['login','purchase','deposit','withdrawal'])[1 + n % 4], terms FROM rows`;

/** What an analyst narrows by: common, rare, contradicting and empty. */
const FILTERS: readonly string[] = [
  '',
  'current_state=DECLINE',
  'current_state=REVIEW&action_type=purchase',
  'amount_from=900',
  'amount_from=100000',
  'amount_from=100&amount_to=101&currency=GBP',
  'country=DE',
  'country=JP',
  'card_bin=411111',
  'email_domain=nowhere.example',
  'label=fraud_detection_fraud',
  'label=fraud_detection_fraud&amount_from=500',
  'tag=vip',
  'tag=vip&currency=USD&action_type=login',
  'score_from=99&action_type=login',
  'rule=none',
  'from=2020-01-01T00:00:00Z&to=2020-01-02T00:00:00Z',
  'currency=EUR&action_type=nothing',
  'country=DE&amount_from=904.9&score_from=50',
];

const p95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

async function timed(ask: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  const response = await ask();
  const text = await response.text();
  if (response.status !== 200)
    throw new Error(`the server answered ${response.status}: ${text.slice(0, 300)}`);
  return performance.now() - started;
}

interface Kept {
  readonly evaluations: readonly { readonly id: string }[];
  readonly request: unknown;
  readonly seen: unknown;
  readonly answer: unknown;
}
type Asking = (path: string) => Promise<Kept>;

/** Real calls, what was kept of some of them as templates, and copies of those. */
async function fill(database: FreshDatabase, url: string, ask: Asking): Promise<readonly FraudRequest[]> {
  const server = { url } as Parameters<typeof call>[0];
  const bodies = payloads(REAL_CALLS, 7);
  for (const body of bodies) await call(server, body);
  await database.query(
    'CREATE TABLE bench_template (number int PRIMARY KEY, request text, seen text, answer text, terms bigint[])',
  );
  const { evaluations } = await ask(`/evaluations?limit=${TEMPLATES}`);
  for (const [number, { id }] of evaluations.entries()) {
    const kept = await ask(`/evaluations/${id}`);
    await database.query(
      'INSERT INTO bench_template SELECT $1, $2, $3, $4, terms FROM evaluation_find WHERE id = $5::uuid',
      [number, JSON.stringify(kept.request), JSON.stringify(kept.seen), JSON.stringify(kept.answer), id],
    );
  }
  await database.query(FILL, [Date.now() - 3_600_000, ROWS]);
  await database.query('DROP TABLE bench_template');
  await database.query('VACUUM ANALYZE');
  return bodies.map((body) => JSON.parse(body) as FraudRequest);
}

/** CPU that the terms of a call cost its process, microseconds. */
function termsCpu(requests: readonly FraudRequest[]): number {
  const hasher = keyHasher('pepper');
  const more = { rules: ['HC401', 'B190', 'P532'], ipCountry: 'DE' };
  const rounds = 40;
  for (const request of requests) findTerms(1, request, more, hasher);
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++)
    for (const request of requests) findTerms(1, request, more, hasher);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / (rounds * requests.length);
}

/** First pages of filters and searches over stored transactions, over HTTP, one after the other. */
export async function benchFind(): Promise<Row[]> {
  const database = await freshDatabase();
  if (!database) throw new Error('These figures need an outside PostgreSQL 15+: set BENCH_DATABASE_URL.');
  const folder = dataFolder();
  const subject = await startSubject({ DATABASE_URL: database.url, ASSAY_DATA_DIR: folder.path });
  const api = `${subject.url}/management-api/v1`;
  const headers = { 'content-type': 'application/json', 'x-api-key': KEY };
  const get = (path: string) => fetch(api + path, { headers });
  const search = (query: string) =>
    fetch(`${api}/search`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  try {
    const requests = await fill(
      database,
      subject.url,
      async (path) => ((await (await get(path)).json()) as { readonly data: Kept }).data,
    );
    const worst = { filter: '', ms: 0 };
    const all: number[] = [];
    for (const filter of FILTERS) {
      const times: number[] = [];
      await timed(() => get(`/evaluations?limit=50&${filter}`));
      for (let n = 0; n < REPEATS; n++) times.push(await timed(() => get(`/evaluations?limit=50&${filter}`)));
      all.push(...times);
      if (p95(times) > worst.ms) Object.assign(worst, { filter, ms: p95(times) });
    }
    const [person] = requests.slice(-1);
    const queries = [
      person?.email,
      person?.user_id,
      person?.ip,
      person?.user_fullname,
      person?.card_hash,
      'old-77777',
      'Nobody Atall',
    ];
    const searches: number[] = [];
    for (const query of queries.filter((text) => text !== undefined)) {
      for (let n = 0; n < REPEATS; n++) searches.push(await timed(() => search(query)));
    }
    const stored = `${ROWS.toLocaleString('en')} stored transactions`;
    return [
      {
        figure: `first page of ${FILTERS.length} filters, ${stored}, p95`,
        value: p95(all),
        unit: 'ms',
        bar: BAR,
      },
      { figure: `the slowest of them (${worst.filter}), p95`, value: worst.ms, unit: 'ms', bar: BAR },
      {
        figure: `a search by ${queries.length} kinds, ${stored}, p95`,
        value: p95(searches),
        unit: 'ms',
        bar: BAR,
      },
      { figure: 'CPU of a call’s terms', value: termsCpu(requests), unit: 'µs' },
    ];
  } finally {
    await subject.stop();
    await database.drop();
    folder.remove();
  }
}
