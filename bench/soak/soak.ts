import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clusterDatabase, freshDatabase, preparedDatabase } from '../fraud-call/servers';
import { dataFolder, packData, startSubject } from '../fraud-call/subject';
import { optionOf } from '../option';
import { familyOf } from '../process-cpu';
import { type Action, mixedActions } from './actions';
import { judge, type Minute, percentile } from './minutes';

const CALLS_PER_SECOND = 10;
/** Maximum number of concurrent runs of one action. */
const MAX_CONCURRENT = 16;
const SAMPLE_MS = 2000;
const KIB = 1024;

/**
 * Returns the memory of a process and its children (without PostgreSQL) in MiB; shared memory counts once
 * (Linux).
 */
function memoryOf(pid: number): number {
  let kib = 0;
  for (const one of familyOf(pid)) {
    try {
      kib += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // The process ended in the meantime.
    }
  }
  return kib / KIB;
}

interface Tally {
  readonly times: number[];
  others: number;
  failures: number;
  memory: number;
}
const freshTally = (): Tally => ({ times: [], others: 0, failures: 0, memory: Number.POSITIVE_INFINITY });

/** Runs every action at its interval until `ends`. */
class Soak {
  private tally = freshTally();
  private readonly running = new Set<Promise<void>>();
  readonly messages = new Set<string>();

  constructor(
    private readonly actions: readonly Action[],
    private readonly pid: number,
  ) {}

  async run(minutes: number, onMinute: (minute: Minute) => void): Promise<readonly Minute[]> {
    const began = performance.now();
    const ends = began + minutes * 60_000;
    const lines = this.actions.map((action) => this.repeat(action, ends));
    const seen: Minute[] = [];
    for (let number = 1; number <= minutes; number++) {
      for (const until = began + number * 60_000; performance.now() < until; ) {
        await pause(Math.min(SAMPLE_MS, Math.max(0, until - performance.now())));
        this.tally.memory = Math.min(this.tally.memory, memoryOf(this.pid));
      }
      const minute = this.close(number);
      seen.push(minute);
      onMinute(minute);
    }
    await Promise.all(lines);
    await Promise.all(this.running);
    // Failures after the last minute count toward it.
    const last = seen.at(-1);
    return last ? [...seen.slice(0, -1), { ...last, failures: last.failures + this.tally.failures }] : seen;
  }

  private async repeat(action: Action, ends: number): Promise<void> {
    let due = performance.now();
    let under = 0;
    while (performance.now() < ends) {
      if (under < (action.alone ? 1 : MAX_CONCURRENT)) {
        under++;
        const round = this.once(action, due).finally(() => {
          under--;
          this.running.delete(round);
        });
        this.running.add(round);
        // A non-concurrent action that is late doesn't make up for missed runs.
        due = action.alone ? Math.max(due + action.everyMs, performance.now()) : due + action.everyMs;
      }
      await pause(Math.max(1, Math.min(due, ends) - performance.now()));
    }
  }

  private async once(action: Action, due: number): Promise<void> {
    try {
      await action.run();
      if (action.name === 'calls') this.tally.times.push(performance.now() - due);
      else this.tally.others++;
    } catch (error) {
      this.tally.failures++;
      this.messages.add(`${action.name}: ${error instanceof Error ? error.message : 'failed'}`);
    }
  }

  private close(number: number): Minute {
    const { times, others, failures, memory } = this.tally;
    this.tally = freshTally();
    const sorted = times.sort((a, b) => a - b);
    return {
      number,
      calls: sorted.length,
      p50: percentile(sorted, 0.5),
      p95: percentile(sorted, 0.95),
      p99: percentile(sorted, 0.99),
      memory,
      others,
      failures,
    };
  }
}

const HEAD = 'minute   calls  p50 ms  p95 ms  p99 ms  memory MiB  other actions  failures   load';

function line(minute: Minute): string {
  const cells: readonly (readonly [string, number])[] = [
    [String(minute.number), 6],
    [String(minute.calls), 8],
    [minute.p50.toFixed(1), 8],
    [minute.p95.toFixed(1), 8],
    [minute.p99.toFixed(1), 8],
    [minute.memory.toFixed(0), 12],
    [String(minute.others), 15],
    [String(minute.failures), 10],
    [(loadavg()[0] ?? 0).toFixed(1), 7],
  ];
  return cells.map(([text, width]) => ` ${text.padStart(width - 1)}`).join('');
}

const minutes = optionOf('minutes', 60);
const callsPerSecond = optionOf('calls', CALLS_PER_SECOND);
const processes = optionOf('processes', 1);
const say = (text: string) => void process.stdout.write(`${text}\n`);

await packData();
const cluster = process.env.BENCH_CITUS_URL;
const database = await (cluster ? clusterDatabase(cluster) : freshDatabase());
if (!database)
  throw new Error('A soak test requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
const folder = dataFolder();
const env = {
  DATABASE_URL: cluster ? await preparedDatabase(database, true) : database.url,
  ASSAY_DATA_DIR: folder.path,
  ASSAY_RECORD_KEYS_DIR: join(folder.path, 'keys'),
  ASSAY_VERIFICATION_ENGINES: 'off',
};
const server = await startSubject(env, ['--processes', String(processes)]);
try {
  const parts = { server, dataDir: folder.path, env, callsPerSecond };
  const soak = new Soak(await mixedActions(parts), server.process.pid ?? 0);
  say(
    `${minutes} minutes with ${callsPerSecond} fraud requests per second and all other actions, on ${processes} processes.`,
  );
  say(HEAD);
  const seen = await soak.run(minutes, (minute) => say(line(minute)));
  const { isFlat, sentences } = judge(seen);
  for (const sentence of [...soak.messages, ...sentences]) say(sentence);
  say(isFlat ? 'Flat.' : 'Not flat.');
  process.exitCode = isFlat ? 0 : 1;
} finally {
  await server.stop();
  await database.drop();
  folder.remove();
}
