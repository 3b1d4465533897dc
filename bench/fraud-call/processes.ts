/** What a second process costs: the same calls to one process, and to two on one port. */
import { median, type Row } from '../row';
import { freshDatabase } from './databases';
import { alternate, dataFolder, FRAUD, packData, type Round, round, startSubject } from './subject';

const SECONDS = 6;
const ROUNDS = 5;
const CONNECTIONS = 8;

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
    const measure = (server: typeof alone) =>
      round(server, FRAUD, { seconds: SECONDS, connections: CONNECTIONS });
    const { a, b } = await alternate(
      ROUNDS,
      () => measure(alone),
      () => measure(two),
    );
    const cpu = (rounds: readonly Round[]) => median(rounds.map((one) => one.cpuMs));
    return [
      {
        figure: 'CPU of a call with two processes on one port, their keeper included',
        value: cpu(b),
        unit: 'ms/call',
        reference: `with one process: ${cpu(a).toFixed(3)} ms`,
        ratio: median(a.map((one, i) => (b[i]?.cpuMs ?? 0) / one.cpuMs)),
        bar: '≤ 1.1 ×',
      },
    ];
  } finally {
    await two.stop();
    await alone.stop();
    await database.drop();
    folder.remove();
  }
}
