import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { memoryFile, readLists } from '@assay/screening';
import { freshDatabase, type Server } from '../fraud-call/servers';
import { dataFolder, KEY, packData, startSubject } from '../fraud-call/subject';
import { cpuOf } from '../process-cpu';
import { atMost, type Row } from '../row';
import { steadyLoad } from '../steady-load';

const DATA = resolve('..', 'shared', 'data', 'aml');
const PUBLICATIONS = [
  ['ofac/sdn_2024-05-03.csv', 'ofac/alt_2025-02.csv', 'ofac/add_2025-02.csv.gz'],
  ['un/consolidated_2026-02-27.xml'],
  ['us/legislators-current.yaml'],
] as const;

const PER_SECOND = 500;
const SECONDS = 15;
/**
 * A new process compiles its code while it serves requests, so the warm-up starts with few requests and ends
 * with the measured rate.
 */
const WARM_UP = [
  { perSecond: 100, seconds: 5 },
  { perSecond: PER_SECOND, seconds: 20 },
] as const;
const CONNECTIONS = 64;
const BODIES = 8_000;
/** Share of listed names, as one in this many; the others consist of words from the lists. */
const LISTED_ONE_IN = 20;

/** Returns Park and Miller's generator, with the same names in every run. */
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

/** Returns names like those of bank customers: almost none is listed, and all consist of common words. */
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

/** Sends requests at equal intervals; times start when each request was due. */
const send = (
  server: Server,
  bodies: readonly string[],
  rate: { readonly perSecond: number; readonly seconds: number },
) =>
  steadyLoad({
    ...rate,
    url: server.url,
    path: '/RestService/aml-api/v1',
    headers: { 'x-api-key': KEY },
    bodies,
    connections: CONNECTIONS,
  });

/** Measures the AML endpoint over real lists at a fixed rate, with every screening stored in PostgreSQL. */
export async function benchScreeningServer(): Promise<readonly Row[]> {
  if (!existsSync(DATA)) throw new Error('This benchmark requires the real lists in ../shared/data/aml.');
  const database = await freshDatabase();
  if (!database)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  // Otherwise the server would build the data during the measurement.
  await packData();
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
    for (const rate of WARM_UP) await send(server, bodies, rate);
    const pid = server.process.pid ?? 0;
    const before = cpuOf([pid]);
    const { p50, p99, perSecond } = await send(server, bodies, { perSecond: PER_SECOND, seconds: SECONDS });
    const cpu = (cpuOf([pid]) - before) / (PER_SECOND * SECONDS);
    const reference = `${names.length} names, ${Math.round(perSecond)} requests/s at equal intervals`;
    return [
      { figure: 'AML endpoint, p50', value: p50, unit: 'ms', reference },
      { figure: 'AML endpoint, p99', value: p99, unit: 'ms', reference, bar: atMost(10) },
      { figure: 'AML endpoint, CPU', value: cpu, unit: 'ms/request', reference },
    ];
  } finally {
    await server?.stop();
    await database.drop();
    folder.remove();
  }
}
