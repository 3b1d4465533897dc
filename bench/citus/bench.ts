/**
 * Compares the full fraud request on tables distributed over several servers with the same on one server:
 * requests per second of all processors.
 */

import { clusterDatabase, type FreshDatabase, freshDatabase, preparedDatabase } from '../fraud-call/servers';
import { dataFolder, FRAUD, packData, startSubject } from '../fraud-call/subject';
import { optionOf } from '../option';
import { type Bar, median, type Row, ratioAtLeast } from '../row';
import { type Measured, measure, type Shape, type Target } from '../traffic/measure';
import { trafficStream } from '../traffic/stream';

const SECONDS = 6;
const ROUNDS = 2;
const SEED = 21;

const SHAPES: readonly Shape[] = [
  { name: '16 connections', connections: 16 },
  { name: '4 connections', connections: 4 },
  { name: '1 connection', connections: 1 },
];

async function targetOn(
  database: FreshDatabase,
  isCluster: boolean,
): Promise<Target & { stop(): Promise<void> }> {
  const folder = dataFolder();
  const server = await startSubject({
    DATABASE_URL: await preparedDatabase(database, isCluster),
    ASSAY_DATA_DIR: folder.path,
  });
  return {
    server,
    path: FRAUD,
    database,
    stream: trafficStream(SEED),
    async stop() {
      await server.stop();
      folder.remove();
    },
  };
}

function rowsOf(shape: Shape, plain: readonly Measured[], spread: readonly Measured[]): Row[] {
  const row = (figure: string, unit: string, of: (round: Measured) => number, bar?: Bar): Row => ({
    figure: `${shape.name}: ${figure}`,
    value: median(spread.map(of)),
    unit,
    reference: `one server: ${median(plain.map(of)).toFixed(2)}`,
    ratio: median(spread.map((round, turn) => of(round) / of(plain[turn]!))),
    ...(bar === undefined ? {} : { bar }),
  });
  const perCpuSecond = ({ serverCpu, databaseCpu }: Measured) => 1000 / (serverCpu + databaseCpu);
  return [
    row('requests per CPU second of all processors', '/s', perCpuSecond, ratioAtLeast(0.6)),
    row('requests', '/s', ({ perSecond }) => perSecond),
    row('p50', 'ms', ({ p50 }) => p50),
    row('p99', 'ms', ({ p99 }) => p99),
    row('CPU of Assay', 'ms/request', ({ serverCpu }) => serverCpu),
    row('CPU of the databases', 'ms/request', ({ databaseCpu }) => databaseCpu),
  ];
}

/**
 * Requires a Citus cluster (BENCH_CITUS_URL, its coordinator's superuser) and a PostgreSQL
 * (BENCH_DATABASE_URL) on this machine. All requests belong to one account, whose rows are on one worker.
 * `--seconds` and `--rounds` change the run.
 */
export async function benchCitus(): Promise<Row[]> {
  const coordinator = process.env.BENCH_CITUS_URL;
  if (!coordinator) throw new Error('This benchmark requires a Citus cluster. Set BENCH_CITUS_URL.');
  await packData();
  const one = await freshDatabase();
  if (!one)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const several = await clusterDatabase(coordinator);
  const plain = await targetOn(one, false);
  const spread = await targetOn(several, true);
  try {
    const seconds = optionOf('seconds', SECONDS);
    const rows: Row[] = [];
    for (const shape of SHAPES) {
      const measured = { plain: [] as Measured[], spread: [] as Measured[] };
      for (let round = 0; round <= optionOf('rounds', ROUNDS); round++) {
        const turn = {
          plain: await measure(plain, shape, seconds),
          spread: await measure(spread, shape, seconds),
        };
        if (round === 0) continue;
        measured.plain.push(turn.plain);
        measured.spread.push(turn.spread);
      }
      rows.push(...rowsOf(shape, measured.plain, measured.spread));
    }
    return rows;
  } finally {
    await plain.stop();
    await spread.stop();
    await one.drop();
    await several.drop();
  }
}
