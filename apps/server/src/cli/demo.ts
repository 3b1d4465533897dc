import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { seededRandom, traffic } from '../demo/index';
import { readConfiguration } from '../platform/config';
import { jsonLog } from '../platform/log';
import { serve } from '../serve';
import { CannotAnswer } from './cannot-answer';
import { stopSignal } from './stop-signal';

interface DemoOptions {
  readonly url?: string;
  readonly key?: string;
  readonly count: string;
  readonly rate: string;
  readonly seed: string;
}

interface Target {
  readonly url: string;
  readonly key: string;
}

interface Play {
  readonly count: number;
  readonly pauseMs: number;
  readonly seed: number;
}

/** A server of its own in a temporary folder, when the person named none. */
async function ownServer(): Promise<Target & { stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-demo-'));
  // Root's PostgreSQL runs as another user: from a closed folder it would move out, and stay behind there.
  await chmod(dataDir, 0o711);
  const config = { ...readConfiguration({ ASSAY_DATA_DIR: dataDir, PORT: '0', ASSAY_RATE_LIMIT: '0' }) };
  const log = jsonLog(() => undefined, Date.now);
  const server = await serve({ config, env: {}, version: 'demo', log, say: () => undefined });
  return {
    url: server.address,
    key: server.firstKey ?? '',
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function positive(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new CannotAnswer(`--${name} should be a number above 0.`);
  return value;
}

interface Reply {
  readonly success: boolean;
  readonly error: { readonly code?: string; readonly message?: string };
  readonly data: {
    readonly state: string;
    readonly fraud_score: number;
    readonly applied_rules: readonly { readonly name: string; readonly score: number }[];
  };
}

async function ask(target: Target, request: object): Promise<Reply> {
  let response: Response;
  try {
    response = await fetch(`${target.url}/RestService/fraud-api/v2/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': target.key },
      body: JSON.stringify(request),
    });
  } catch {
    throw new CannotAnswer(`No server answers at ${target.url}.`);
  }
  const reply = (await response.json()) as Reply;
  if (!reply.success)
    throw new CannotAnswer(`The server answered ${reply.error.code}: ${reply.error.message}`);
  return reply;
}

/** Sends the traffic and writes a line for each decision. */
async function play(target: Target, { count, pauseMs, seed }: Play): Promise<void> {
  const totals = new Map<string, number>();
  const calls = traffic(seededRandom(seed));
  for (let done = 1; done <= count; done++) {
    const { story, request } = calls.next().value;
    const begun = performance.now();
    const { data } = await ask(target, request);
    const took = performance.now() - begun;
    totals.set(data.state, (totals.get(data.state) ?? 0) + 1);
    const reasons = [...data.applied_rules]
      .sort((a, b) => b.score - a.score)
      .slice(0, 3)
      .map((rule) => rule.name)
      .join(', ');
    process.stdout.write(
      `${data.state.padEnd(8)} ${data.fraud_score.toFixed(1).padStart(5)}  ${story.padEnd(22)} ${took.toFixed(1).padStart(6)} ms  ${reasons}\n`,
    );
    const summary = [...totals].map(([state, n]) => `${state} ${n}`).join('  ');
    process.stderr.write(
      process.stderr.isTTY
        ? `\r${done}/${count}  ${summary} `
        : done % Math.ceil(count / 10) === 0
          ? `demo ${done}/${count}  ${summary}\n`
          : '',
    );
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, pauseMs - took)));
  }
  if (process.stderr.isTTY) process.stderr.write('\n');
}

/** Plays to a server of its own, which stays open for whoever wants to look at it. */
async function playAlone(wanted: Play): Promise<void> {
  const asked = stopSignal();
  const target = await ownServer();
  const about = `  Panel     ${target.url}/\n  API key   ${target.key}\n`;
  try {
    process.stderr.write(`A server of its own, in a temporary folder:\n\n${about}\n`);
    const played = play(target, wanted).then(() => 'played');
    if ((await Promise.race([played, asked])) === 'played') {
      process.stderr.write(`\nThe traffic is over. Its server stays open until Ctrl-C:\n\n${about}`);
      await asked;
    } else {
      // Calls that are cut off by the end are nobody's failure.
      played.catch(() => undefined);
    }
  } finally {
    await target.stop();
  }
}

async function run(options: DemoOptions): Promise<void> {
  const wanted = {
    count: positive(options.count, 'count'),
    pauseMs: 1000 / positive(options.rate, 'rate'),
    seed: Number(options.seed),
  };
  const key = options.key ?? process.env.ASSAY_API_KEY;
  if (key) await play({ url: options.url ?? 'http://127.0.0.1:8080', key }, wanted);
  else await playAlone(wanted);
}

export function registerDemo(program: Command): void {
  program
    .command('demo')
    .description('Send a believable stream of mixed traffic and show the decisions as they fall')
    .option('--url <address>', 'the server to send to (default http://127.0.0.1:8080)')
    .option(
      '--key <api key>',
      'its key (default ASSAY_API_KEY); without one, a server of its own is started, which stays open until Ctrl-C',
    )
    .option('--count <n>', 'how many transactions', '200')
    .option('--rate <n>', 'transactions a second', '10')
    .option('--seed <n>', 'the same seed tells the same story', '1')
    .action(run);
}
