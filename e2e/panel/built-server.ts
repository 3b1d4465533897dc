import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newDataFolder } from '../../apps/server/src/testing/program';
import { TEST_MASTER_KEY } from '../../apps/server/src/testing/test-keys';
import type { ServedDatabase } from '../../packages/store/src/testing/create-database';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const START_LIMIT_MS = 180_000;

export const ADMIN = { email: 'analyst@example.com', password: 'a long pass phrase' } as const;

export interface ServerApi {
  /** `http://127.0.0.1:<port>` */
  readonly address: string;
  /** Key of an account, with every scope. */
  readonly key: string;
  /** Sends an API request with the key and returns `data` of the envelope. */
  call<Data>(method: string, path: string, body?: object): Promise<Data>;
  /** Sends a fraud request and returns its `data`. */
  decide(request: object): Promise<{ readonly id: string; readonly state: string }>;
}

/** A server with the key that the first start printed. */
interface BuiltServer extends ServerApi {
  /** URL for creating the first owner; null = there is one already. */
  readonly setUp: string | null;
  stop(): Promise<void>;
}

/** Creates an API client for a server and a key. */
export function apiOf(address: string, key: string): ServerApi {
  const call = async <Data>(method: string, path: string, body?: object): Promise<Data> => {
    const reply = await fetch(address + path, {
      method,
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { data, error } = (await reply.json()) as { data: Data; error: { readonly message?: string } };
    if (!reply.ok) throw new Error(error.message);
    return data;
  };
  return { address, key, call, decide: (request) => call('POST', '/RestService/fraud-api/v2/', request) };
}

function run(command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  return once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  });
}

/** Data printed at the first start. */
interface Welcome {
  readonly address: string;
  readonly key: string;
  readonly setUp: string | null;
}

/** Waits for the lines that are printed at the first start. */
function welcome(child: ChildProcess): Promise<Welcome> {
  return new Promise((resolve, reject) => {
    let output = '';
    const give = (reason: string) => reject(new Error(`${reason}:\n${output}`));
    const limit = setTimeout(() => give('The server did not start in time'), START_LIMIT_MS);
    child.stderr?.on('data', (text) => {
      output += text;
    });
    child.stdout?.on('data', (text) => {
      output += text;
      const address = /Panel\s+(http:\/\/\S+?)\/\s/.exec(output)?.[1];
      const key = /API key\s+(assay_live_\S+)/.exec(output)?.[1];
      if (!address || !key) return;
      clearTimeout(limit);
      resolve({ address, key, setUp: /First owner\s+(http:\/\/\S+)/.exec(output)?.[1] ?? null });
    });
    child.on('exit', () => give('The server ended'));
  });
}

/**
 * Builds the product if necessary, and starts it as a user would, with a new data folder that contains the
 * packed data.
 * @param database null: the server uses its built-in database; a given one is dropped when the server is
 *   stopped
 * @param env additional variables of the server
 */
export async function startBuiltServer(
  database: ServedDatabase | null,
  env: { readonly [name: string]: string | undefined } = {},
): Promise<BuiltServer> {
  await run(process.execPath, ['scripts/build.mjs']);
  const folder = await newDataFolder();
  const child = spawn(process.execPath, [join('dist', 'assay.mjs'), 'serve'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      ASSAY_DATA_DIR: folder.path,
      ASSAY_ADMIN_EMAIL: ADMIN.email,
      ASSAY_ADMIN_PASSWORD: ADMIN.password,
      // Without engines, every check waits for a reviewer.
      ASSAY_VERIFICATION_ENGINES: 'off',
      ASSAY_ALLOW_LOOPBACK_WEBHOOKS: 'true',
      ...(database ? { DATABASE_URL: database.servingUrl, ASSAY_MASTER_KEY: TEST_MASTER_KEY } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await database?.drop();
    await folder.remove();
  };
  try {
    const { address, key, setUp } = await welcome(child);
    return { ...apiOf(address, key), setUp, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
