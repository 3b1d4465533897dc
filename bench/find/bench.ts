import type { FraudRequest } from '@assay/contract';
import { keyHasher } from '@assay/store';
import { findTerms } from '../../apps/server/src/scoring/identity-keys/find-terms';
import { freshDatabase } from '../fraud-call/servers';
import { dataFolder, KEY, startSubject } from '../fraud-call/subject';
import { atMost, type Row } from '../row';
import { p95, STORED, storeCopies, timed } from './stored';

const REPEATS = 20;
const BAR = atMost(300);

/** Filters of an analyst: common, rare, contradictory and empty. */
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

/** Measures the CPU time of a transaction's search terms, in microseconds. */
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

/** Measures first pages of filters and searches over stored transactions, over HTTP, sequentially. */
export async function benchFind(): Promise<Row[]> {
  const database = await freshDatabase();
  if (!database)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const folder = dataFolder();
  const subject = await startSubject({ DATABASE_URL: database.url, ASSAY_DATA_DIR: folder.path });
  const api = `${subject.url}/management-api/v1`;
  const headers = { 'content-type': 'application/json', 'x-api-key': KEY };
  const get = (path: string) => fetch(api + path, { headers });
  const search = (query: string) =>
    fetch(`${api}/search`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  try {
    const requests = await storeCopies(database, subject.url);
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
    const stored = `${STORED.toLocaleString('en')} stored transactions`;
    return [
      {
        figure: `first page with ${FILTERS.length} filters, ${stored}, p95`,
        value: p95(all),
        unit: 'ms',
        bar: BAR,
      },
      { figure: `slowest filter (${worst.filter}), p95`, value: worst.ms, unit: 'ms', bar: BAR },
      {
        figure: `search by ${queries.length} kinds, ${stored}, p95`,
        value: p95(searches),
        unit: 'ms',
        bar: BAR,
      },
      { figure: 'CPU of a transaction’s search terms', value: termsCpu(requests), unit: 'µs' },
    ];
  } finally {
    await subject.stop();
    await database.drop();
    folder.remove();
  }
}
