import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Row } from '../row';
import { freePort } from './servers';
import { KEY, NODE_FLAGS } from './subject';

const MAX_BUILD_MS = 120_000;

/** Resolves when the data is packed, which a first start does while it already serves requests. */
async function untilPacked(url: string, dataDir: string): Promise<void> {
  const end = performance.now() + MAX_BUILD_MS;
  while (performance.now() < end) {
    const { components } = (await (await fetch(`${url}/readyz`)).json()) as {
      components: readonly { name: string; state: string }[];
    };
    const isPacked = components.some(({ name, state }) => name === 'ip-data' && state === 'ok');
    if (isPacked && existsSync(join(dataDir, 'places.bin'))) return;
    await sleep(250);
  }
  throw new Error('the data is not packed');
}

/**
 * Returns the milliseconds from `npm start`'s script to the first completed fraud request. Then stops the
 * server, immediately or after its data is packed.
 */
async function firstAnswer(dataDir: string, until: 'packed' | 'answered'): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, [...NODE_FLAGS, resolve('scripts', 'start.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      ASSAY_DATA_DIR: dataDir,
      ASSAY_API_KEY: KEY,
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('is ready')) break;
  child.stdout.resume();
  const url = `http://127.0.0.1:${port}`;
  const response = await fetch(`${url}/RestService/fraud-api/v2/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': KEY },
    body: JSON.stringify({
      config: { ip_api: true, email_api: true },
      ip: '8.8.8.8',
      email: 'someone@example.com',
    }),
  });
  if (response.status !== 200) throw new Error(`the first request returned ${response.status}`);
  await response.text();
  const took = performance.now() - begun;
  if (until === 'packed') await untilPacked(url, dataDir);
  child.kill('SIGTERM');
  await exited;
  return took;
}

/** Measures the first start with an empty data folder, and later starts with the same folder. */
export async function benchStartUp(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-start-'));
  try {
    const first = await firstAnswer(dataDir, 'answered');
    const unpacked = await firstAnswer(dataDir, 'packed');
    const later = await firstAnswer(dataDir, 'answered');
    return [
      {
        figure: 'first start with an empty data folder, until the first completed request',
        value: first / 1000,
        unit: 's',
        bar: atMost(15),
      },
      {
        figure: 'later start, until the first completed request',
        value: later / 1000,
        unit: 's',
        bar: atMost(2),
      },
      {
        figure: 'start after a first start that was stopped before its data was packed',
        value: unpacked / 1000,
        unit: 's',
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
