/** A load on one server, with the processor time of the server and of its database apart. */

import { setTimeout as pause } from 'node:timers/promises';
import type { FreshDatabase, Server } from '../fraud-call/servers';
import { KEY, load } from '../fraud-call/subject';
import { cpuOf } from '../process-cpu';
import { steadyLoad } from '../steady-load';
import type { TrafficStream } from './stream';

/** As many calls as are answered, or as many a second as are said. */
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
  /** Milliseconds per call. */
  readonly serverCpu: number;
  readonly databaseCpu: number;
}

/** More than any of these servers answers in a second: the rest is not sent. */
const MOST_PER_SECOND = 4000;

/** CPU of each process that serves the connections of this database, milliseconds, by process id. */
async function backendsCpu(database: FreshDatabase): Promise<ReadonlyMap<number, number>> {
  return new Map((await database.pids()).map((pid) => [pid, cpuOf([pid])]));
}

/** What each connection sends is a part of what came at the same time, as a balancer spreads it. */
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
  const bodies = dealt(stream.take(MOST_PER_SECOND * seconds), connections);
  const answered = await load({ url: server.url + path, headers, bodies, connections, seconds });
  if (answered.failures > 0) throw new Error(`${answered.failures} calls failed`);
  return { ...answered, calls: answered.perSecond * seconds };
}

/** What work uses: CPU of the server and of the connections of its database, milliseconds. */
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

/** @throws Error when a call is not answered with 200. */
export async function measure(target: Target, shape: Shape, seconds: number): Promise<Measured> {
  const { result, serverMs, databaseMs } = await cpuDuring(target, () => run(target, shape, seconds));
  const { perSecond, p50, p99, calls } = result;
  return { perSecond, p50, p99, serverCpu: serverMs / calls, databaseCpu: databaseMs / calls };
}

/** What is used while no call comes, milliseconds a second: part of what a call costs when there are few. */
export async function atRest(target: Target, seconds: number) {
  const { serverMs, databaseMs } = await cpuDuring(target, () => pause(seconds * 1000));
  return { server: serverMs / seconds, database: databaseMs / seconds };
}
