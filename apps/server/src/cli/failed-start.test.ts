import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabase } from '../../../../packages/store/src/testing/create-database';
import { usualServer } from '../../../../packages/store/src/testing/test-database';
import { type DataFolder, newDataFolder, runAssay, startServer } from '../testing/program';

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
    const { code, stderr } = await runAssay(command, { env: { ...env(), PORT: String(port) } });
    expect(code).toBe(1);
    expect(stderr).toContain(`Another program uses 127.0.0.1:${port}. Set PORT to a free port.`);
    expect(readdirSync(folder.path)).toEqual(before);
  } finally {
    other.close();
  }
});

it('a first start that fails after creating the first API key prints the key', async () => {
  const other = createSocket('udp4').bind(0, '127.0.0.1');
  await once(other, 'listening');
  const dns = { ASSAY_DNS_ZONE: 'check.example.org', ASSAY_DNS_PORT: String(other.address().port) };
  const { code, stdout } = await runAssay(['serve', '--dns'], { env: { ...env(), ...dns, PORT: '0' } });
  other.close();
  expect(code).toBe(1);
  const [, key = ''] = /First API key: (\S+) {3}\(shown only once: save it now\)/.exec(stdout) ?? [];

  const server = await startServer(env());
  try {
    expect(server.output()).toContain('created at the first start');
    const answer = await fetch(`${server.url}/RestService/fraud-api/v2/`, {
      method: 'POST',
      headers: { 'X-API-KEY': key, 'Content-Type': 'application/json' },
      body: JSON.stringify({ config: {}, ip: '185.220.101.1' }),
    });
    expect(answer.status).toBe(200);
  } finally {
    await server.end('SIGTERM');
  }
});
