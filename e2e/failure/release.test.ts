import { execFile } from 'node:child_process';
import { chown, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientAt } from '../../apps/server/src/testing/over-http';
import { NOBODY, startServer } from '../../apps/server/src/testing/program';

const run = promisify(execFile);
const isRoot = process.geteuid?.() === 0;
const KEY = 'assay_live_key-of-release-tests';

let scratch: string;
let app: string;
let data: string;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'assay-release-'));
  app = join(scratch, 'app');
  data = join(scratch, 'data');
  await mkdir(data);
  if (isRoot) await chown(data, NOBODY.uid, NOBODY.gid);
  await run(process.execPath, ['scripts/release.mjs', '--folder', app]);
  // As in an image or a package: readable by all users, writable by none.
  await run('chmod', ['-R', 'a+rX,a-w', app]);
  await run('chmod', ['a+rx', scratch]);
}, 240_000);
afterAll(async () => {
  await run('chmod', ['-R', 'u+w', app]);
  await rm(scratch, { recursive: true, force: true });
});

describe('release', () => {
  it('starts and scores from a read-only folder, as another user, without npm', async () => {
    const server = await startServer(
      { ASSAY_DATA_DIR: data, ASSAY_API_KEY: KEY },
      isRoot ? NOBODY : {},
      [],
      join(app, 'dist', 'assay.mjs'),
    );
    try {
      const { status, data } = await clientAt(server.url, KEY).fraud({
        config: { ip_api: true, email_api: true },
        ip: '185.220.101.1',
        email: 'ann@mailinator.com',
      });
      expect([status, data.ip_details?.country, data.email_details?.email_domain_details.disposable]).toEqual(
        [200, 'DE', true],
      );
      expect((await fetch(`${server.url}/panel/transactions`)).status).toBe(200);
    } finally {
      expect(await server.end('SIGTERM')).toBe(0);
    }
  }, 120_000);

  it('runs its command, lists its components, and contains no link to the outside', async () => {
    const { stdout } = await run(join(app, 'bin', 'assay'), ['--version']);
    expect(stdout.trim()).toMatch(/^\d+\.\d+\.\d+$/);
    for (const path of ['compose.yaml', 'prometheus/alerts.yaml', 'helm/assay/values.yaml'])
      expect((await lstat(join(app, 'deploy', path))).isFile(), path).toBe(true);
    const bill = JSON.parse((await run(join(app, 'bin', 'assay'), ['sbom'], { maxBuffer: 1e8 })).stdout) as {
      readonly components: readonly unknown[];
    };
    expect(bill.components.length).toBeGreaterThan(100);
    const links = [];
    for (const name of await readdir(join(app, 'node_modules')))
      if ((await lstat(join(app, 'node_modules', name))).isSymbolicLink()) links.push(name);
    expect(links).toEqual([]);
  });
});
