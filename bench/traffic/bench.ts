/**
 * Measures the full fraud request on realistic traffic, compared with a bare server that receives the same
 * requests.
 */

import { fillHistory } from '../fraud-call/payload';
import { type FreshDatabase, freshDatabase } from '../fraud-call/servers';
import { call, dataFolder, FRAUD, packData, startReference, startSubject } from '../fraud-call/subject';
import { optionOf } from '../option';
import { type Bar, median, type Row, ratioAtLeast, ratioAtMost } from '../row';
import { atRest, type Measured, measure, type Shape, type Target } from './measure';
import { trafficStream } from './stream';

const SECONDS = 6;
const ROUNDS = 3;
const SEED = 21;

const SHAPES: readonly (Shape & {
  readonly ratioBar?: Bar;
  readonly p99Bar?: Bar;
  readonly cpuBar?: Bar;
})[] = [
  {
    name: '16 connections',
    connections: 16,
    ratioBar: ratioAtLeast(0.5),
    p99Bar: ratioAtMost(3),
    cpuBar: ratioAtMost(2.2),
  },
  {
    name: '4 connections',
    connections: 4,
    ratioBar: ratioAtLeast(0.4),
    p99Bar: ratioAtMost(3),
    cpuBar: ratioAtMost(2.2),
  },
  { name: '1 connection', connections: 1 },
  { name: '200 per second', connections: 16, perSecond: 200 },
  { name: '20 per second', connections: 16, perSecond: 20 },
];

interface Rounds {
  readonly bare: readonly Measured[];
  readonly full: readonly Measured[];
}

/** Alternates bare and full rounds after one warm-up round of each. */
async function inTurns(bare: Target, full: Target, shape: Shape): Promise<Rounds> {
  const seconds = optionOf('seconds', SECONDS);
  const rounds = { bare: [] as Measured[], full: [] as Measured[] };
  for (let round = 0; round <= optionOf('rounds', ROUNDS); round++) {
    const measured = { bare: await measure(bare, shape, seconds), full: await measure(full, shape, seconds) };
    if (round === 0) continue;
    rounds.bare.push(measured.bare);
    rounds.full.push(measured.full);
  }
  return rounds;
}

/** Compares one figure of both: medians, and the median of the ratios of each turn. */
function compared({ bare, full }: Rounds, of: (round: Measured) => number) {
  const ratios = full.map((round, turn) => of(round) / of(bare[turn]!));
  return { value: median(full.map(of)), reference: median(bare.map(of)), ratio: median(ratios) };
}

function rowsOf(shape: (typeof SHAPES)[number], rounds: Rounds): Row[] {
  const row = (figure: string, unit: string, bar: Bar | undefined, of: (round: Measured) => number): Row => {
    const { value, reference, ratio } = compared(rounds, of);
    return {
      figure: `${shape.name}: ${figure}`,
      value,
      unit,
      reference: `bare server: ${reference.toFixed(reference < 100 ? 3 : 0)}`,
      ratio,
      ...(bar === undefined ? {} : { bar }),
    };
  };
  const speed =
    shape.perSecond === undefined ? [row('requests', '/s', shape.ratioBar, (round) => round.perSecond)] : [];
  return [
    ...speed,
    row('p50', 'ms', undefined, (round) => round.p50),
    row('p99', 'ms', shape.p99Bar, (round) => round.p99),
    row('CPU of the server', 'ms/request', shape.cpuBar, (round) => round.serverCpu),
    row('CPU of the database', 'ms/request', undefined, (round) => round.databaseCpu),
  ];
}

/** Measures both servers concurrently, because neither has any work. */
async function restRows(bare: Target, full: Target): Promise<Row[]> {
  const seconds = optionOf('seconds', SECONDS) * 2;
  const [reference, subject] = await Promise.all([atRest(bare, seconds), atRest(full, seconds)]);
  const row = (who: 'server' | 'database'): Row => ({
    figure: `at rest: CPU of the ${who}`,
    value: subject[who],
    unit: 'ms/s',
    reference: `bare server: ${reference[who].toFixed(1)}`,
  });
  return [row('server'), row('database')];
}

async function onDatabases(bareDatabase: FreshDatabase, fullDatabase: FreshDatabase): Promise<Row[]> {
  const seed = optionOf('seed', SEED);
  const folder = dataFolder();
  const server = await startSubject({ DATABASE_URL: fullDatabase.url, ASSAY_DATA_DIR: folder.path });
  try {
    if (process.argv.includes('--stored')) await fillHistory(fullDatabase, optionOf('stored', 1));
    const reply = await call(server, trafficStream(seed + 1).take(1)[0]!);
    const reference = await startReference(bareDatabase.url, reply);
    try {
      const full: Target = { server, path: FRAUD, database: fullDatabase, stream: trafficStream(seed) };
      const bare: Target = {
        server: reference,
        path: '/call',
        database: bareDatabase,
        stream: trafficStream(seed),
      };
      const rows = await restRows(bare, full);
      for (const shape of SHAPES) rows.push(...rowsOf(shape, await inTurns(bare, full, shape)));
      return rows;
    } finally {
      await reference.stop();
    }
  } finally {
    await server.stop();
    folder.remove();
  }
}

/**
 * Requires an external PostgreSQL on this machine (BENCH_DATABASE_URL). `--seconds`, `--rounds` and `--seed`
 * change the run; `--stored 1000000` stores this number of transactions first.
 */
export async function benchTraffic(): Promise<Row[]> {
  await packData();
  const databases = [await freshDatabase(), await freshDatabase()] as const;
  const [bare, full] = databases;
  try {
    if (!bare || !full)
      throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
    return await onDatabases(bare, full);
  } finally {
    for (const database of databases) await database?.drop();
  }
}
