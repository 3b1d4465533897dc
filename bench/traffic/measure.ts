/** Loads one server and measures the CPU time of the server and of its database separately. */

import { setTimeout as pause } from 'node:timers/promises';
import type { FreshDatabase, Server } from '../fraud-call/servers';
import { KEY, load } from '../fraud-call/subject';
import { cpuOf } from '../process-cpu';
import { steadyLoad } from '../steady-load';
import type { TrafficStream } from './stream';

/** The maximum rate, or a fixed number of requests per second. */
export interface Shape {
  readonly name: string;
  readonly connections: number;
  readonly perSecond?: number;
}

export interface Target {
  readonly server: Server;
  readonly path: string;
  readonly database: FreshDatabase;
  readonly stream: TrafficStream;
}

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds per request. */
  readonly serverCpu: number;
  readonly databaseCpu: number;
}

/** More than any of these servers completes per second; further requests are not sent. */
const MAX_PER_SECOND = 4000;

/** Returns the CPU milliseconds of each process that serves this database's connections, by process ID. */
async function backendsCpu(database: FreshDatabase): Promise<ReadonlyMap<number, number>> {
  return new Map((await database.pids()).map((pid) => [pid, cpuOf([pid])]));
}

/** Distributes concurrent requests over the connections, like a load balancer. */
const dealt = (bodies: readonly string[], connections: number): readonly string[] =>
  Array.from({ length: connections }, (_, first) =>
    bodies.filter((_body, position) => position % connections === first),
  ).flat();

async function run({ server, path, stream }: Target, { connections, perSecond }: Shape, seconds: number) {
  const headers = { 'x-api-key': KEY };
  if (perSecond !== undefined) {
    const bodies = stream.take(perSecond * seconds);
    const answered = await steadyLoad({
      url: server.url,
      path,
      headers,
      bodies,
      perSecond,
      seconds,
      connections,
    });
    return { ...answered, calls: bodies.length };
  }
  const bodies = dealt(stream.take(MAX_PER_SECOND * seconds), connections);
  const answered = await load({ url: server.url + path, headers, bodies, connections, seconds });
  if (answered.failures > 0) throw new Error(`${answered.failures} requests failed`);
  return { ...answered, calls: answered.perSecond * seconds };
}

/** Measures the CPU milliseconds of the server and of its database connections during some work. */
async function cpuDuring<T>({ server, database }: Target, work: () => Promise<T>) {
  const pid = server.process.pid ?? 0;
  const backendsBefore = await backendsCpu(database);
  const serverBefore = cpuOf([pid]);
  const result = await work();
  const serverMs = cpuOf([pid]) - serverBefore;
  let databaseMs = 0;
  for (const [backend, used] of await backendsCpu(database))
    databaseMs += used - (backendsBefore.get(backend) ?? 0);
  return { result, serverMs, databaseMs };
}

/** @throws Error when a response is not 200 */
export async function measure(target: Target, shape: Shape, seconds: number): Promise<Measured> {
  const { result, serverMs, databaseMs } = await cpuDuring(target, () => run(target, shape, seconds));
  const { perSecond, p50, p99, calls } = result;
  return { perSecond, p50, p99, serverCpu: serverMs / calls, databaseCpu: databaseMs / calls };
}

/** Measures the CPU milliseconds per second without requests, which are part of a request's cost at low load. */
export async function atRest(target: Target, seconds: number) {
  const { serverMs, databaseMs } = await cpuDuring(target, () => pause(seconds * 1000));
  return { server: serverMs / seconds, database: databaseMs / seconds };
}
