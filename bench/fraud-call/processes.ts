/** What a second process costs: the same calls to one process, and to two on one port. */
import { median, type Row } from '../row';
import { freshDatabase } from './databases';
import { alternate, dataFolder, FRAUD, packData, type Round, round, startSubject } from './subject';

const SECONDS = 6;
const ROUNDS = 5;
/** In all, for one process as for two: what comes does not grow with who answers it. */
const CONNECTIONS = [8, 16, 32];
/** Until some ten thousand calls a process runs code that is not compiled yet: of two each gets half of what comes. */
const WARM_UP = { seconds: 15, connections: 16 };

function rowOf(connections: number, one: readonly Round[], two: readonly Round[]): Row {
  const middle = (rounds: readonly Round[], of: (round: Round) => number) => median(rounds.map(of));
  const calls = (rounds: readonly Round[]) => middle(rounds, ({ perSecond }) => perSecond).toFixed(0);
  const cpu = (rounds: readonly Round[]) => middle(rounds, ({ cpuMs }) => cpuMs);
  return {
    figure: `${connections} connections: CPU of a call with two processes on one port, their keeper included`,
    value: cpu(two),
    unit: 'ms/call',
    reference: `with one process: ${cpu(one).toFixed(3)} ms; ${calls(two)} and ${calls(one)} calls/s`,
    ratio: median(one.map((round, turn) => (two[turn]?.cpuMs ?? 0) / round.cpuMs)),
    bar: '≤ 1.1 ×',
  };
}

/** Needs a PostgreSQL outside (BENCH_DATABASE_URL); both servers work on one database. */
export async function benchProcesses(): Promise<Row[]> {
  await packData();
  const database = await freshDatabase();
  if (!database) throw new Error('These figures need an outside PostgreSQL 15+: set BENCH_DATABASE_URL.');
  const folder = dataFolder();
  const env = {
    DATABASE_URL: database.url,
    ASSAY_DATA_DIR: folder.path,
    // Engines that wait are no part of a call.
    ASSAY_VERIFICATION_ENGINES: 'off',
    ASSAY_CALL_DEADLINE_MS: '60000',
  };
  const alone = await startSubject(env);
  const two = await startSubject(env, ['--processes', '2']);
  try {
    for (const server of [alone, two, two]) await round(server, FRAUD, WARM_UP);
    const rows: Row[] = [];
    for (const connections of CONNECTIONS) {
      const measure = (server: typeof alone) => round(server, FRAUD, { seconds: SECONDS, connections });
      const { a, b } = await alternate(
        ROUNDS,
        () => measure(alone),
        () => measure(two),
      );
      rows.push(rowOf(connections, a, b));
    }
    return rows;
  } finally {
    await two.stop();
    await alone.stop();
    await database.drop();
    folder.remove();
  }
}
