import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { seededRandom, traffic } from '../demo/index';
import { readConfiguration } from '../platform/config';
import { jsonLog } from '../platform/log';
import { serve } from '../serve';
import { CannotAnswer } from './cannot-answer';

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
  stop(): Promise<void>;
}

/** A server of its own in a temporary folder, when the person named none. */
async function ownServer(): Promise<Target> {
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

async function run(options: DemoOptions): Promise<void> {
  const count = positive(options.count, 'count');
  const pauseMs = 1000 / positive(options.rate, 'rate');
  const key = options.key ?? process.env.ASSAY_API_KEY;
  const target: Target = key
    ? { url: options.url ?? 'http://127.0.0.1:8080', key, stop: async () => undefined }
    : await ownServer();
  const totals = new Map<string, number>();
  try {
    const calls = traffic(seededRandom(Number(options.seed)));
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
  } finally {
    await target.stop();
  }
}

export function registerDemo(program: Command): void {
  program
    .command('demo')
    .description('Send a believable stream of mixed traffic and show the decisions as they fall')
    .option('--url <address>', 'the server to send to (default http://127.0.0.1:8080)')
    .option('--key <api key>', 'its key (default ASSAY_API_KEY); without one, a server of its own is started')
    .option('--count <n>', 'how many transactions', '200')
    .option('--rate <n>', 'transactions a second', '10')
    .option('--seed <n>', 'the same seed tells the same story', '1')
    .action(run);
}
