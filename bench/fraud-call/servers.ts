import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

export interface Server {
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** Starts a Node program and waits for a line of its output. */
export async function startProgram(
  args: readonly string[],
  env: { readonly [name: string]: string },
  port: number,
  readyLine: RegExp,
): Promise<Server> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const ready = (async () => {
    for await (const line of createInterface({ input: child.stdout })) if (readyLine.test(line)) break;
  })();
  await Promise.race([
    ready,
    exited.then(([code]) => {
      throw new Error(`${args.join(' ')} ended with code ${code} before it was ready`);
    }),
  ]);
  child.stdout.resume();
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
