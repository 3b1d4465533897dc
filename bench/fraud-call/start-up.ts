import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Row } from '../row';
import { freePort } from './servers';
import { KEY } from './subject';

/** Milliseconds from `npm start`'s script to the first answered fraud call, then stops the server. */
async function firstAnswer(dataDir: string): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=64', resolve('scripts', 'start.mjs')], {
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
  const response = await fetch(`http://127.0.0.1:${port}/RestService/fraud-api/v2/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': KEY },
    body: JSON.stringify({
      config: { ip_api: true, email_api: true },
      ip: '8.8.8.8',
      email: 'someone@example.com',
    }),
  });
  if (response.status !== 200) throw new Error(`the first call was answered ${response.status}`);
  await response.text();
  const took = performance.now() - begun;
  child.kill('SIGTERM');
  await exited;
  return took;
}

/** First start on an empty data folder and a later start on the same one. */
export async function benchStartUp(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-start-'));
  try {
    const first = await firstAnswer(dataDir);
    const later = await firstAnswer(dataDir);
    return [
      {
        figure: 'first start, empty data folder, to the first answered call',
        value: first / 1000,
        unit: 's',
        bar: '≤ 15 s',
      },
      { figure: 'a later start, to the first answered call', value: later / 1000, unit: 's', bar: '≤ 2 s' },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
