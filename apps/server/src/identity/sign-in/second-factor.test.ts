import { insertPanelUser } from '@assay/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  type Client,
  items,
  type ManagementServer,
  startManagement,
} from '../../management/testing/management-server';
import { codeOfStep } from '../../platform/secrets/totp';
import { movableClock } from '../../testing/movable-clock';
import { hashPassword } from '../keys/secrets';

const PASSWORD = 'a sentence that only they would say';
/** Shared by all test users, because hashing is slow by design. */
const PASSWORD_HASH = hashPassword(PASSWORD, movableClock());
const STEP_MS = 30_000;
const HOUR_MS = 3_600_000;

let server: ManagementServer;
let owner: Client;
let people = 0;
let email: string;
/** Each test has a separate user and network. */
let network: string;
let userId: string;

async function newUser(role: string): Promise<{ readonly id: string; readonly email: string }> {
  const { database, directory } = server.routePorts;
  const id = server.runtime.timeOrderedId();
  const address = `person-${++people}@example.com`;
  const passwordHash = await PASSWORD_HASH;
  const accountId = directory.owner()!.id;
  await insertPanelUser(database, { accountId, id, email: address, passwordHash, role, now: new Date() });
  return { id, email: address };
}

beforeAll(async () => {
  server = await startManagement();
  owner = server.withKey(server.ownerKey);
});
beforeEach(async () => {
  network = `198.51.100.${people + 1}`;
  ({ id: userId, email } = await newUser('analyst'));
});
afterAll(() => server.close());

const from = (headers: { readonly [name: string]: string } = {}) =>
  server.withHeaders({ 'x-forwarded-for': network, ...headers });
const signIn = (code?: string, password = PASSWORD, who = email) =>
  from()('POST', '/session', { body: { email: who, password, ...(code === undefined ? {} : { code }) } });
const panelOf = (answer: Answer) => {
  expect(answer.status).toBe(200);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return from({ cookie, 'x-assay-panel': '1' });
};

/** Decodes the setup secret as an authenticator app does. */
function seedOf(secret: string): Buffer {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
const codeOf = (secret: string, away = 0) =>
  codeOfStep(seedOf(secret), Math.floor(server.runtime.now() / STEP_MS) + away);

/** Advances to the start of a time step, so that no code expires during a password check. */
const nextStep = () => server.runtime.advance(STEP_MS - (server.runtime.now() % STEP_MS));

const again = { current_password: PASSWORD };
const begin = async (panel: Client) =>
  String((await panel('POST', '/session/second-factor', { body: again })).body.data.secret);
const confirm = (panel: Client, code: string) =>
  panel('POST', '/session/second-factor/confirm', { body: { code } });

interface SetUp {
  readonly panel: Client;
  readonly secret: string;
  readonly recovery: readonly string[];
}

/** Sets up a user with a second factor and advances past the time step of the used code. */
async function setUp(): Promise<SetUp> {
  const panel = panelOf(await signIn());
  const secret = await begin(panel);
  nextStep();
  const confirmed = await confirm(panel, codeOf(secret));
  expect(confirmed.status).toBe(200);
  nextStep();
  return { panel, secret, recovery: items(confirmed.body.data.recovery_codes).map(String) };
}

const NEEDED = { status: 401, body: { error: { code: '2015' } } };

describe('second-factor setup', () => {
  it('activates the factor after its first code and ends the other sessions', async () => {
    const other = panelOf(await signIn());
    const panel = panelOf(await signIn());
    const secret = await begin(panel);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect((await signIn()).status).toBe(200);
    const wrong = await confirm(panel, codeOf(secret, 5));
    expect([wrong.status, wrong.body.error.details?.[0]?.field]).toEqual([400, 'code']);
    nextStep();
    const confirmed = await confirm(panel, codeOf(secret));
    expect(items(confirmed.body.data.recovery_codes)).toHaveLength(10);
    expect((await other('GET', '/session')).status).toBe(401);
    expect((await panel('GET', '/session')).body.data.second_factor).toBe('on');
    expect((await panel('GET', '/session/second-factor')).body.data).toMatchObject({
      enabled: true,
      recovery_codes_left: 10,
      required: false,
    });
    expect(await signIn()).toMatchObject(NEEDED);
    // The confirmation code can't be used again.
    expect(await signIn(codeOf(secret))).toMatchObject(NEEDED);
    expect((await signIn(codeOf(secret, 1))).status).toBe(200);
  });

  it('requires the current password, a user, and a started setup', async () => {
    const panel = panelOf(await signIn());
    const wrong = await panel('POST', '/session/second-factor', { body: { current_password: 'wrong' } });
    expect([wrong.status, wrong.body.error.details?.[0]?.field]).toEqual([400, 'current_password']);
    expect((await confirm(panel, '123456')).status).toBe(404);
    for (const path of ['', '/remove', '/recovery-codes'])
      expect((await owner('POST', `/session/second-factor${path}`, { body: again })).status).toBe(404);
    expect((await owner('GET', '/session/second-factor')).status).toBe(404);
    for (const path of ['/remove', '/recovery-codes'])
      expect((await panel('POST', `/session/second-factor${path}`, { body: again })).status).toBe(404);
    for (const body of [{}, { code: '1' }, { code: 123456 }, { code: 'x'.repeat(41) }])
      expect((await panel('POST', '/session/second-factor/confirm', { body })).status).toBe(400);
  });

  it('leaves the old factor active until the new one is confirmed', async () => {
    const { panel, secret } = await setUp();
    const next = await begin(panel);
    expect((await signIn(codeOf(secret))).status).toBe(200);
    expect((await confirm(panel, codeOf(next))).status).toBe(200);
    nextStep();
    expect(await signIn(codeOf(secret))).toMatchObject(NEEDED);
    expect((await signIn(codeOf(next))).status).toBe(200);
  });

  it('stores the seed encrypted and the recovery codes as hashes, and nothing else holds them', async () => {
    const { secret, recovery } = await setUp();
    const { database } = server.routePorts;
    const rows = await database.query({
      text: 'SELECT f::text FROM panel_second_factor f',
      accounts: 'every',
    });
    expect(rows.length).toBeGreaterThan(0);
    const audit = JSON.stringify((await owner('GET', '/audit-log?limit=200')).body);
    for (const text of [JSON.stringify(rows), audit]) {
      for (const reported of [secret, ...recovery]) expect(text).not.toContain(reported);
    }
    expect(audit).toContain('second-factor.confirm');
  });
});

describe('sign-in with a second factor', () => {
  it('accepts a code once, even for concurrent requests', async () => {
    const { secret } = await setUp();
    const code = codeOf(secret);
    const answers = await Promise.all([signIn(code), signIn(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await signIn(code)).toMatchObject(NEEDED);
  });

  it('accepts codes of the previous and the next step, in any spelling', async () => {
    const { secret } = await setUp();
    server.runtime.advance(10 * STEP_MS);
    nextStep();
    expect(await signIn(codeOf(secret, -2))).toMatchObject(NEEDED);
    expect(await signIn(codeOf(secret, 2))).toMatchObject(NEEDED);
    expect((await signIn(codeOf(secret, -1))).status).toBe(200);
    expect((await signIn(` ${codeOf(secret, 1).replace(/^.../, '$& ')}`)).status).toBe(200);
  });

  it('reveals nothing about a code without the password', async () => {
    const { secret } = await setUp();
    expect(await signIn(codeOf(secret), 'wrong')).toMatchObject({
      status: 401,
      body: { error: { code: '2002' } },
    });
    expect((await signIn(codeOf(secret))).status).toBe(200);
  });

  it('accepts each recovery code once, in any spelling, and records it in the audit log', async () => {
    const { panel, recovery } = await setUp();
    const [first = '', second = ''] = recovery;
    expect((await signIn(first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await signIn(first)).toMatchObject(NEEDED);
    expect((await panel('GET', '/session/second-factor')).body.data.recovery_codes_left).toBe(9);
    const audit = items((await owner('GET', '/audit-log?action=session.create&limit=1')).body.data.records);
    expect(audit).toMatchObject([{ change: { second_factor: 'recovery-code' } }]);
    const renewed = await panel('POST', '/session/second-factor/recovery-codes', { body: again });
    expect(await signIn(second)).toMatchObject(NEEDED);
    expect((await signIn(String(items(renewed.body.data.recovery_codes)[0]))).status).toBe(200);
  });

  it("is rate limited after wrong codes, which a correct password doesn't reset", async () => {
    const { secret } = await setUp();
    server.runtime.advance(26 * HOUR_MS);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await signIn()).toMatchObject(NEEDED);
      expect(await signIn('000000')).toMatchObject(NEEDED);
    }
    expect((await signIn()).status).toBe(429);
    expect((await signIn(codeOf(secret))).status).toBe(429);
    server.runtime.advance(61_000);
    nextStep();
    // A request without a code isn't counted, so the remaining attempt succeeds with the code.
    expect(await signIn()).toMatchObject(NEEDED);
    expect((await signIn(codeOf(secret))).status).toBe(200);
    expect(await signIn('000000')).toMatchObject(NEEDED);
    expect(await signIn('000000')).toMatchObject(NEEDED);
  });

  it('allows any number of requests without a code, with the correct password only', async () => {
    await setUp();
    for (let attempt = 0; attempt < 12; attempt++) expect(await signIn()).toMatchObject(NEEDED);
    const plain = await newUser('analyst');
    expect((await signIn('123456', PASSWORD, plain.email)).status).toBe(200);
  });
});

describe('second factor', () => {
  it('is removed with the password', async () => {
    const { panel } = await setUp();
    const remove = (password: string) =>
      panel('POST', '/session/second-factor/remove', { body: { current_password: password } });
    expect((await remove('wrong')).status).toBe(400);
    expect((await remove(PASSWORD)).status).toBe(200);
    expect((await panel('GET', '/session')).body.data.second_factor).toBe('off');
    expect((await signIn()).status).toBe(200);
  });

  it('is reset by an owner, which ends the sessions; not by an admin and not for oneself', async () => {
    const { panel } = await setUp();
    const path = `/users/${userId}/second-factor`;
    const listed = items((await owner('GET', '/users')).body.data.users);
    expect(listed.find(({ id }) => String(id) === userId)).toMatchObject({ second_factor: true });
    const admin = await newUser('admin');
    const boss = await newUser('owner');
    const [asAdmin, asBoss] = [
      panelOf(await signIn(undefined, PASSWORD, admin.email)),
      panelOf(await signIn(undefined, PASSWORD, boss.email)),
    ];
    expect((await asAdmin('DELETE', path)).status).toBe(403);
    expect((await asBoss('DELETE', `/users/${boss.id}/second-factor`)).status).toBe(409);
    expect((await asBoss('DELETE', path)).status).toBe(200);
    expect((await asBoss('DELETE', path)).status).toBe(404);
    expect((await asBoss('DELETE', '/users/7/second-factor')).status).toBe(404);
    expect((await panel('GET', '/session')).status).toBe(401);
    expect((await signIn()).status).toBe(200);
  });

  it('must be set up first when the account requires it', async () => {
    const admin = await newUser('admin');
    const panel = panelOf(await signIn());
    const asAdmin = panelOf(await signIn(undefined, PASSWORD, admin.email));
    const required = (by: Client, value: boolean) =>
      by('PATCH', '/account', { body: { require_second_factor: value } });
    expect((await required(asAdmin, true)).status).toBe(403);
    expect((await required(owner, true)).body.data.require_second_factor).toBe(true);
    expect((await panel('GET', '/lists')).status).toBe(403);
    expect((await panel('GET', '/session')).body.data.second_factor).toBe('required');
    expect((await panelOf(await signIn())('GET', '/lists')).status).toBe(403);
    expect((await owner('GET', '/lists')).status).toBe(200);
    const secret = await begin(panel);
    expect((await confirm(panel, codeOf(secret))).status).toBe(200);
    expect((await panel('GET', '/lists')).status).toBe(200);
    expect((await panel('POST', '/session/second-factor/remove', { body: again })).status).toBe(409);
    expect((await required(owner, false)).status).toBe(200);
    expect((await panel('POST', '/session/second-factor/remove', { body: again })).status).toBe(200);
  });

  it('is deleted with its user', async () => {
    await setUp();
    expect((await owner('DELETE', `/users/${userId}`)).status).toBe(200);
    const left = await server.routePorts.database.query({
      text: 'SELECT 1 FROM panel_second_factor WHERE user_id = $1::uuid',
      values: [userId],
      accounts: 'every',
    });
    expect(left).toEqual([]);
  });
});
