/** What a second process costs: the same calls to one process, and to two on one port. */
import { median, type Row } from '../row';
import type { Shape } from '../traffic/measure';
import { freshDatabase } from './databases';
import type { Server } from './servers';
import { alternate, dataFolder, FRAUD, packData, type Round, round, startSubject } from './subject';

const SECONDS = 6;
const ROUNDS = 5;
/** In all, for one process as for two: what comes does not grow with who answers it. */
const SHAPES: readonly Shape[] = [
  { name: '8 connections', connections: 8 },
  { name: '16 connections', connections: 16 },
  { name: '32 connections', connections: 32 },
  { name: '100 calls a second', connections: 16, perSecond: 100 },
  { name: '300 calls a second', connections: 16, perSecond: 300 },
];
/** Until some ten thousand calls a process runs code that is not compiled yet: of two each gets half of what comes. */
const WARM_UP = { seconds: 15, connections: 16 };

function rowOf(shape: Shape, one: readonly Round[], two: readonly Round[]): Row {
  const middle = (rounds: readonly Round[], of: (round: Round) => number) => median(rounds.map(of));
  const calls = (rounds: readonly Round[]) => middle(rounds, ({ perSecond }) => perSecond).toFixed(0);
  const cpu = (rounds: readonly Round[]) => middle(rounds, ({ cpuMs }) => cpuMs);
  return {
    figure: `${shape.name}: CPU of a call with two processes on one port, their keeper included`,
    value: cpu(two),
    unit: 'ms/call',
    reference: `with one process: ${cpu(one).toFixed(3)} ms; ${calls(two)} and ${calls(one)} calls/s`,
    ratio: median(one.map((round, turn) => (two[turn]?.cpuMs ?? 0) / round.cpuMs)),
    bar: '≤ 1.1 ×',
  };
}

interface Deployment {
  readonly server: Server;
  remove(): Promise<void>;
}

/** A database of its own for each: else the jobs of one sum up what the other answered. */
async function deploy(flags: readonly string[] = []): Promise<Deployment> {
  const database = await freshDatabase();
  if (!database) throw new Error('These figures need an outside PostgreSQL 15+: set BENCH_DATABASE_URL.');
  const folder = dataFolder();
  const server = await startSubject(
    {
      DATABASE_URL: database.url,
      ASSAY_DATA_DIR: folder.path,
      // Engines that wait are no part of a call.
      ASSAY_VERIFICATION_ENGINES: 'off',
      ASSAY_CALL_DEADLINE_MS: '60000',
    },
    flags,
  );
  return {
    server,
    remove: async () => {
      await server.stop();
      await database.drop();
      folder.remove();
    },
  };
}

/** Needs a PostgreSQL outside (BENCH_DATABASE_URL). */
export async function benchProcesses(): Promise<Row[]> {
  await packData();
  const alone = await deploy();
  const two = await deploy(['--processes', '2']);
  try {
    for (const { server } of [alone, two, two]) await round(server, FRAUD, WARM_UP);
    const rows: Row[] = [];
    for (const shape of SHAPES) {
      const measure = ({ server }: Deployment) => round(server, FRAUD, { seconds: SECONDS, ...shape });
      const { a, b } = await alternate(
        ROUNDS,
        () => measure(alone),
        () => measure(two),
      );
      rows.push(rowOf(shape, a, b));
    }
    return rows;
  } finally {
    await two.remove();
    await alone.remove();
  }
}
