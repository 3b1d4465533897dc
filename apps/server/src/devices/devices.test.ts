import { randomBytes, randomUUID } from 'node:crypto';
import { digest, newKeyPair, SAMPLE_SIGNALS, sampleSession } from '@assay/devices';
import { eraseDevices, exportDevices, forgetDevices, keyHasher } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../testing/assay-server';
import { deploymentKeysOf } from '../testing/test-keys';
import { fetchConfig, sealFor, sessionText } from './testing/session-text';

const DAY_MS = 86_400_000;
const BERLIN = '91.0.0.7';

let server: AssayServer;
beforeAll(async () => {
  server = await startAssay();
});
afterAll(() => server.close());

const call = async (account: TestAccount, session: string, more: object = {}) => {
  const answer = await account.live.fraud({
    config: { device_fingerprinting: true },
    session,
    ...more,
  });
  expect(answer.status).toBe(200);
  return answer.data.device_details;
};
const fresh = () => server.newAccount(`shop ${randomUUID()}`);
const token = (id: string) => ({ ...SAMPLE_SIGNALS.store, id: digest(id) });

describe('GET /device-api/v1/config', () => {
  it('returns a key and a ticket to any page, for one use', async () => {
    const answer = await server
      .withHeaders({ origin: 'https://shop.example' })
      .send('GET', '/device-api/v1/config');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    const config = await fetchConfig(server);
    expect(Buffer.from(config.key.publicKey, 'base64')).toHaveLength(65);
    expect(config.dnsDomain).toBeNull();
  });

  it('limits an address that sends too many requests, and no other', async () => {
    const ask = (remoteAddress: string) =>
      server.app.inject({ method: 'GET', url: '/device-api/v1/config', remoteAddress });
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask('203.0.113.9')));
    const refused = answers.filter((answer) => answer.statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe('1');
    expect((await ask('203.0.113.10')).statusCode).toBe(200);
  });
});

describe('session in the fraud request', () => {
  it("returns device_details with the address of the browser's config request", async () => {
    const account = await fresh();
    const details = await call(account, await sessionText(server, {}, { address: BERLIN }));
    expect(details).toMatchObject({
      os: 'Windows 11',
      browser: 'Chrome',
      browser_version: '142.0.7444.60',
      device_type: 'desktop',
      source: 'js-1.0.0',
      device_ip: BERLIN,
      timezone_country: 'DE',
      timezone_offset: '+01:00',
      keyboard_layout_name: 'qwertz-de',
      private: false,
      suspicious_flags: [],
      spoofing_hash: null,
    });
    expect(details?.true_device_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });

  it('is ignored when the module is off', async () => {
    const { live } = await fresh();
    const answer = await live.fraud({ session: await sessionText(server) });
    expect(answer.data.device_details).toBeNull();
  });

  it.each([
    ['random text', async () => randomBytes(300).toString('base64')],
    ['no base64', async () => '<session>'],
    ['a cut text', async () => (await sessionText(server)).slice(0, 400)],
    ['text that is too long', async () => 'A'.repeat(70_000)],
    [
      'an altered one',
      async () => {
        const bytes = Buffer.from(await sessionText(server), 'base64');
        bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1;
        return bytes.toString('base64');
      },
    ],
    [
      'its parts in another order',
      async () => {
        const bytes = Buffer.from(await sessionText(server), 'base64');
        return Buffer.concat([bytes.subarray(0, 81), bytes.subarray(120), bytes.subarray(81, 120)]).toString(
          'base64',
        );
      },
    ],
    [
      'one for another deployment’s key',
      async () => {
        const config = await fetchConfig(server);
        const key = { ...config.key, publicKey: newKeyPair().publicKey.toString('base64') };
        return sealFor({ ...config, key }, sampleSession({ id: randomUUID(), at: server.clock.now() }));
      },
    ],
    [
      'one for a key that never was',
      async () => {
        const config = await fetchConfig(server);
        const key = { ...config.key, kid: 60_000 };
        return sealFor({ ...config, key }, sampleSession({ id: randomUUID(), at: server.clock.now() }));
      },
    ],
    ['a bomb', async () => sealFor(await fetchConfig(server), Buffer.alloc(20_000_000))],
    ['JSON that is not a session', async () => sealFor(await fetchConfig(server), { v: 1, sid: 'x' })],
    ['bytes that are not JSON', async () => sealFor(await fetchConfig(server), randomBytes(100), false)],
  ])('returns null for %s, never an error', async (_name, make) => {
    const account = await fresh();
    expect(await call(account, await make())).toBeNull();
  });

  it('treats malformed signals as not sent', async () => {
    const account = await fresh();
    const config = await fetchConfig(server);
    const plain = sampleSession({ id: randomUUID(), at: server.clock.now() }) as unknown as { a: object };
    const odd = {
      ...plain.a,
      screen: { v: { width: 'wide' } },
      fonts: { v: [1] },
      hardware: 7,
      locale: { v: null },
    };
    const details = await call(account, sealFor(config, { ...plain, a: odd, l: [null, 4], b: { keys: 1 } }));
    expect(details).toMatchObject({ screen_data: null, font_list: [], locale: null, os: 'Windows 11' });
  });

  it.each([
    [49.007, 8.404, 20, { city: 'Karlsruhe', region: 'Baden-Wurttemberg', country_code: 'DE' }],
    [-33.87, 151.21, 900, { city: 'Sydney', country_code: 'AU' }],
    // Too inaccurate, in the ocean, and withheld.
    [49.007, 8.404, 50_000, { city: null, region: null, country_code: null, accuracy: 50_000 }],
    [-30, -120, 20, { city: null, region: null, country_code: null, latitude: -30 }],
  ])('returns the city for %d, %d (± %d m)', async (latitude, longitude, accuracy, expected) => {
    const geolocation = { status: 'GRANTED' as const, latitude, longitude, accuracy };
    const details = await call(
      await fresh(),
      await sessionText(server, { signals: { geolocation } as never }),
    );
    expect(details?.device_location).toMatchObject({ zip: null, status: 'GRANTED', ...expected });
  });

  it("returns no location that the browser didn't share", async () => {
    const geolocation = { status: 'DENIED', latitude: null, longitude: null, accuracy: null };
    const details = await call(
      await fresh(),
      await sessionText(server, { signals: { geolocation } as never }),
    );
    expect(details?.device_location).toEqual({
      zip: null,
      city: null,
      region: null,
      status: 'DENIED',
      accuracy: null,
      latitude: null,
      longitude: null,
      country_code: null,
    });
  });

  it('flags a reused session unless the same transaction is sent again', async () => {
    const account = await fresh();
    const session = await sessionText(server);
    const first = { transaction_id: 'order-1', user_id: 'anna' };
    expect((await call(account, session, first))?.suspicious_flags).toEqual([]);
    expect((await call(account, session, first))?.suspicious_flags).toEqual([]);
    const again = await call(account, session, { transaction_id: 'order-2', user_id: 'boris' });
    expect(again?.suspicious_flags).toEqual(['session_replayed']);
    const sameOrder = await call(account, session, { transaction_id: 'order-1', user_id: 'boris' });
    expect(sameOrder?.suspicious_flags).toEqual(['session_replayed']);
  });

  it('treats one of two concurrent uses as the first', async () => {
    const account = await fresh();
    const session = await sessionText(server);
    const answers = await Promise.all([
      call(account, session),
      call(account, session),
      call(account, session),
    ]);
    const replayed = answers.filter((details) => details?.suspicious_flags.includes('session_replayed'));
    expect(replayed).toHaveLength(2);
  });

  it("trusts the ticket when the browser's clock is hours off, and flags a session that is old by both", async () => {
    const account = await fresh();
    for (const hours of [-5, 5]) {
      const wrongClock = await sessionText(server, { at: server.clock.now() + hours * 3_600_000 });
      expect((await call(account, wrongClock))?.suspicious_flags).toEqual([]);
    }
    const kept = await sessionText(server);
    server.clock.advance(31 * 60_000);
    expect((await call(account, kept))?.suspicious_flags).toEqual(['session_stale']);
  });

  it("ignores a ticket that this deployment didn't issue", async () => {
    const account = await fresh();
    for (const ticket of ['', 'x', randomBytes(120).toString('base64url')]) {
      const details = await call(account, await sessionText(server, { ticket }, { address: BERLIN }));
      expect(details).toMatchObject({ os: 'Windows 11', device_ip: null });
    }
  });

  it('can be sent to another account as well', async () => {
    const [one, two] = [await fresh(), await fresh()];
    const session = await sessionText(server);
    const first = await call(one, session);
    const second = await call(two, session);
    expect(second?.suspicious_flags).toEqual([]);
    expect(second?.true_device_id).not.toBe(first?.true_device_id);
    expect(second?.cookie_hash).not.toBe(first?.cookie_hash);
    expect(second?.device_hash).toBe(first?.device_hash);
  });
});

describe('true_device_id', () => {
  const idOf = async (account: TestAccount, signals: object, address = BERLIN, more: object = {}) =>
    (await call(account, await sessionText(server, { signals }, { address }), more))?.true_device_id;

  it('stays the same on the next visit, after cleared storage, in a private window and at another zoom', async () => {
    const account = await fresh();
    const first = await idOf(account, {});
    expect(await idOf(account, {})).toBe(first);
    expect(await idOf(account, { store: token('new') })).toBe(first);
    expect(await idOf(account, { store: null, canvas: null })).toBe(first);
    const { screen, canvas } = SAMPLE_SIGNALS;
    const zoomed = {
      screen: { ...screen, devicePixelRatio: 1.5 },
      canvas: { ...canvas, text: digest('zoomed') },
    };
    expect(await idOf(account, { ...zoomed, store: token('other') })).toBe(first);
  });

  it('follows the token to a new network, screen and version', async () => {
    const account = await fresh();
    const first = await idOf(account, {});
    const docked = { screen: { ...SAMPLE_SIGNALS.screen, width: 2560, height: 1440 } };
    expect(await idOf(account, docked, '8.8.8.8')).toBe(first);
  });

  it('differs for another browser, and flags a copied token', async () => {
    const account = await fresh();
    const first = await idOf(account, {});
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
    const signals = {
      userAgent: { ...SAMPLE_SIGNALS.userAgent, userAgent: phone, platform: 'iPhone' },
      userAgentData: null,
      engine: { ...SAMPLE_SIGNALS.engine, kind: 'webkit' },
      hardware: { deviceMemory: null, hardwareConcurrency: 4, maxTouchPoints: 5 },
      webgl: null,
    };
    const details = await call(account, await sessionText(server, { signals: signals as never }));
    expect(details?.true_device_id).not.toBe(first);
    expect(details?.suspicious_flags).toContain('device_token_copied');
  });

  it('differs for two devices of one model in different places', async () => {
    const account = await fresh();
    const one = await idOf(account, { store: token('one') }, '91.0.0.7');
    const two = await idOf(
      account,
      {
        store: token('two'),
        locale: { language: 'fr-FR', languages: ['fr-FR'], intl: 'fr-FR' },
        timeZone: { ...SAMPLE_SIGNALS.timeZone, zone: 'Europe/Paris' },
        // Several fonts, because one font may share its hash bit with a font of the other device. The chance is about
        // 1 in 30 and depends on the deployment's secret.
        fonts: { ...SAMPLE_SIGNALS.fonts, found: ['Arial', 'Calibri', 'Minion Pro', 'Futura', 'Gill Sans'] },
        keyboardLayout: { KeyQ: 'a' },
      },
      '90.1.2.3',
    );
    expect(two).not.toBe(one);
  });

  it('is a velocity key: users per device and devices per user', async () => {
    const account = await fresh();
    const ids = new Set<unknown>();
    for (const user of ['u1', 'u2', 'u3']) ids.add(await idOf(account, {}, BERLIN, { user_id: user }));
    expect(ids.size).toBe(1);
    const rows = await server.database.query<{ users: number }>({
      text: 'SELECT count(DISTINCT user_id)::int AS users FROM velocity_event WHERE account_id = $1 AND true_device_id IS NOT NULL GROUP BY true_device_id',
      values: [account.id],
    });
    expect(rows).toEqual([{ users: 3 }]);
  });
});

describe('stored device data', () => {
  const rowsOf = async (table: string, account: TestAccount) =>
    (
      await server.database.query({
        text: `SELECT 1 FROM ${table} WHERE account_id = $1`,
        values: [account.id],
      })
    ).length;
  const hasher = async () => keyHasher((await deploymentKeysOf(server.database)).pepper);

  it('is found and erased by person, without data of another user of a shared device', async () => {
    const account = await fresh();
    const of = await hasher();
    await call(account, await sessionText(server), { user_id: 'anna', email: 'Anna@Example.com' });
    await call(account, await sessionText(server), { user_id: 'boris' });
    const anna = {
      userHashes: [of('user_id', 'anna')],
      emailHashes: [of('email', 'anna@example.com')],
      transactionIds: [],
    };
    expect(await exportDevices(server.database, account.id, anna)).toHaveLength(1);
    expect(await eraseDevices(server.database, account.id, anna)).toBeGreaterThan(0);
    expect(await exportDevices(server.database, account.id, anna)).toEqual([]);
    expect(await rowsOf('device', account)).toBe(1);
    const boris = { userHashes: [of('user_id', 'boris')], emailHashes: [], transactionIds: [] };
    await eraseDevices(server.database, account.id, boris);
    for (const table of ['device', 'device_token', 'device_person', 'device_session'])
      expect(await rowsOf(table, account)).toBe(0);
  });

  it("is deleted after the account's retention period", async () => {
    const account = await fresh();
    await call(account, await sessionText(server));
    expect(await forgetDevices(server.database, account.id, server.clock.now() - DAY_MS)).toBe(0);
    expect(await forgetDevices(server.database, account.id, server.clock.now() + DAY_MS)).toBe(1);
    expect(await rowsOf('device_token', account)).toBe(0);
  });
});
