import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { identifyProcess, isAlive, isRunning, type ProcessIdentity } from '@assay/versioned-files';
import { type Binaries, program } from './binaries';
import { systemErrorCode } from './errors';
import type { RunAs } from './os-user';
import { programOptions, whenSpawned } from './program-run';
import type { ServerLog } from './server-log';

/** Clock and timer of the supervisor; tests and the server may pass their own. */
export interface Clock {
  /** Milliseconds since the UNIX epoch. */
  now(): number;
  /** Resolves after `ms` milliseconds, or at once when `signal` aborts. Never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The system clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: async (ms, signal) => {
    try {
      await delay(ms, undefined, signal ? { signal } : {});
    } catch {
      // The only rejection of this timer is the abort, which ends the wait early.
    }
  },
};

/** Returns the arguments a process was started with, or null if the system doesn't report them. */
function commandLine(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return text ? text.replace(/\0$/, '').split('\0') : null;
  } catch {
    return null;
  }
}

/** Returns the target of one of a process's `/proc` links, or null if unknown. */
function processLink(pid: number, name: 'cwd' | 'exe'): string | null {
  try {
    return readlinkSync(`/proc/${pid}/${name}`);
  } catch {
    return null;
  }
}

/** Sends a signal; returns false if the process is already gone. */
export function signalProcess(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'ESRCH') return false;
    throw error;
  }
}

/** PostgreSQL's main process. */
export interface Postmaster {
  readonly pid: number;
  /** Resolves when the process has ended for any reason. */
  readonly exited: Promise<void>;
}

/** A postmaster found running on a cluster that this process did not start. */
export interface FoundPostmaster {
  readonly pid: number;
  /** Program and arguments. */
  readonly commandLine: readonly string[];
}

/**
 * Maximum time for an orderly shutdown of PostgreSQL, in milliseconds; the checkpoint writes up to all shared
 * buffers.
 */
const FAST_SHUTDOWN_MS = 20_000;
/** Maximum time for an immediate shutdown, in milliseconds. */
const IMMEDIATE_SHUTDOWN_MS = 5_000;
const POLL_MS = 50;

/** Starts PostgreSQL in a new session, so that a Ctrl-C in the terminal doesn't reach it before its server. */
export async function spawnPostmaster(
  binaries: Binaries,
  args: readonly string[],
  runAs: RunAs,
  log: ServerLog,
): Promise<Postmaster> {
  const output = log.openForChild();
  try {
    const path = program(binaries, 'postgres');
    const child = spawn(path, args, {
      ...programOptions(runAs),
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
    });
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    await whenSpawned(child, path);
    return { pid: child.pid!, exited };
  } finally {
    output.close();
  }
}

/** Adopts a postmaster that an earlier server left running. It isn't a child process, so it is polled. */
export function adoptPostmaster(found: FoundPostmaster, clock: Clock): Postmaster {
  return { pid: found.pid, exited: waitUntilGone(identifyProcess(found.pid), clock) };
}

async function waitUntilGone(identity: ProcessIdentity, clock: Clock): Promise<void> {
  while (isAlive(identity)) await clock.sleep(POLL_MS);
}

/** Returns the pid in the cluster's `postmaster.pid`, or null if none exists. */
async function recordedPid(cluster: string): Promise<number | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 0 ? pid : null;
}

/** Returns the postmaster that runs on this cluster now, recognized by its command line, or null. */
export async function findPostmaster(cluster: string): Promise<FoundPostmaster | null> {
  const pid = await recordedPid(cluster);
  if (pid === null || !isRunning(pid)) return null;
  const args = commandLine(pid);
  if (args === null || basename(args[0] ?? '') !== 'postgres') return null;
  const folder = args[args.indexOf('-D') + 1];
  return folder === cluster ? { pid, commandLine: args } : null;
}

/**
 * Returns true if the found postmaster runs exactly this program with this configuration, and an upgrade
 * hasn't replaced the program on disk.
 */
export function isSameServer(found: FoundPostmaster, binaries: Binaries, args: readonly string[]): boolean {
  const path = program(binaries, 'postgres');
  const wanted = [path, ...args];
  return (
    processLink(found.pid, 'exe') === path &&
    wanted.length === found.commandLine.length &&
    wanted.every((word, index) => word === found.commandLine[index])
  );
}

/** Shuts PostgreSQL down: orderly if possible, otherwise by force. Resolves when the process has ended. */
export async function stopPostmaster(postmaster: Postmaster, clock: Clock): Promise<void> {
  const steps: readonly (readonly [NodeJS.Signals, number])[] = [
    ['SIGINT', FAST_SHUTDOWN_MS],
    ['SIGQUIT', IMMEDIATE_SHUTDOWN_MS],
    ['SIGKILL', IMMEDIATE_SHUTDOWN_MS],
  ];
  for (const [signal, patience] of steps) {
    if (!signalProcess(postmaster.pid, signal)) return;
    const timer = new AbortController();
    const gone = await Promise.race([
      postmaster.exited.then(() => true),
      clock.sleep(patience, timer.signal).then(() => false),
    ]);
    timer.abort();
    if (gone) return;
  }
}

/** Returns the PostgreSQL processes that work in this cluster. Works only on Linux, where `/proc` lists them. */
function serverProcesses(cluster: string): number[] {
  let entries: string[];
  try {
    entries = readdirSync('/proc');
  } catch {
    return [];
  }
  return entries
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter(
      (pid) =>
        processLink(pid, 'cwd') === cluster && basename(processLink(pid, 'exe') ?? '').startsWith('postgres'),
    );
}

/**
 * Clears the leftovers of a killed postmaster so that the next one can start at once. Call only if
 * `findPostmaster` returned null.
 *
 * Orphaned backends leave the shared memory attached, which makes PostgreSQL refuse to start. Without a
 * postmaster they can't finish any work, so they get the signal to quit. A lock file may name a pid that was
 * reused, or a zombie that no init reaps; PostgreSQL takes it for a live server. Only such a file is removed.
 */
export async function clearLeftovers(cluster: string, clock: Clock): Promise<void> {
  const orphans = serverProcesses(cluster).map(identifyProcess);
  for (const [signal, patience] of [
    ['SIGQUIT', 2_000],
    ['SIGKILL', 1_000],
  ] as const) {
    for (const orphan of orphans) if (isAlive(orphan)) signalProcess(orphan.pid, signal);
    const until = clock.now() + patience;
    while (orphans.some(isAlive) && clock.now() < until) await clock.sleep(POLL_MS);
  }

  const pid = await recordedPid(cluster);
  if (pid === null) return;
  const isOtherProgram = isRunning(pid) && commandLine(pid) !== null;
  const isZombie = !isRunning(pid) && identifyProcess(pid).startTicks !== null;
  if (!isOtherProgram && !isZombie) return;
  for (const name of await readdir(cluster)) {
    if (name === 'postmaster.pid' || /^\.s\.PGSQL\.\d+\.lock$/.test(name))
      await rm(join(cluster, name), { force: true });
  }
}
