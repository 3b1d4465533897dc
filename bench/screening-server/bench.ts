import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { memoryFile, readLists } from '@assay/screening';
import autocannon from 'autocannon';
import { freshDatabase } from '../fraud-call/databases';
import type { Server } from '../fraud-call/servers';
import { dataFolder, KEY, startSubject } from '../fraud-call/subject';
import type { Row } from '../row';

const DATA = resolve('..', 'shared', 'data', 'aml');
const PUBLICATIONS = [
  ['ofac/sdn_2024-05-03.csv', 'ofac/alt_2025-02.csv', 'ofac/add_2025-02.csv.gz'],
  ['un/consolidated_2026-02-27.xml'],
  ['us/legislators-current.yaml'],
] as const;

const PER_SECOND = 500;
const SECONDS = 15;
const WARM_UP_SECONDS = 5;
const CONNECTIONS = 32;
const BODIES = 8_000;
/** One of so many names is on a list; the others are put together from words of the lists. */
const LISTED_ONE_IN = 20;

/** Park and Miller's generator: the same names in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

async function namesOfLists(): Promise<readonly string[]> {
  const names: string[] = [];
  for (const paths of PUBLICATIONS) {
    const files = paths.map((path) => memoryFile(basename(path), readFileSync(join(DATA, path))));
    for (const { entries } of await readLists(files))
      names.push(...entries.flatMap((entry) => entry.names.map(({ text }) => text)));
  }
  return names;
}

/** Names as customers of a bank have them: nearly none is listed, all are made of common words. */
function bodiesOf(names: readonly string[]): readonly string[] {
  const next = random(17);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
  const words = names.flatMap((name) => name.split(/[\s,]+/)).filter((word) => /^\p{L}{3,}$/u.test(word));
  return Array.from({ length: BODIES }, (_, number) => {
    const isListed = number % LISTED_ONE_IN === 0;
    const user_fullname = isListed ? pick(names) : `${pick(words)} ${pick(words)} ${pick(words)}`;
    return JSON.stringify({ user_id: `user-${number}`, user_fullname, user_dob: '1980-05-17' });
  });
}

async function measure(server: Server, bodies: readonly string[], seconds: number) {
  const share = Math.floor(bodies.length / CONNECTIONS);
  let clients = 0;
  const result = await autocannon({
    url: `${server.url}/RestService/aml-api/v1`,
    connections: CONNECTIONS,
    duration: seconds,
    overallRate: PER_SECOND,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': KEY },
    setupClient: (client) => {
      const first = clients++ * share;
      client.setRequests(bodies.slice(first, first + share).map((body) => ({ body })));
    },
  });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${failures} screenings failed`);
  return result;
}

/** The AML endpoint over real lists at a fixed rate, every screening kept in PostgreSQL. */
export async function benchScreeningServer(): Promise<readonly Row[]> {
  if (!existsSync(DATA)) throw new Error('These figures need the real lists in ../shared/data/aml.');
  const database = await freshDatabase();
  if (!database) throw new Error('These figures need an outside PostgreSQL 15+: set BENCH_DATABASE_URL.');
  const folder = dataFolder();
  const env = { ASSAY_DATA_DIR: folder.path };
  let server: Server | undefined;
  try {
    for (const paths of PUBLICATIONS) {
      const files = paths.map((path) => join(DATA, path));
      const args = [resolve('dist', 'assay.mjs'), 'lists', 'import', 'auto', ...files];
      execFileSync(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
    }
    const names = await namesOfLists();
    const bodies = bodiesOf(names);
    server = await startSubject({ DATABASE_URL: database.url, ...env });
    await measure(server, bodies, WARM_UP_SECONDS);
    const { latency, requests } = await measure(server, bodies, SECONDS);
    const reference = `${names.length} names, ${Math.round(requests.average)} requests/s sent`;
    return [
      { figure: 'AML endpoint, p50', value: latency.p50, unit: 'ms', reference },
      { figure: 'its p99', value: latency.p99, unit: 'ms', reference, bar: `≤ 10 ms at ${PER_SECOND}/s` },
    ];
  } finally {
    await server?.stop();
    await database.drop();
    folder.remove();
  }
}
