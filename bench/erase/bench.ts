import autocannon from 'autocannon';
import { type FreshDatabase, freshDatabase } from '../fraud-call/databases';
import { payloads } from '../fraud-call/payload';
import type { Server } from '../fraud-call/servers';
import { dataFolder, FRAUD, KEY, round, startSubject } from '../fraud-call/subject';
import type { Row } from '../row';

const TRANSACTIONS = 10_000;
const CALLS_A_SECOND = 100;
const QUIET_SECONDS = 8;
const EMAIL = 'person@erase.example';
const ERASE = '/RestService/erase-api/v2';
const HEADERS = { 'content-type': 'application/json', 'x-api-key': KEY };

/** Calls of the person, as many as there shall be; each with whatever else an ordinary call has. */
async function fill(subject: Server, database: FreshDatabase): Promise<number> {
  const change = (body: string) =>
    JSON.stringify({ ...(JSON.parse(body) as object), email: EMAIL, user_id: 'person' });
  for (;;) {
    await round(subject, FRAUD, { seconds: 5, change });
    const [kept] = await database.query('SELECT count(*) AS n FROM evaluation');
    const calls = Number(kept?.n);
    if (calls >= TRANSACTIONS) return calls;
  }
}

/** p99 of other people's calls at a fixed rate, milliseconds. */
async function p99(subject: Server, seconds: number, seed: number): Promise<number> {
  const result = await autocannon({
    url: subject.url + FRAUD,
    connections: 8,
    overallRate: CALLS_A_SECOND,
    duration: seconds,
    method: 'POST',
    headers: HEADERS,
    requests: payloads(seconds * CALLS_A_SECOND, seed).map((body) => ({ body })),
  });
  if (result.non2xx + result.errors + result.timeouts > 0) throw new Error('calls failed');
  return result.latency.p99;
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

/** How long it takes to erase a person with many transactions, and what calls notice of it. */
export async function benchErase(): Promise<Row[]> {
  const database = await freshDatabase();
  if (!database) throw new Error('These figures need an outside PostgreSQL 15+: set BENCH_DATABASE_URL.');
  const folder = dataFolder();
  const subject = await startSubject({ DATABASE_URL: database.url, ASSAY_DATA_DIR: folder.path });
  try {
    const calls = await fill(subject, database);
    const quiet = await p99(subject, QUIET_SECONDS, 1);
    const began = performance.now();
    const id = await erase(subject);
    const loaded: number[] = [];
    const finished = (async () => {
      while (!(await isDone(subject, id))) await new Promise((resolve) => setTimeout(resolve, 100));
      return (performance.now() - began) / 1000;
    })();
    let seconds: number | undefined;
    for (let seed = 2; seconds === undefined; seed++) {
      loaded.push(await p99(subject, QUIET_SECONDS, seed));
      seconds = await Promise.race([finished, Promise.resolve(undefined)]);
    }
    const noticed = Math.max(...loaded);
    return [
      {
        figure: `erasing a person with ${calls.toLocaleString('en')} transactions beside ${CALLS_A_SECOND} calls/s`,
        value: (seconds * TRANSACTIONS) / calls,
        unit: `s per ${TRANSACTIONS.toLocaleString('en')} transactions`,
        bar: '≤ 30 s',
      },
      {
        figure: 'p99 of the calls meanwhile',
        value: noticed,
        unit: 'ms',
        reference: `without it: ${quiet} ms`,
        ratio: noticed / quiet,
        bar: '≤ 1.5 ×',
      },
    ];
  } finally {
    await subject.stop();
    await database.drop();
    folder.remove();
  }
}
