import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clientAt } from '../../apps/server/src/testing/over-http';
import { startServer } from '../../apps/server/src/testing/program';

const KEY = 'assay_live_key-of-first-seconds';
/** Of several kinds: hosting, access, moved by its registration, mapped, translated, tunnelled, reserved. */
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
  'every offline answer is right from the first call on, while the data is packed',
  {
    timeout: 240_000,
  },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'assay-first-'));
    await chmod(dataDir, 0o777);
    const server = await startServer({
      ASSAY_DATA_DIR: dataDir,
      ASSAY_API_KEY: KEY,
      ASSAY_RATE_LIMIT: '0',
      ASSAY_VERIFICATION_ENGINES: 'off',
    });
    try {
      const client = clientAt(server.url, KEY);
      const answers = () =>
        Promise.all(
          ADDRESSES.map(async (ip) => {
            const { data } = await client.fraud({
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
      await expect.poll(() => stateOf('ip-data'), { timeout: 200_000, interval: 500 }).toBe('ok');
      // History grows with every call; it is not offline data.
      const withoutHistory = (found: typeof first) => JSON.parse(JSON.stringify(found, withoutHits));
      expect(withoutHistory(first)).toEqual(withoutHistory(await answers()));
    } finally {
      await server.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

const withoutHits = (name: string, value: unknown) => (name === 'history' ? undefined : value);
