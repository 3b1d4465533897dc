import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { packedData } from './packed-data';
import { TEST_MASTER_KEY } from './test-keys';

export type Environment = { readonly [name: string]: string };

/** An unprivileged user, for tests of actions that must not require root. */
export const NOBODY = { uid: 65_534, gid: 65_534 };

let built: Promise<string> | undefined;

/** Returns the path of the shipped program; bundles it first if a source file changed. */
export function builtProgram(): Promise<string> {
  built ??= promisify(execFile)(process.execPath, [resolve('scripts', 'build.mjs')]).then(() =>
    resolve('dist', 'assay.mjs'),
  );
  return built;
}

/** Returns an environment without the test configuration. */
export function cleanEnvironment(env: Environment): Environment {
  const { PATH = '', HOME = '' } = process.env;
  // A program with an external database needs a master key, and would store audit heads in the folder of this
  // repository. Other programs have a data folder.
  const external = { ASSAY_MASTER_KEY: TEST_MASTER_KEY, ASSAY_AUDIT_HEADS_DIR: 'off' };
  return { PATH, HOME, ...(env.DATABASE_URL ? external : {}), ...env };
}

/** Starts `assay …` as a child process. */
export async function spawnAssay(
  args: readonly string[],
  env: Environment = {},
  identity: { readonly uid?: number; readonly gid?: number } = {},
  program?: string,
): Promise<ChildProcessWithoutNullStreams> {
  return spawn(process.execPath, [program ?? (await builtProgram()), ...args], {
    env: cleanEnvironment(env),
    ...identity,
  });
}

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Collects the output of a process until it exits. */
export function finished(child: ChildProcessWithoutNullStreams): Promise<Finished> {
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => done({ code, stdout, stderr }));
  });
}

/** Runs `assay …` until it exits. */
export async function runAssay(
  args: readonly string[],
  options: {
    readonly env?: Environment;
    readonly input?: string;
    readonly identity?: { readonly uid: number; readonly gid: number };
  } = {},
): Promise<Finished> {
  const child = await spawnAssay(args, options.env, options.identity);
  const end = finished(child);
  // A program that stops reading early closes the pipe.
  child.stdin.on('error', () => undefined);
  child.stdin.end(options.input ?? '');
  return end;
}

export interface DataFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** Creates a temporary data folder that contains the packed data. */
export async function newDataFolder(): Promise<DataFolder> {
  const packed = await packedData();
  // The path is short because Unix socket paths are limited. The folder is writable for all because root's
  // database runs as another user.
  const path = await mkdtemp(join(tmpdir(), 'assay-e2e-'));
  await chmod(path, 0o777);
  for (const name of ['ip', 'places.bin']) {
    if (existsSync(join(packed, name))) await symlink(join(packed, name), join(path, name));
  }
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Returns a port that was free at the time of the call. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((found, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? found(address.port) : failed(new Error('no port')),
      );
    });
  });
}

/** A running `assay serve`. */
export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Returns the standard output so far. */
  output(): string;
  /** Returns the standard error output so far. */
  log(): string;
  /**
   * Sends a signal and waits for the process to exit.
   * @returns the exit code, or null when the signal ended the process
   */
  end(signal: NodeJS.Signals): Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
  readonly exited: Promise<number | null>;
}

/**
 * Starts `assay serve` and waits until it is ready.
 * @param program a different build of the program
 * @throws Error with the output when the program exits first
 */
export async function startServer(
  env: Environment,
  identity: { readonly uid?: number; readonly gid?: number } = {},
  flags: readonly string[] = [],
  program?: string,
): Promise<ServerProcess> {
  const port = await freePort();
  const child = await spawnAssay(['serve', ...flags], { PORT: String(port), ...env }, identity, program);
  let output = '';
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const exited = new Promise<number | null>((done) => child.once('close', done));
  await new Promise<void>((ready, failed) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Score a transaction:')) ready();
    });
    void exited.then((code) => failed(new Error(`assay serve ended with ${code}: ${output}${log}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    output: () => output,
    log: () => log,
    kill: (signal) => child.kill(signal),
    async end(signal) {
      child.kill(signal);
      return exited;
    },
    exited,
  };
}
