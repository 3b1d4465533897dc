import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Returns the path of a program; null if it is not installed. */
export function findProgram(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Waits until a value is available. */
export async function until<Value>(
  look: () => Value | undefined,
  limitMs: number,
  what: string,
): Promise<Value> {
  const end = Date.now() + limitMs;
  for (;;) {
    const value = look();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error(`Timeout: ${what} is not available after ${limitMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, 'exit');
  const stop = (signal: NodeJS.Signals) => {
    try {
      // Browsers are started as a process group, so that their wrapper and helpers end with them.
      process.kill(-(child.pid as number), signal);
    } catch {
      child.kill(signal);
    }
  };
  stop('SIGTERM');
  const hard = setTimeout(() => stop('SIGKILL'), 3000);
  await gone;
  clearTimeout(hard);
}

export function startProcess(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const child = spawn(program, args, { stdio: 'ignore', detached: true, ...options });
  child.on('error', () => undefined);
  return child;
}

/** Runs work with a folder that is removed afterwards. */
export async function withFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-bench-agent-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

export interface Display {
  /** Value of the environment variable DISPLAY. */
  readonly name: string;
  stop(): Promise<void>;
}

/** Starts a virtual screen with a window manager; null if Xvfb, openbox or xdotool is not installed. */
export async function openDisplay(size: string): Promise<Display | null> {
  const [server, manager] = [findProgram('Xvfb'), findProgram('openbox')];
  if (!server || !manager || !findProgram('xdotool')) return null;
  let number = 90 + (process.pid % 900);
  while (existsSync(`/tmp/.X11-unix/X${number}`)) number++;
  const name = `:${number}`;
  const screen = startProcess(server, [name, '-screen', '0', size, '-nolisten', 'tcp']);
  await until(() => existsSync(`/tmp/.X11-unix/X${number}`) || undefined, 10_000, 'the virtual screen');
  const windows = startProcess(manager, [], { env: { ...process.env, DISPLAY: name } });
  return {
    name,
    async stop() {
      await stopProcess(windows);
      await stopProcess(screen);
    },
  };
}
