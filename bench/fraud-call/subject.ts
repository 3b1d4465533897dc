import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import { cpuOf, familyOf } from '../process-cpu';
import { steadyLoad } from '../steady-load';
import { payloads } from './payload';
import { freePort, type Server, startProgram } from './servers';

interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

interface LoadPlan {
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  /** Each connection sends its own share of these in turn. */
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

/** Runs autocannon and returns the milliseconds of each response, because its own percentiles are integers. */
async function cannonade(options: autocannon.Options) {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    running.on('response', (_client, _status, _bytes, took) => times.push(took));
  });
  return { result, times: times.sort((a, b) => a - b) };
}

/** Sends requests as fast as they are completed. Latencies are in milliseconds. */
export async function load(plan: LoadPlan): Promise<Load> {
  const share = Math.floor(plan.bodies.length / plan.connections);
  let clients = 0;
  const { result, times } = await cannonade({
    url: plan.url,
    connections: plan.connections,
    duration: plan.seconds,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...plan.headers },
    setupClient: (client) => {
      const first = clients++ * share;
      client.setRequests(plan.bodies.slice(first, first + share).map((body) => ({ body })));
    },
  });
  const at = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return {
    perSecond: result.requests.average,
    p50: at(0.5),
    p99: at(0.99),
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

export const KEY = 'bench-key-0123456789abcdef';
const PROGRAM = resolve('dist', 'assay.mjs');
export const MASTER_KEY = 'b3'.repeat(32);
/** Flags of `npm start`; BENCH_NODE_FLAGS adds more, for example `--cpu-prof --cpu-prof-dir=FOLDER`. */
export const NODE_FLAGS = [
  '--max-semi-space-size=32',
  '--use-largepages=silent',
  ...(process.env.BENCH_NODE_FLAGS?.split(' ') ?? []),
];
const PACKED = resolve('node_modules', '.cache', 'assay-bench');

/** Creates a data folder with packed data, so that no build runs during the measurement. */
export function dataFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  if (existsSync(PACKED)) cpSync(PACKED, path, { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Packs the data once for all benchmarks. */
export async function packData(): Promise<void> {
  const { spawnSync } = await import('node:child_process');
  spawnSync(process.execPath, [PROGRAM, 'data', 'build'], {
    env: { ...process.env, ASSAY_DATA_DIR: PACKED },
    stdio: 'inherit',
  });
}

/**
 * Starts the product as a child process.
 * @param flags flags of `assay serve`
 */
export async function startSubject(
  env: { readonly [name: string]: string },
  flags: readonly string[] = [],
): Promise<Server> {
  return startProgram(
    [...NODE_FLAGS, PROGRAM, 'serve', ...flags],
    { ASSAY_API_KEY: KEY, ASSAY_RATE_LIMIT: '0', ASSAY_MASTER_KEY: MASTER_KEY, ...env },
    await freePort(),
    /is ready/,
  );
}

/** @param processes number of processes that share its port */
export async function startReference(databaseUrl: string, reply: string, processes = 1): Promise<Server> {
  return startProgram(
    [...NODE_FLAGS, resolve('dist', 'bench-reference.mjs')],
    { DATABASE_URL: databaseUrl, REPLY: reply, PROCESSES: String(processes) },
    await freePort(),
    /listening/,
  );
}

/** Sends one request and returns the response as text. */
export async function call(server: Server, body: string): Promise<string> {
  const response = await fetch(`${server.url}/RestService/fraud-api/v2/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': KEY },
    body,
  });
  if (response.status !== 200) throw new Error(`the server returned ${response.status}`);
  return response.text();
}

let seed = 1000;
const BODIES = 40_000;

export interface Round extends Load {
  /** CPU of the server and of the processes that it had at the start, in milliseconds per request. */
  readonly cpuMs: number;
}

/** Sends new requests to a server for several seconds. */
export async function round(
  server: Server,
  path: string,
  options: {
    readonly seconds: number;
    readonly connections?: number;
    /** Requests per second at equal intervals; absent for the maximum rate. */
    readonly perSecond?: number;
    readonly hotIp?: { readonly ip: string; readonly share: number };
    readonly change?: (body: string) => string;
  },
): Promise<Round> {
  const made = payloads(BODIES, ++seed, options.hotIp);
  const bodies = options.change ? made.map(options.change) : made;
  const pids = familyOf(server.process.pid ?? 0);
  const { seconds, perSecond, connections = 16 } = options;
  const headers = { 'x-api-key': KEY };
  const before = cpuOf(pids);
  const result =
    perSecond === undefined
      ? await load({ url: server.url + path, headers, bodies, connections, seconds })
      : {
          ...(await steadyLoad({ url: server.url, path, headers, bodies, perSecond, seconds, connections })),
          failures: 0,
        };
  if (result.failures > 0) throw new Error(`${result.failures} requests failed`);
  return { ...result, cpuMs: (cpuOf(pids) - before) / (result.perSecond * options.seconds) };
}

export const FRAUD = '/RestService/fraud-api/v2/';

/** Runs rounds alternately (A B A B …) after a warm-up of each; the caller calculates medians. */
export async function alternate(
  rounds: number,
  a: () => Promise<Round>,
  b: () => Promise<Round>,
): Promise<{ readonly a: readonly Round[]; readonly b: readonly Round[] }> {
  await a();
  await b();
  const measured = { a: [] as Round[], b: [] as Round[] };
  for (let i = 0; i < rounds; i++) {
    measured.a.push(await a());
    measured.b.push(await b());
  }
  return measured;
}
