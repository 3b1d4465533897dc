import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FlowSession } from '@assay/contract';
import type { Command } from 'commander';
import { readConfiguration } from '../configuration';
import { USER_AGENT } from '../operations/demo/devices';
import { type Random, seededRandom } from '../operations/demo/people';
import { Shop } from '../operations/demo/shop';
import { sow, WEEK_MS, withSession } from '../operations/demo/sow';
import type { DemoCall } from '../operations/demo/stories';
import type { PlayedSession } from '../operations/demo/streams';
import { ShiftedClock, traffic } from '../operations/demo/traffic';
import { jsonLog } from '../platform/log';
import { systemRuntime } from '../platform/runtime';
import { serve } from '../serve';
import { CannotAnswer } from './cannot-answer';
import { stopSignal } from './stop-signal';

/** The server that receives the demo traffic. */
interface Target {
  readonly url: string;
  readonly key: string;
}

interface Reply {
  readonly success?: boolean;
  readonly error?: { readonly code?: string; readonly message?: string };
  readonly data?: object;
}

/**
 * Sends a request.
 * @returns `data` of the response, or the whole response if it has no `data`
 */
async function request<Data>(url: string, init: RequestInit): Promise<Data> {
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch {
    throw new CannotAnswer(`No server responds at ${new URL(url).origin}. Start it, or check --url.`);
  }
  const reply = (await response.json()) as Reply;
  if (!response.ok)
    throw new CannotAnswer(`The server returned ${reply.error?.code}: ${reply.error?.message}`);
  return (reply.data ?? reply) as Data;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** @returns `data` of the response, or the whole response if it has no `data` */
const ask = <Data>({ url, key }: Target, method: string, path: string, body?: object): Promise<Data> =>
  request(url + path, {
    method,
    // The user agent must match the ticket's; a ticket returned by another browser counts as tampering.
    headers: { 'x-api-key': key, 'user-agent': USER_AGENT, ...(body ? JSON_TYPE : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

/** Calls the hosted flow API: files are sent unchanged, everything else as JSON. */
function callFlow(
  { url }: Target,
  token: string,
  method: string,
  path: string,
  body?: object | Uint8Array,
): Promise<FlowSession> {
  const isFile = body instanceof Uint8Array;
  const type = isFile ? { 'content-type': 'application/octet-stream' } : body ? JSON_TYPE : {};
  return request(`${url}/flow-api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'user-agent': USER_AGENT, ...type },
    ...(body ? { body: isFile ? new Uint8Array(body) : JSON.stringify(body) } : {}),
  });
}

const STREAM_VERSION = '1.0.0';

/**
 * Sends a session that ends at `now`, as a browser would.
 * @returns the id of its stream
 */
async function sendSession(
  { url, key }: Target,
  { label, lastedMs, events }: PlayedSession,
  now: number,
): Promise<string> {
  const headers = { 'user-agent': USER_AGENT };
  const auth = await fetch(`${url}/session-monitoring-api/v1/auth`, {
    method: 'POST',
    headers: { ...headers, 'x-api-key': key },
  });
  const { token } = JSON.parse(Buffer.from(await auth.text(), 'base64').toString()) as { token: string };
  const stream = randomUUID();
  const times = { t0: now - lastedMs, sent: lastedMs, time: [lastedMs, 0, 0] };
  const batch = { token, stream, seq: 0, n: events.length, v: STREAM_VERSION, label, ...times, events };
  const sent = await fetch(`${url}/session-ingest/v1/events`, {
    method: 'POST',
    headers,
    body: JSON.stringify(batch),
  });
  if (!sent.ok) throw new CannotAnswer(`The server rejected a session with status ${sent.status}.`);
  return stream;
}

interface DemoOptions {
  readonly url?: string;
  readonly key?: string;
  readonly count?: string;
  readonly rate?: string;
  readonly weeks: string;
  readonly seed: string;
}

interface Play {
  readonly count: number;
  readonly pauseMs: number;
  readonly next: () => Promise<DemoCall> | DemoCall;
}

/** Starts a temporary server if none was given. */
async function ownServer(
  clock: ShiftedClock,
): Promise<Target & { readonly setUpCode: string | null; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-demo-'));
  // When run by root, PostgreSQL runs as another user. It would move its files out of a folder it can't enter,
  // and they would stay after the demo.
  await chmod(dataDir, 0o711);
  const config = { ...readConfiguration({ ASSAY_DATA_DIR: dataDir, PORT: '0', ASSAY_RATE_LIMIT: '0' }) };
  const log = jsonLog(() => undefined, Date.now);
  const runtime = systemRuntime(clock);
  const server = await serve({ config, env: {}, version: 'demo', log, runtime, say: () => undefined });
  return {
    url: server.address,
    key: server.firstKey ?? '',
    setUpCode: server.setUpCode,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function positive(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new CannotAnswer(`--${name} must be a number above 0.`);
  return value;
}

interface Decision {
  readonly state: string;
  readonly fraud_score: number;
  readonly applied_rules: readonly { readonly name: string; readonly score: number }[];
}

/** Updates one line on a terminal; otherwise prints ten lines in total. */
function showProgress(done: number, of: number, what: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done}/${of}  ${what} `);
  else if (done % Math.ceil(of / 10) === 0) process.stderr.write(`demo ${done}/${of}  ${what}\n`);
}

/** Sends the traffic and prints a line for each decision. */
async function play(target: Target, { count, pauseMs, next }: Play): Promise<void> {
  const totals = new Map<string, number>();
  for (let done = 1; done <= count; done++) {
    const { story, request } = await next();
    const begun = performance.now();
    const data = await ask<Decision>(target, 'POST', '/RestService/fraud-api/v2/', request);
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
    showProgress(done, count, summary);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, pauseMs - took)));
  }
  if (process.stderr.isTTY) process.stderr.write('\n');
}

/** Number of transactions, and transactions per second, sent to an existing server. */
const SHORT_PLAY = 200;
const FAST = 10;
/** Transactions per second on the temporary server. */
const SLOW = 0.5;

interface Stage {
  readonly clock: ShiftedClock;
  readonly random: Random;
  readonly shop: Shop;
  readonly weeks: number;
}

/** Demo documents, faces and bills; the build copies them next to the program. */
const PICTURES = join(dirname(fileURLToPath(import.meta.url)), 'demo');

/** @returns the number of transactions that may follow today */
async function sowWeeks(target: Target, stage: Stage): Promise<number> {
  process.stderr.write(`Generating ${stage.weeks} weeks of sample shop data (takes a minute or two):\n`);
  const remaining = await sow({
    ...stage,
    ask: (method, path, body, key = target.key) => ask({ ...target, key }, method, path, body),
    flow: (...call) => callFlow(target, ...call),
    picture: (name) => readFile(join(PICTURES, name)),
    stream: (session) => sendSession(target, session, stage.clock.now()),
    onProgress: (done, of) => showProgress(done, of, 'past transactions'),
  });
  process.stderr.write('\nThe sample history is complete. Live traffic starts now:\n\n');
  return remaining;
}

interface Wanted extends Omit<Play, 'next' | 'count'> {
  /** null = up to 1.5 times an ordinary day. */
  readonly count: number | null;
  /** 0 = no history. */
  readonly weeks: number;
  readonly seed: number;
}

/** Sends traffic to a temporary server, which stays open for exploration. */
async function playAlone({ weeks, seed, count, pauseMs }: Wanted): Promise<void> {
  const asked = stopSignal();
  const clock = new ShiftedClock();
  const random = seededRandom(seed);
  const shop = new Shop(random);
  clock.moveTo(clock.now() - weeks * WEEK_MS);
  const target = await ownServer(clock);
  const owner = `  First owner   ${target.url}/panel/set-up#${target.setUpCode ?? ''}\n`;
  const about = `  Panel         ${target.url}/\n${owner}  API key       ${target.key}\n`;
  try {
    process.stderr.write(`Temporary server with temporary data:\n\n${about}\n`);
    const live = async () => {
      const remaining = weeks > 0 ? await sowWeeks(target, { clock, random, shop, weeks }) : SHORT_PLAY;
      const next = async () => {
        const reported = shop.next();
        const request = await withSession(
          reported,
          (method, path, body) => ask(target, method, path, body),
          clock.now(),
        );
        return { story: reported.story, request };
      };
      await play(target, { count: count ?? remaining, pauseMs, next });
      return 'played';
    };
    const played = live();
    if ((await Promise.race([played, asked])) === 'played') {
      process.stderr.write(
        `\nAll transactions were sent. The server runs until you press Ctrl-C:\n\n${about}`,
      );
      await asked;
    } else {
      // Requests aborted by the shutdown are not failures.
      played.catch(() => undefined);
    }
  } finally {
    await target.stop();
  }
}

async function run(options: DemoOptions): Promise<void> {
  const key = options.key ?? process.env.ASSAY_API_KEY;
  const weeks = options.weeks === '0' ? 0 : positive(options.weeks, 'weeks');
  const seed = Number(options.seed);
  const count = options.count ? positive(options.count, 'count') : null;
  const pauseMs = 1000 / (options.rate ? positive(options.rate, 'rate') : key ? FAST : SLOW);
  if (!key) return playAlone({ count, pauseMs, weeks, seed });
  const calls = traffic(seededRandom(seed));
  await play(
    { url: options.url ?? 'http://127.0.0.1:8080', key },
    { count: count ?? SHORT_PLAY, pauseMs, next: () => calls.next().value },
  );
}

export function registerDemo(program: Command): void {
  program
    .command('demo')
    .description('Send sample traffic and show the decisions')
    .option('--url <address>', 'server that receives the traffic (default: http://127.0.0.1:8080)')
    .option(
      '--key <api key>',
      'API key of the server (default: ASSAY_API_KEY); without a key, a temporary server runs until you press Ctrl-C',
    )
    .option(
      '--count <n>',
      'number of transactions (default: 200; on a temporary server up to 1.5 times an ordinary day)',
    )
    .option('--rate <n>', 'transactions per second (default: 10; 0.5 on a temporary server)')
    .option('--weeks <n>', 'weeks of sample history on a temporary server', '8')
    .option('--seed <n>', 'seed of the random numbers; the same seed gives the same traffic', '1')
    .action(run);
}
