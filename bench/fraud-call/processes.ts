/** Measures the cost of a second process: the same requests to one process, and to two on one port. */
import { median, type Row, ratioAtMost } from '../row';
import type { Shape } from '../traffic/measure';
import { payloads } from './payload';
import { freshDatabase, type Server } from './servers';
import {
  alternate,
  call,
  dataFolder,
  FRAUD,
  packData,
  type Round,
  round,
  startReference,
  startSubject,
} from './subject';

const SECONDS = 6;
const ROUNDS = 5;
const SEED = 999;
/** Total load, equal for one process and two, because traffic doesn't grow with the number of processes. */
const SHAPES: readonly Shape[] = [
  { name: '8 connections', connections: 8 },
  { name: '16 connections', connections: 16 },
  { name: '32 connections', connections: 32 },
  { name: '100 requests per second', connections: 16, perSecond: 100 },
  { name: '300 requests per second', connections: 16, perSecond: 300 },
];
/**
 * Warm-up until each process has compiled its code, after about ten thousand requests; two processes receive
 * half of them each.
 */
const WARM_UP = { seconds: 15, connections: 16 };

/** Rounds of one process and of two, alternating. */
interface Turns {
  readonly one: readonly Round[];
  readonly two: readonly Round[];
}

const second = ({ one, two }: Turns) =>
  median(one.map((round, turn) => (two[turn]?.cpuMs ?? 0) / round.cpuMs));

function rowOf(shape: Shape, ours: Turns, bare: Turns): Row {
  const middle = (rounds: readonly Round[], of: (round: Round) => number) => median(rounds.map(of));
  const calls = (rounds: readonly Round[]) => middle(rounds, ({ perSecond }) => perSecond).toFixed(0);
  const cpu = (rounds: readonly Round[]) => middle(rounds, ({ cpuMs }) => cpuMs);
  return {
    figure: `${shape.name}: CPU of a request with two processes on one port, including the parent process`,
    value: cpu(ours.two),
    unit: 'ms/request',
    reference: `with one process: ${cpu(ours.one).toFixed(3)} ms; ${calls(ours.two)} and ${calls(ours.one)} requests/s. Bare server with two processes and with one: ${cpu(bare.two).toFixed(3)} and ${cpu(bare.one).toFixed(3)} ms, ${second(bare).toFixed(2)} ×`,
    ratio: second(ours),
    bar: ratioAtMost(1.1),
  };
}

interface Deployment {
  readonly server: Server;
  remove(): Promise<void>;
}

/**
 * A separate database for each, because otherwise the jobs of one would process the transactions of the
 * other.
 */
async function deploy(flags: readonly string[] = []): Promise<Deployment> {
  const database = await freshDatabase();
  if (!database)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const folder = dataFolder();
  const server = await startSubject(
    {
      DATABASE_URL: database.url,
      ASSAY_DATA_DIR: folder.path,
      // Waiting engines are not part of a request.
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

/** Starts the bare server, which shares nothing: it shows the machine's own cost of a second process. */
async function deployBare(reply: string, processes: number): Promise<Deployment> {
  const database = await freshDatabase();
  if (!database)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const server = await startReference(database.url, reply, processes);
  return {
    server,
    remove: async () => {
      await server.stop();
      await database.drop();
    },
  };
}

/** Requires an external PostgreSQL (BENCH_DATABASE_URL). */
export async function benchProcesses(): Promise<Row[]> {
  await packData();
  const alone = await deploy();
  const two = await deploy(['--processes', '2']);
  const reply = await call(alone.server, payloads(1, SEED)[0]!);
  const bare = [await deployBare(reply, 1), await deployBare(reply, 2)] as const;
  const inTurns = async (path: string, shape: Shape, [one, both]: readonly [Deployment, Deployment]) => {
    const measure = ({ server }: Deployment) => round(server, path, { seconds: SECONDS, ...shape });
    const { a, b } = await alternate(
      ROUNDS,
      () => measure(one),
      () => measure(both),
    );
    return { one: a, two: b };
  };
  try {
    for (const { server } of [alone, two, two]) await round(server, FRAUD, WARM_UP);
    const rows: Row[] = [];
    for (const shape of SHAPES)
      rows.push(rowOf(shape, await inTurns(FRAUD, shape, [alone, two]), await inTurns('/call', shape, bare)));
    return rows;
  } finally {
    for (const deployment of [...bare, two, alone]) await deployment.remove();
  }
}
