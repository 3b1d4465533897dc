import type { AccountId } from '@assay/contract';
import { insertPanelUser } from '@assay/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Client, items, type Json } from '../../management/testing/management-server';
import { SoftwareAuthenticator } from '../../management/testing/software-authenticator';
import { startWhole, type WholeServer } from '../../management/testing/whole-server';
import { movableClock } from '../../testing/movable-clock';
import { hashPassword } from '../keys/secrets';

const PASSWORD = 'a sentence that only they would say';
/** Shared by all test users, because hashing is slow by design. */
const PASSWORD_HASH = hashPassword(PASSWORD, movableClock());
const PAGE = { origin: 'https://assay.example.com', site: 'assay.example.com' };
const again = { current_password: PASSWORD };

let server: WholeServer;
let accountId: AccountId;
let owner: Client;
let people = 0;
let email: string;
let userId: string;
let device: SoftwareAuthenticator;
let panel: Client;

/** Each test uses a separate network. */
const from = (headers: { readonly [name: string]: string } = {}, host = PAGE.site) =>
  server.withHeaders({
    'x-forwarded-for': `198.51.100.${people}`,
    'x-forwarded-proto': 'https',
    host,
    ...headers,
  });
const panelOf = (answer: Answer) => {
  expect(answer.status).toBe(200);
  return from({ cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '', 'x-assay-panel': '1' });
};
const byPassword = () => from()('POST', '/session', { body: { email, password: PASSWORD } });

beforeAll(async () => {
  server = await startWhole({ ASSAY_TRUST_PROXY: '1' });
  owner = server.withKey(server.ownerKey);
  accountId = Number((await owner('GET', '/account')).body.data.id);
});
beforeEach(async () => {
  email = `person-${++people}@example.com`;
  userId = server.runtime.timeOrderedId();
  await insertPanelUser(server.database, {
    accountId,
    id: userId,
    email,
    passwordHash: await PASSWORD_HASH,
    role: 'analyst',
    now: new Date(),
  });
  device = new SoftwareAuthenticator(Buffer.alloc(16, people));
  panel = panelOf(await byPassword());
});
afterAll(() => server.close());

const begin = async (by: Client = panel): Promise<Json> =>
  (await by('POST', '/session/passkeys/options', { body: again })).body.data.options!;
const add = (answer: unknown, by: Client = panel) =>
  by('POST', '/session/passkeys', { body: { name: 'Laptop', answer } });
const options = async (host?: string): Promise<Json> =>
  (await from({}, host)('POST', '/session/options')).body.data.options!;
const signIn = (passkey: unknown, host?: string) => from({}, host)('POST', '/session', { body: { passkey } });

const REFUSED = { status: 401, body: { error: { code: '2002' } } };

describe('passkey registration', () => {
  it("accepts the browser's response to options that require the password", async () => {
    const wrong = await panel('POST', '/session/passkeys/options', { body: { current_password: 'wrong' } });
    expect(wrong.status).toBe(400);
    const asked = await begin();
    expect(asked).toMatchObject({ rp: { id: PAGE.site }, user: { name: email } });
    expect((await add(device.create(asked, PAGE))).body.data.passkey).toMatchObject({
      name: 'Laptop',
      used_at: null,
    });
    expect(items((await panel('GET', '/session/passkeys')).body.data.passkeys)).toHaveLength(1);
    expect((await begin()).excludeCredentials).toHaveLength(1);
    expect((await add(device.create(await begin(), PAGE))).status).toBe(409);
  });

  it.each<[string, (asked: Json) => unknown]>([
    ['nothing', () => ({})],
    ['words', () => ({ id: 'x', rawId: 'x', type: 'public-key', response: 'yes' })],
    [
      'another challenge',
      () => device.create({ challenge: Buffer.alloc(56).toString('base64url') } as never, PAGE),
    ],
    ['a short challenge', () => device.create({ challenge: 'AAAA' } as never, PAGE)],
    ['another page', (asked) => device.create(asked, { ...PAGE, origin: 'https://evil.example' })],
    ['another site', (asked) => device.create(asked, { ...PAGE, site: 'evil.example' })],
    ['a user who is not verified', (asked) => device.create(asked, { ...PAGE, verifies: false })],
    ['a signing-in', (asked) => device.get(asked, PAGE)],
  ])('rejects %s', async (_what, answer) => {
    const refused = await add(answer(await begin()));
    expect(refused.status).toBe(400);
    expect(refused.body.error.details?.[0]?.field).toMatch(/^answer(\.|$)/);
  });

  it('rejects options of another user, of a sign-in, and from five minutes ago', async () => {
    const early = await begin();
    expect((await add(device.create(await options(), PAGE))).status).toBe(400);
    server.runtime.advance(301_000);
    expect((await add(device.create(early, PAGE))).status).toBe(400);
    const theirs = await begin();
    people++;
    const { email: _, ...other } = { email, id: server.runtime.timeOrderedId() };
    await insertPanelUser(server.database, {
      accountId,
      id: other.id,
      email: `other-${people}@example.com`,
      passwordHash: await PASSWORD_HASH,
      role: 'analyst',
      now: new Date(),
    });
    const session = await from()('POST', '/session', {
      body: { email: `other-${people}@example.com`, password: PASSWORD },
    });
    expect((await add(device.create(theirs, PAGE), panelOf(session))).status).toBe(400);
  });

  it('is not available to an API key', async () => {
    expect((await owner('GET', '/session/passkeys')).status).toBe(404);
    expect((await owner('POST', '/session/passkeys/options', { body: again })).status).toBe(404);
  });
});

describe('passkey sign-in', () => {
  beforeEach(async () => {
    expect((await add(device.create(await begin(), PAGE))).status).toBe(200);
  });

  it('needs no other credential and accepts a response once', async () => {
    const answer = device.get(await options(), PAGE);
    const signedIn = await signIn(answer);
    expect(signedIn.body.data).toMatchObject({ actor: { kind: 'user', name: email }, second_factor: 'on' });
    expect((await panelOf(signedIn)('GET', '/session')).body.data.second_factor).toBe('on');
    expect(await signIn(answer)).toMatchObject(REFUSED);
    const audit = items((await owner('GET', '/audit-log?action=session.create&limit=1')).body.data.records);
    expect(audit).toMatchObject([{ change: { second_factor: 'passkey' } }]);
    server.runtime.advance(1000);
    expect((await signIn(device.get(await options(), PAGE))).status).toBe(200);
  });

  it('accepts one of two concurrent responses to a challenge', async () => {
    const asked = await options();
    const answers = await Promise.all([signIn(device.get(asked, PAGE)), signIn(device.get(asked, PAGE))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['an answer of words', async () => ({ id: 'x', type: 'public-key', response: {} })],
    [
      'an unknown passkey',
      async () => new SoftwareAuthenticator(Buffer.from('no')).get(await options(), PAGE),
    ],
    [
      'a stranger with its name',
      async () => new SoftwareAuthenticator(Buffer.alloc(16, people)).get(await options(), PAGE),
    ],
    ['a different challenge', async () => device.get({ challenge: 'AAAA' } as never, PAGE)],
    ['a challenge for adding', async () => device.get(await begin(), PAGE)],
    ['another page', async () => device.get(await options(), { ...PAGE, origin: 'https://evil.example' })],
    ['another site', async () => device.get(await options(), { ...PAGE, site: 'evil.example' })],
    ['a user who is not verified', async () => device.get(await options(), { ...PAGE, verifies: false })],
  ])('rejects %s', async (_what, answer) => {
    expect(await signIn(await answer())).toMatchObject(REFUSED);
  });

  it('rejects a late response and one for another host name', async () => {
    const early = await options();
    const elsewhere = { origin: 'https://other.example.com', site: 'other.example.com' };
    const there = device.get(await options(elsewhere.site), elsewhere);
    expect(await signIn(there, elsewhere.site)).toMatchObject(REFUSED);
    server.runtime.advance(301_000);
    expect(await signIn(device.get(early, PAGE))).toMatchObject(REFUSED);
  });

  it('reports a malformed response', async () => {
    const refused = await signIn({});
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { details: [{ field: 'passkey.id' }, {}, {}] } },
    });
  });

  it("can't be combined with other credentials", async () => {
    const answer = device.get(await options(), PAGE);
    const both = await from()('POST', '/session', { body: { passkey: answer, email, password: PASSWORD } });
    expect(both.status).toBe(400);
  });

  it('satisfies a required second factor, unlike a password', async () => {
    await owner('PATCH', '/account', { body: { require_second_factor: true } });
    const strong = panelOf(await signIn(device.get(await options(), PAGE)));
    expect((await strong('GET', '/lists')).status).toBe(200);
    expect((await panelOf(await byPassword())('GET', '/lists')).status).toBe(403);
    await owner('PATCH', '/account', { body: { require_second_factor: false } });
  });

  it("ends its session when the passkey is removed or an owner resets the user's factors", async () => {
    const id = String(items((await panel('GET', '/session/passkeys')).body.data.passkeys)[0]?.id);
    const remove = (which: string, password: string) =>
      panel('POST', `/session/passkeys/${which}/remove`, { body: { current_password: password } });
    expect((await remove(id, 'wrong')).status).toBe(400);
    expect((await remove(server.runtime.timeOrderedId(), PASSWORD)).status).toBe(404);
    expect((await remove(id, PASSWORD)).status).toBe(200);
    expect(await signIn(device.get(await options(), PAGE))).toMatchObject(REFUSED);
    expect((await add(device.create(await begin(), PAGE))).status).toBe(200);
    expect((await owner('DELETE', `/users/${userId}/second-factor`)).status).toBe(200);
    expect(await signIn(device.get(await options(), PAGE))).toMatchObject(REFUSED);
  });
});
