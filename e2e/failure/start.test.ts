import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientAt } from '../../apps/server/src/testing/over-http';
import {
  type DataFolder,
  type Environment,
  NOBODY,
  newDataFolder,
  runAssay,
  type ServerProcess,
  startServer,
} from '../../apps/server/src/testing/program';

const isRoot = process.geteuid?.() === 0;
const scratch = mkdtempSync(join(tmpdir(), 'assay-start-'));
const KEY = 'assay_live_key-of-start-tests';

let folder: DataFolder;
let taken: Server;
let takenPort: number;

beforeAll(async () => {
  folder = await newDataFolder();
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  takenPort = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  taken.close();
  await folder.remove();
  rmSync(scratch, { recursive: true, force: true });
});

/** Returns the single error message of a failed start. */
async function refusal(env: Environment, identity?: typeof NOBODY): Promise<string> {
  const { code, stderr } = await runAssay(['serve'], {
    env: { PORT: '0', ASSAY_DATA_DIR: folder.path, ...env },
    ...(identity ? { identity } : {}),
  });
  expect(code).toBe(1);
  // Events are lines of JSON; other lines are for people.
  const said = stderr
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('{'));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^[A-Z"/1].*\.$/);
  return said[0] ?? '';
}

describe('start that fails', { timeout: 120_000 }, () => {
  it('names an invalid value', async () => {
    for (const [name, value] of [
      ['PORT', 'http'],
      ['PORT', '65536'],
      ['ASSAY_RATE_LIMIT', '-1'],
      ['ASSAY_API_KEY', 'short'],
      ['ASSAY_ADMIN_EMAIL', 'a@example.com'],
      ['ASSAY_PATH_ALIASES', 'nothing'],
      ['ASSAY_PROVIDERS_FILE', join(scratch, 'nothing.json')],
      ['ASSAY_MASTER_KEY', 'short'],
      ['ASSAY_MASTER_KEY_FILE', join(scratch, 'nothing.key')],
    ] as const) {
      expect(await refusal({ [name]: value })).toContain(name);
    }
  });

  it('names a missing secret of the providers file, and an invalid setting', async () => {
    const file = join(scratch, 'providers.json');
    writeFileSync(file, '{"breaches":{"apiKey":"env:HIBP_KEY"}}');
    expect(await refusal({ ASSAY_PROVIDERS_FILE: file })).toContain('HIBP_KEY');
    writeFileSync(file, '{"dns":{"servers":"8.8.8.8"}}');
    expect(await refusal({ ASSAY_PROVIDERS_FILE: file })).toContain('ASSAY_PROVIDERS_FILE');
  });

  it('reports a port in use, and leaves no database running', async () => {
    expect(await refusal({ PORT: String(takenPort) })).toContain(
      `Another program uses 127.0.0.1:${takenPort}`,
    );
    expect(() => statSync(join(folder.path, 'pg', 'postmaster.pid'))).toThrow();
  });

  it('reports an address that is not of this machine', async () => {
    expect(await refusal({ HOST: '192.0.2.1', PORT: '8080' })).toContain("192.0.2.1 isn't an address");
  });

  it('reports an unreachable database', async () => {
    const url = `postgres://nobody@127.0.0.1:${takenPort + 1}/nothing`;
    expect(await refusal({ DATABASE_URL: url })).toContain('DATABASE_URL');
  });

  it.skipIf(!isRoot)('reports a read-only folder', async () => {
    const closed = join(scratch, 'closed');
    mkdirSync(closed);
    chmodSync(scratch, 0o755);
    expect(await refusal({ ASSAY_DATA_DIR: join(closed, 'data') }, NOBODY)).toContain("isn't writable");
  });
});

describe('unattended start', { timeout: 120_000 }, () => {
  let server: ServerProcess;
  let own: DataFolder;
  const ADMIN = { email: 'Admin@Example.com', password: 'correct horse battery staple' };

  beforeAll(async () => {
    own = await newDataFolder();
    server = await startServer({
      ASSAY_DATA_DIR: own.path,
      ASSAY_API_KEY: KEY,
      ASSAY_ADMIN_EMAIL: ADMIN.email,
      ASSAY_ADMIN_PASSWORD: ADMIN.password,
    });
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await own.remove();
  });

  it('uses the chosen key and writes it nowhere', async () => {
    expect((await clientAt(server.url, KEY).fraud({})).status).toBe(200);
    for (const secret of [KEY, ADMIN.password, ADMIN.email]) {
      expect(server.output() + server.log()).not.toContain(secret);
    }
  });

  it('lets its first user sign in', async () => {
    const signIn = (password: string) =>
      fetch(`${server.url}/management-api/v1/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'admin@example.com', password }),
      });
    expect((await signIn(ADMIN.password)).status).toBe(200);
    expect((await signIn('something else')).status).toBe(401);
  });

  it.skipIf(!isRoot)('runs its database as an ordinary user', () => {
    expect(statSync(join(own.path, 'pg', 'PG_VERSION')).uid).not.toBe(0);
  });

  it('has metrics', async () => {
    await clientAt(server.url, KEY).fraud({});
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/^assay_fraud_call_seconds_count [1-9]/m);
    expect(metrics).toMatch(
      /^assay_http_requests_total\{route="\/RestService\/fraud-api\/v2",status="200"\} \d+$/m,
    );
    expect(metrics).toMatch(/^assay_database_up 1$/m);
  });

  it('detects the sandbox features of its engines once it listens', async () => {
    const note = async () => {
      const { components } = (await (await fetch(`${server.url}/readyz`)).json()) as {
        readonly components: readonly { readonly name: string; readonly note?: string }[];
      };
      return components.find(({ name }) => name === 'engines')?.note;
    };
    await expect.poll(note, { timeout: 20_000 }).toContain('The engines run in a sandbox');
  });

  it('does not report its own connections as lost when it is stopped', async () => {
    // Several connections: each of them closes while the database is about to stop.
    await Promise.all(Array.from({ length: 20 }, () => clientAt(server.url, KEY).fraud({})));
    expect(await server.end('SIGINT')).toBe(0);
    expect(server.log()).not.toContain('database-connection-lost');
  });
});

describe('first start', { timeout: 120_000 }, () => {
  it.skipIf(!isRoot)('by an ordinary user prints a key that works', async () => {
    const own = await newDataFolder();
    const server = await startServer({ ASSAY_DATA_DIR: join(own.path, 'data') }, NOBODY);
    try {
      const key = /API key +(assay_live_\S+)/.exec(server.output())?.[1] ?? '';
      expect((await clientAt(server.url, key).fraud({ ip: '192.0.2.1' })).status).toBe(200);
      expect(server.output()).toContain(`curl -s ${server.url}/RestService/fraud-api/v2/`);
      expect(statSync(join(own.path, 'data', 'pg')).uid).toBe(NOBODY.uid);
    } finally {
      expect(await server.end('SIGINT')).toBe(0);
      await own.remove();
    }
  });
});
