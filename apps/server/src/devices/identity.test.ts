import { randomUUID } from 'node:crypto';
import { digest, SAMPLE_SIGNALS, type sampleSession } from '@assay/devices';
import { eraseDevices, findEvaluation, joinDevices, keyHasher, unmovedJoins } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../testing/assay-server';
import { deploymentKeysOf } from '../testing/test-keys';
import { moveAllJoinedCounts } from './open-devices';
import { sessionText } from './testing/session-text';

const DAY_MS = 86_400_000;
const HOME = '91.0.0.7';

let server: AssayServer;
beforeAll(async () => {
  server = await startAssay();
});
afterAll(() => server.close());

type Signals = Partial<typeof SAMPLE_SIGNALS>;

/** Sends a visit of a device to an account, one day after the previous one. */
async function visit(
  account: TestAccount,
  token: string | null,
  signals: Signals = {},
  more: {
    readonly lies?: Parameters<typeof sampleSession>[0]['lies'];
    readonly address?: string;
    readonly user_id?: string;
    readonly user_bank_account?: string;
  } = {},
) {
  server.clock.advance(DAY_MS);
  const store = token === null ? null : { ...SAMPLE_SIGNALS.store, id: digest(token) };
  const session = await sessionText(
    server,
    { signals: { ...signals, store }, ...(more.lies ? { lies: more.lies } : {}) },
    { address: more.address ?? HOME },
  );
  const answer = await account.live.fraud({
    config: { device_fingerprinting: true },
    session,
    ...(more.user_id ? { user_id: more.user_id } : {}),
    ...(more.user_bank_account ? { user_bank_account: more.user_bank_account } : {}),
  });
  expect(answer.status).toBe(200);
  const details = answer.data.device_details;
  if (!details?.device_match) throw new Error('the session was not read');
  const { id: call } = answer.data;
  return {
    call,
    id: details.true_device_id,
    state: answer.data.state,
    flags: details.suspicious_flags,
    reasons: details.verdicts.automation.reasons,
    ...details.device_match,
  };
}
const fresh = () => server.newAccount(`shop ${randomUUID()}`);

const { screen, canvas, fonts, timeZone } = SAMPLE_SIGNALS;
const SCALED: Signals = {
  screen: { ...screen, width: 1280, height: 720, outerWidth: 1280, innerWidth: 1280, devicePixelRatio: 1.5 },
  canvas: { ...canvas, text: digest('scaled') },
  fonts: { ...fonts, genericWidths: [918, 950, 870, 900, 885, 915] },
};
const ABROAD: Signals = {
  locale: { language: 'fr-FR', languages: ['fr-FR', 'fr'], intl: 'fr-FR' },
  timeZone: { ...timeZone, zone: 'Europe/Paris' },
};

const eventsOf = (account: TestAccount) =>
  server.database.query<{ true_device_id: string | null }>({
    text: 'SELECT DISTINCT true_device_id::text FROM velocity_event WHERE account_id = $1 AND true_device_id IS NOT NULL',
    values: [account.id],
  });
const rowsOf = async (account: TestAccount, table: string) =>
  (
    await server.database.query({
      text: `SELECT 1 FROM ${table} WHERE account_id = $1`,
      values: [account.id],
    })
  ).length;

describe('device identity of one machine', () => {
  it('stays the same in new profiles, at another scale, in another language and time zone, and by its token', async () => {
    const account = await fresh();
    const ids = [
      await visit(account, 'plain'),
      await visit(account, 'scaled', SCALED),
      await visit(account, 'abroad', ABROAD),
      await visit(account, 'plain again'),
      await visit(account, 'plain'),
    ];
    for (let profile = 0; profile < 6; profile++) ids.push(await visit(account, `profile ${profile}`));
    ids.push(await visit(account, 'both', { ...SCALED, ...ABROAD }));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    expect(ids.every(({ settled }) => settled)).toBe(true);
  });

  it('differs for other core counts and other fonts, in either order', async () => {
    const cores: Signals = { hardware: { ...SAMPLE_SIGNALS.hardware, hardwareConcurrency: 1 } };
    const otherFonts: Signals = {
      fonts: { ...fonts, found: ['DejaVu Sans', 'Liberation Mono', 'Noto Serif'], genericWidths: [1, 2, 3] },
      canvas: { ...canvas, text: digest('other fonts') },
    };
    for (const other of [cores, otherFonts]) {
      for (const [first, second] of [
        [{}, other],
        [other, {}],
      ] as const) {
        const account = await fresh();
        const before = await visit(account, 'one', first);
        const other = await visit(account, 'two', second);
        // A merely likely identity is returned but not merged; after alternating visits, both are separate
        // devices.
        expect(other.settled && other.id === before.id).toBe(false);
        await visit(account, 'one', first);
        await visit(account, 'two', second);
        const [one, two] = [await visit(account, 'one', first), await visit(account, 'two', second)];
        expect([one.id, one.settled, two.settled]).toEqual([before.id, true, true]);
        expect(two.id).not.toBe(one.id);
      }
    }
  });
});

describe('decision evidence', () => {
  it("contains the device's history and its new attribute values", async () => {
    const account = await fresh();
    const historyOf = async ({ call }: { readonly call: string }) => {
      const kept = await findEvaluation(server.database, account.id, { transactionId: call });
      return JSON.parse(kept?.seen ?? '{}').evidence.device_details.history;
    };
    expect(await historyOf(await visit(account, 'one'))).toBeNull();
    await visit(account, 'one', SCALED);
    const abroad = await visit(account, 'new profile', ABROAD);
    expect(await historyOf(abroad)).toMatchObject({
      device_id: abroad.id,
      visits: 2,
      visits_with_its_token: 1,
      visits_with_another_token: 0,
      shown_for_the_first_time: ['zone', 'languages'],
    });
    expect(await historyOf(await visit(account, 'one'))).toMatchObject({
      visits: 3,
      visits_with_another_token: 1,
      shown_for_the_first_time: [],
    });
  });
});

describe('earlier verdicts of a device', () => {
  it("support current evidence, expire after 90 days and don't reinforce themselves", async () => {
    const account = await fresh();
    const on = 'window';
    const robot = await visit(account, 'one', {}, { lies: [{ id: 'webdriver', on }] });
    expect(robot.flags).toContain('automation');
    const plain = await visit(account, 'one');
    expect(plain).toMatchObject({ id: robot.id, reasons: ['earlier-automation'] });
    expect(plain.flags).not.toContain('automation');
    const inspected = { lies: [{ id: 'inspected-window', on }] as const };
    const again = await visit(account, 'one', {}, inspected);
    expect(again.flags).toContain('automation');
    expect(again.reasons).toContain('earlier-automation');
    // An inspected window on another device, or on a browser that only looks the same, is not automation.
    expect((await visit(account, 'two', {}, inspected)).reasons).not.toContain('earlier-automation');
    expect((await visit(await fresh(), 'one', {}, inspected)).flags).not.toContain('automation');
    // Only the first visit had evidence of its verdict, so the verdict expires 90 days after it.
    server.clock.advance(88 * DAY_MS);
    expect((await visit(account, 'one')).reasons).toEqual([]);
  });
});

describe('copied token', () => {
  it('is rejected when cores, graphics, screen, fonts, language and time zone differ', async () => {
    const account = await fresh();
    const own = await visit(account, 'token');
    const { webgl } = SAMPLE_SIGNALS;
    const card = webgl.webgl && {
      ...webgl.webgl,
      unmaskedRenderer: 'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11 vs_5_0 ps_5_0, D3D11)',
      parameters: ['MAX_TEXTURE_SIZE=32768'],
    };
    const machine: Signals = {
      ...ABROAD,
      hardware: { ...SAMPLE_SIGNALS.hardware, hardwareConcurrency: 16 },
      webgl: { webgl: card, webgl2: card },
      screen: { ...screen, width: 2560, height: 1440 },
      fonts: { ...fonts, found: ['Arial', 'Helvetica', 'Futura'] },
    };
    const copy = await visit(account, 'token', machine);
    expect(copy.flags).toContain('device_token_copied');
    expect(copy.id).not.toBe(own.id);
    const back = await visit(account, 'token');
    expect(back).toMatchObject({ id: own.id, flags: [], reason: 'token' });
    expect((await visit(account, 'token', machine)).id).toBe(copy.id);
  });
});

describe('identical machines', () => {
  it('are distinguished by tokens; an ambiguous visit is stored without a device and adds none', async () => {
    const account = await fresh();
    const laptops = ['one', 'two', 'three', 'four', 'five'];
    for (let round = 0; round < 8; round++) for (const laptop of laptops) await visit(account, laptop);
    const ids = [];
    for (const laptop of laptops) ids.push((await visit(account, laptop)).id);
    expect(new Set(ids).size).toBe(laptops.length);
    const counted = await eventsOf(account);
    const settled = await rowsOf(account, 'device_look');
    for (const token of ['new 1', 'new 2', null, 'new 3']) {
      const unclear = await visit(account, token);
      expect(unclear).toMatchObject({ reason: 'undecided', settled: false, flags: [] });
      expect(unclear.probability).toBeLessThan(0.9);
      expect(ids).toContain(unclear.likeliest_device_id);
      // From a probability of one half, the likeliest device is returned and counted.
      expect(unclear.id === unclear.likeliest_device_id).toBe(unclear.probability >= 0.5);
    }
    expect(await eventsOf(account)).toEqual(expect.arrayContaining([...counted]));
    expect((await eventsOf(account)).length).toBe(counted.length);
    // Three tokens have no decided device: each is found only in its network.
    expect(await rowsOf(account, 'device_look')).toBe(settled + 3);
  });
});

describe('visit with a likely but unproven device', () => {
  const personsOf = (account: TestAccount) =>
    server.database.query({
      text: 'SELECT device_id::text AS id, user_hash::text AS person FROM device_person WHERE account_id = $1 ORDER BY 1, 2',
      values: [account.id],
    });
  const memoryOf = (account: TestAccount, id: string | null) =>
    server.database.query({
      text: 'SELECT memory, visits, keys::text[] FROM device WHERE account_id = $1 AND id = $2',
      values: [account.id, id],
    });
  const usersOf = async (account: TestAccount, id: string | null) => {
    const [row] = await server.database.query<{ users: number }>({
      text: 'SELECT count(DISTINCT user_id)::int AS users FROM velocity_event WHERE account_id = $1 AND key_hash = $2',
      values: [
        account.id,
        keyHasher((await deploymentKeysOf(server.database)).pepper)('true_device_id', id ?? ''),
      ],
    });
    return row?.users;
  };

  it('returns and counts the device, but stores nothing with it and matches no list entry', async () => {
    const account = await fresh();
    const laptops = ['one', 'two', 'three'];
    for (let round = 0; round < 8; round++)
      for (const laptop of laptops) await visit(account, laptop, {}, { user_id: 'anna' });
    const ids = new Set<string | null>();
    for (const laptop of laptops) ids.add((await visit(account, laptop, {}, { user_id: 'anna' })).id);
    const persons = await personsOf(account);
    const likely = await visit(account, null, {}, { user_id: 'eve' });
    expect(likely).toMatchObject({ reason: 'undecided', settled: false, likeliest_device_id: likely.id });
    expect(likely.probability).toBeGreaterThanOrEqual(0.5);
    expect(ids).toContain(likely.id);
    expect(await usersOf(account, likely.id)).toBe(2);
    expect(await personsOf(account)).toEqual(persons);
    const memory = await memoryOf(account, likely.id);
    const open = await visit(account, 'new', {}, { user_id: 'eve' });
    expect(open).toMatchObject({ id: likely.id, settled: false, likeliest_device_id: likely.id });
    expect(await memoryOf(account, likely.id)).toEqual(memory);
    const [own] = (await personsOf(account)).slice(persons.length);
    expect(own).not.toMatchObject({ id: likely.id });

    const blocked = { id: 'devices', name: 'Devices', kind: 'block', field: 'true_device_id' };
    expect((await account.live.manage('POST', '/lists', blocked)).status).toBe(200);
    const listed = await account.live.manage('POST', '/lists/devices/entries', { values: [likely.id] });
    expect(listed.status).toBe(200);
    expect((await visit(account, 'new', {}, { user_id: 'eve' })).state).not.toBe('DECLINE');
    const states = [];
    for (const laptop of laptops) {
      const known = await visit(account, laptop);
      states.push([known.settled && known.id === likely.id, known.state === 'DECLINE']);
    }
    expect(states.some(([isListed]) => isListed)).toBe(true);
    for (const [isListed, isDeclined] of states) expect(isDeclined).toBe(isListed);

    // Erasing the user of a merely likely device removes the user's token; the device stays.
    const person = keyHasher((await deploymentKeysOf(server.database)).pepper)('user_id', 'eve');
    await eraseDevices(server.database, account.id, {
      userHashes: [person],
      emailHashes: [],
      transactionIds: [],
    });
    expect(await personsOf(account)).toEqual(persons);
    expect(await memoryOf(account, likely.id)).toHaveLength(1);
  });
});

describe('merged device IDs', () => {
  const ELSEWHERE: Signals = {
    ...ABROAD,
    hardware: { ...SAMPLE_SIGNALS.hardware, hardwareConcurrency: 16 },
    screen: { ...screen, width: 2560, height: 1440 },
    fonts: { ...fonts, found: ['Arial', 'Futura'] },
  };
  const hasher = async () => keyHasher((await deploymentKeysOf(server.database)).pepper);

  it('are counted as one, found by either token, and erased together', async () => {
    const account = await fresh();
    const one = await visit(account, 'one', {}, { user_id: 'anna' });
    const two = await visit(account, 'two', ELSEWHERE, { user_id: 'boris', address: '90.1.2.3' });
    expect(two.id).not.toBe(one.id);
    const of = await hasher();
    const counted = (id: string | null) => ({ id: id ?? '', hash: of('true_device_id', id ?? '') });
    const join = {
      environmentId: account.id,
      from: counted(two.id),
      into: counted(one.id),
      at: server.clock.now(),
    };
    await joinDevices(server.database, join);
    // A second merge of the same devices changes nothing.
    await joinDevices(server.database, join);

    expect((await visit(account, 'two', ELSEWHERE, { user_id: 'boris', address: '90.1.2.3' })).id).toBe(
      one.id,
    );
    const users = await server.database.query<{ users: number }>({
      text: 'SELECT count(DISTINCT user_id)::int AS users FROM velocity_event WHERE account_id = $1 AND key_hash = $2',
      values: [account.id, counted(one.id).hash],
    });
    expect(users).toEqual([{ users: 2 }]);
    const left = await server.database.query({
      text: 'SELECT 1 FROM velocity_event WHERE account_id = $1 AND (key_hash = $2 OR true_device_id = $2)',
      values: [account.id, counted(two.id).hash],
    });
    expect(left).toEqual([]);

    const person = (name: string) => ({
      userHashes: [of('user_id', name)],
      emailHashes: [],
      transactionIds: [],
    });
    await eraseDevices(server.database, account.id, person('anna'));
    expect(await rowsOf(account, 'device')).toBe(1);
    await eraseDevices(server.database, account.id, person('boris'));
    for (const table of ['device', 'device_look', 'device_token', 'device_person', 'device_alias'])
      expect(await rowsOf(account, table)).toBe(0);
  });

  it("are one under keys that aren't counted subjects, also after a further merge", async () => {
    const account = await fresh();
    const bank = { user_bank_account: 'DE89370400440532013000' };
    const one = await visit(account, 'one', {}, { user_id: 'anna', ...bank });
    const two = await visit(account, 'two', ELSEWHERE, { user_id: 'boris', address: '90.1.2.3', ...bank });
    const of = await hasher();
    const counted = (id: string | null) => ({ id: id ?? '', hash: of('true_device_id', id ?? '') });
    const devicesOfBank = async () => {
      const rows = await server.database.query<{ device: string }>({
        text: `SELECT DISTINCT true_device_id::text AS device FROM velocity_event WHERE account_id = $1 AND key_hash = $2`,
        values: [account.id, of('user_bank_account', bank.user_bank_account)],
      });
      return rows.map(({ device }) => device);
    };
    expect(await devicesOfBank()).toHaveLength(2);
    const ports = { database: server.database.patient(), hasher: of };
    const three = { id: randomUUID(), hash: of('true_device_id', 'three') };
    for (const [from, into] of [
      [counted(two.id), counted(one.id)],
      [counted(one.id), three],
    ] as const) {
      await joinDevices(server.database, { environmentId: account.id, from, into, at: server.clock.now() });
      await moveAllJoinedCounts(ports);
      expect(await devicesOfBank()).toEqual([into.hash]);
    }
    // A completed merge is not processed again.
    expect(await unmovedJoins(server.database, 100)).toEqual([]);
  });
});
