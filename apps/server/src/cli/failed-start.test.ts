import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { openDatabase } from '@assay/store';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabase } from '../../../../packages/store/src/testing/create-database';
import { usualServer } from '../../../../packages/store/src/testing/test-database';
import { startTroubledProxy } from '../../../../packages/store/src/testing/troubled-proxy';
import { platformConfig } from '../platform/config';
import { sayUnshownKey } from '../platform/first-key';
import { type DataFolder, newDataFolder, runAssay } from '../testing/program';

let folder: DataFolder;
let made: Awaited<ReturnType<typeof createDatabase>>;

beforeEach(async () => {
  folder = await newDataFolder();
  made = await createDatabase(await usualServer(), null);
});
afterEach(async () => {
  await made.drop();
  await folder.remove();
});

const env = () => ({
  DATABASE_URL: made.url,
  ASSAY_DATA_DIR: folder.path,
  ASSAY_DB_CONNECTIONS: '4',
});

it.each([
  [['serve']],
  [['serve', '--processes', '2']],
])('a port in use is reported before anything is created: %j', async (command) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const before = readdirSync(folder.path);
  try {
    const { code, stdout, stderr } = await runAssay(command, { env: { ...env(), PORT: String(port) } });
    expect(code).toBe(1);
    expect(stderr).toContain(`Another program uses 127.0.0.1:${port}. Set PORT to a free port.`);
    expect(readdirSync(folder.path)).toEqual(before);
    expect(stdout).not.toContain('API key');
    expect(await storedPrefixes()).toBeNull();
  } finally {
    other.close();
  }
});

/** Returns the prefixes of the stored API keys; null without the tables of Assay. */
async function storedPrefixes(): Promise<readonly string[] | null> {
  const database = openDatabase({ url: made.url, maxConnections: 1 });
  try {
    const [table] = await database.query<{ found: boolean }>({
      text: "SELECT to_regclass('api_key') IS NOT NULL AS found",
    });
    if (!table?.found) return null;
    const rows = await database.query<{ prefix: string }>({ text: 'SELECT prefix FROM api_key' });
    return rows.map(({ prefix }) => prefix);
  } finally {
    await database.close();
  }
}

it.each([
  [['serve']],
  [['serve', '--processes', '2']],
])('a port taken while the server starts leaves a printed API key: %j', async (command) => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as { port: number };
  await new Promise((closed) => free.close(closed));
  const proxy = await startTroubledProxy(made.url);
  const other = createServer();
  try {
    // The server checks its port before it connects to the database.
    proxy.set('slow');
    const ended = runAssay(command, { env: { ...env(), DATABASE_URL: proxy.url, PORT: String(port) } });
    await expect.poll(() => proxy.opened(), { interval: 10, timeout: 60_000 }).toBeGreaterThan(0);
    other.listen(port, '127.0.0.1');
    await once(other, 'listening');
    proxy.set('flows');
    const { code, stdout, stderr } = await ended;
    expect(code).toBe(1);
    expect(stderr).toContain(`Another program uses 127.0.0.1:${port}.`);
    const printed = [...stdout.matchAll(/First API key: (assay_live_\S+)/g)].map(([, key = '']) => key);
    expect(printed).toHaveLength(1);
    const prefixes = (await storedPrefixes()) ?? [];
    expect(prefixes).toHaveLength(1);
    expect(printed[0]).toContain(prefixes[0]);
  } finally {
    other.close();
    await proxy.close();
  }
});

it.each([
  [['serve', '--dns']],
  [['serve', '--dns', '--processes', '2']],
])('a DNS port in use and a missing zone are reported before anything is created: %j', async (command) => {
  const other = createSocket('udp4').bind(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address();
  const dns = {
    ASSAY_DNS_ZONE: 'check.example.org',
    ASSAY_DNS_HOST: '127.0.0.1',
    ASSAY_DNS_PORT: String(port),
  };
  const before = readdirSync(folder.path);
  try {
    const taken = await runAssay(command, { env: { ...env(), ...dns, PORT: '0' } });
    expect(taken).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        `Another program uses 127.0.0.1:${port}. Set ASSAY_DNS_PORT to a free port.`,
      ),
    });
    const missing = await runAssay(command, { env: { ...env(), PORT: '0' } });
    expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining('--dns needs ASSAY_DNS_ZONE') });
    expect(taken.stdout + missing.stdout).not.toContain('API key');
    expect(readdirSync(folder.path)).toEqual(before);
  } finally {
    other.close();
  }
});

it('a start that fails after it created the first API key prints the key once', () => {
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const config = platformConfig({});
  sayUnshownKey('assay_live_new', { config, say });
  sayUnshownKey(null, { config, say });
  sayUnshownKey('chosen', { config: { ...config, firstApiKey: 'chosen' }, say });
  expect(said).toEqual(['First API key: assay_live_new   (shown only once: save it now)']);
});
