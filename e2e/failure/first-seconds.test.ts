import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clientAt } from '../../apps/server/src/testing/over-http';
import { builtProgram, type ServerProcess, startServer } from '../../apps/server/src/testing/program';

const KEY = 'assay_live_key-of-first-seconds';
/**
 * Addresses of several kinds: hosting, access, moved by its registration, mapped, translated, tunneled,
 * reserved.
 */
const ADDRESSES = [
  '8.8.8.8',
  '81.2.69.160',
  '1.1.1.1',
  '185.220.101.1',
  '2001:4860:4860::8888',
  '2a00:1450:4001:81b::200e',
  '::ffff:81.2.69.160',
  '64:ff9b::5102:45a0',
  '2002:5102:45a0::1',
  '10.0.0.1',
];

it(
  'every offline lookup is right from the first request on, while the data is packed, and after a kill in that time',
  {
    timeout: 480_000,
  },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'assay-first-'));
    await chmod(dataDir, 0o777);
    const start = () =>
      startServer({
        ASSAY_DATA_DIR: dataDir,
        ASSAY_API_KEY: KEY,
        ASSAY_RATE_LIMIT: '0',
        ASSAY_VERIFICATION_ENGINES: 'off',
      });
    let server: ServerProcess = await start();
    try {
      const answers = () =>
        Promise.all(
          ADDRESSES.map(async (ip) => {
            const { data } = await clientAt(server.url, KEY).fraud({
              config: { ip_api: true },
              ip,
              user_country: 'HU',
              user_city: 'Budapest',
              billing_country: 'DE',
              billing_city: 'Berlin',
              shipping_country: 'US',
              shipping_city: 'Chicago',
              shipping_region: 'IL',
            });
            return { ip: data.ip_details, distances: data.geolocation_details };
          }),
        );
      const stateOf = async (name: string) => {
        const ready = (await (await fetch(`${server.url}/readyz`)).json()) as {
          components: readonly { name: string; state: string }[];
        };
        return ready.components.find((component) => component.name === name)?.state;
      };
      const first = await answers();
      expect(await stateOf('ip-data')).toBe('degraded');
      expect(await stateOf('places')).toBe('ok');
      expect(first[0]?.distances?.user_billing_distance).toBeGreaterThan(600);
      expect(first[1]?.distances?.ip_user_distance).toBeGreaterThan(1000);
      await server.end('SIGKILL');
      server = await start();
      // The previous build ended with its server, and the start waited for no build: the places are
      // available.
      expect(await stateOf('ip-data')).toBe('degraded');
      expect(await stateOf('places')).toBe('ok');
      await expect.poll(() => stateOf('ip-data'), { timeout: 400_000, interval: 500 }).toBe('ok');
      // History grows with every request; it is not offline data.
      const withoutHistory = (found: typeof first) => JSON.parse(JSON.stringify(found, withoutHits));
      expect(withoutHistory(first)).toEqual(withoutHistory(await answers()));
    } finally {
      await server.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

it('a build of the data ends with the server that started it', { timeout: 240_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-first-'));
  const build = spawn(process.execPath, [await builtProgram(), 'data', 'build'], {
    env: { ...process.env, ASSAY_DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    await once(build, 'message');
    build.disconnect();
    expect(await once(build, 'exit')).toEqual([1, null]);
    expect(existsSync(join(dataDir, 'ip', 'manifest.json'))).toBe(false);
  } finally {
    build.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
});

const withoutHits = (name: string, value: unknown) => (name === 'history' ? undefined : value);
