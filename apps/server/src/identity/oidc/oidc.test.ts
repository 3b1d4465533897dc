import type { AccountId } from '@assay/contract';
import { insertPanelUser } from '@assay/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  type Client,
  items,
  type Json,
  type ManagementServer,
  startManagement,
} from '../../management/testing/management-server';
import { SoftwareAuthenticator } from '../../management/testing/software-authenticator';
import { codeOfStep } from '../../platform/secrets/totp';
import { signInThere, startCertifiedProvider } from '../../testing/certified-provider';
import { CLIENT, type LoopbackProvider, startLoopbackProvider } from '../../testing/loopback-provider';
import { movableClock } from '../../testing/movable-clock';
import { deploymentKeysOf } from '../../testing/test-keys';
import { hashPassword } from '../keys/secrets';
import { OidcProvider } from './provider';
import { type OidcSettings, oidcSettings } from './settings';

const PASSWORD = 'a sentence that only they would say';
/** Shared by all test users, because hashing is slow by design. */
const PASSWORD_HASH = hashPassword(PASSWORD, movableClock());
const PANEL = 'https://assay.example.com';
/** Origin of injected requests. */
const SITE = { origin: 'http://localhost:80', site: 'localhost' };

let provider: LoopbackProvider;
/** Server with roles from claims. */
let mapping: ManagementServer;
/** Server with roles assigned in Assay, which requires second factors. */
let plain: ManagementServer;
/** Server with roles from claims that requires a second factor unless the provider reports one. */
let strict: ManagementServer;
let server: ManagementServer;
let owner: Client;
let accountId: AccountId;
let people = 0;
/** Error codes logged for the provider. */
const troubles: string[] = [];

const settings = (more: object) =>
  oidcSettings(
    {
      name: 'Example ID',
      issuer: provider.issuer,
      clientId: CLIENT.id,
      clientSecret: 'env:SECRET',
      panelUrl: PANEL,
      allowNetworks: ['127.0.0.0/8'],
      timeoutMs: 300,
      ...more,
    },
    { SECRET: CLIENT.secret },
  );

/** Starts a server with a sign-in provider. */
async function start(described: OidcSettings): Promise<ManagementServer> {
  const now = () => started.runtime.now();
  const oidc = new OidcProvider({ settings: described, now, onTrouble: (code) => troubles.push(code) });
  const started: ManagementServer = await startManagement({ oidc });
  await deploymentKeysOf(started.routePorts.database);
  return started;
}

beforeAll(async () => {
  provider = await startLoopbackProvider();
  const roles = [
    { value: 'fraud-leads', account: 1, role: 'admin' },
    { value: 'fraud-team', account: 1, role: 'analyst' },
    { value: 'owners', account: 1, role: 'owner' },
    { value: 'ghosts', account: 1, role: '0199a7f0-6a0e-7000-8000-000000000001' },
  ];
  const mapped = { roles, rolesClaim: ['realm', 'groups'], emailDomains: ['example.com'] };
  mapping = await start(settings({ ...mapped, secondFactor: 'provider' }));
  strict = await start(settings({ ...mapped, secondFactorClaims: { amr: ['mfa'], acr: ['gold'] } }));
  plain = await start(settings({}));
});
afterAll(async () => {
  await mapping?.close();
  await plain?.close();
  await strict?.close();
  await provider?.close();
});
beforeEach(() => {
  people++;
  Object.assign(provider, { userInfo: {}, metadata: {}, signing: 'its key', trouble: null });
  provider.questions.splice(0);
  provider.claims = { sub: `person ${people}`, email: addressOf(), email_verified: true };
  use(mapping);
});

const addressOf = (number = people) => `person-${number}@example.com`;
function use(chosen: ManagementServer): void {
  server = chosen;
  owner = server.withKey(server.ownerKey);
}

/** A browser that stores cookies; each test uses a separate network. */
class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(cookies: readonly [string, string][] = []) {
    for (const [name, value] of cookies) this.cookies.set(name, value);
  }

  get all(): readonly [string, string][] {
    return [...this.cookies];
  }

  async send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
    const answer = await server.withHeaders({
      'x-forwarded-for': `198.51.100.${people}`,
      'x-assay-panel': '1',
      cookie: this.all.map(([name, value]) => `${name}=${value}`).join('; '),
    })(method, path, body === undefined ? {} : { body });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = line.split(';')[0]!.split('=');
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  async begin(): Promise<string> {
    const answer = await this.send('POST', '/session/provider/begin', undefined);
    expect(answer.status).toBe(200);
    return String(answer.body.data.url);
  }

  finish = (answer: string) => this.send('POST', '/session/provider', { answer });
}

interface Attempt {
  readonly browser: Browser;
  readonly answer: Answer;
}

/** Signs in at the provider and returns to the panel. */
async function signIn(changed: { readonly [name: string]: string | undefined } = {}): Promise<Attempt> {
  const browser = new Browser();
  const url = await browser.begin();
  return { browser, answer: await browser.finish(provider.answerTo(url, changed)) };
}

const groups = (...names: readonly string[]) => ({ realm: { groups: names } });
const say = (more: object) => {
  provider.claims = { ...provider.claims, ...more };
};
const REFUSED = { status: 401, body: { error: { code: '2010' } } };
const NO_ACCESS = { status: 403, body: { error: { code: '2011' } } };
const AWAY = { status: 503, body: { error: { code: '2012' } } };

async function newUser(role: string, on: ManagementServer = server, email = addressOf()): Promise<string> {
  const id = on.runtime.timeOrderedId();
  accountId = Number((await owner('GET', '/account')).body.data.id);
  const passwordHash = await PASSWORD_HASH;
  await insertPanelUser(on.routePorts.database, {
    accountId,
    id,
    email,
    passwordHash,
    role,
    now: new Date(),
  });
  return id;
}
const roleOf = async (email = addressOf()) =>
  items((await owner('GET', '/users')).body.data.users).find((user) => String(user.email) === email)?.role;
const trail = async () => items((await owner('GET', '/audit-log?limit=20')).body.data.records);

describe('provider sign-in', () => {
  it('redirects with PKCE, state and nonce, none of which is readable in the browser beforehand', async () => {
    const browser = new Browser();
    const first = new URL(await browser.begin());
    const second = new URL(await browser.begin());
    expect(`${first.origin}${first.pathname}`).toBe(`${provider.issuer}/auth`);
    expect(Object.fromEntries(first.searchParams)).toMatchObject({
      client_id: CLIENT.id,
      redirect_uri: `${PANEL}/panel/oidc`,
      response_type: 'code',
      scope: 'openid email',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first.searchParams.get(name)).toHaveLength(43);
      expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name));
    }
    const kept = browser.all.map(([, value]) => value).join();
    for (const name of ['state', 'nonce']) expect(kept).not.toContain(second.searchParams.get(name));
  });

  it('opens a session with the role of the claims and cookies hidden from scripts and other sites', async () => {
    say(groups('visitors', 'fraud-team'));
    const { browser, answer } = await signIn();
    expect(answer).toMatchObject({ status: 200, body: { data: { role: 'analyst', second_factor: 'on' } } });
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect((await browser.send('GET', '/session')).body.data.actor).toMatchObject({ name: addressOf() });
    const [question] = provider.questions;
    expect(question?.form.get('code_verifier')).toHaveLength(43);
    expect(question?.authorization).toMatch(/^Basic /);
    expect((await trail()).slice(0, 3)).toMatchObject([
      { action: 'session.create', change: { by: 'provider' } },
      { action: 'user.link', change: { by: 'provider' } },
      { action: 'user.join', change: { role: 'analyst', by: 'provider' } },
    ]);
  });

  it('updates the role on every sign-in and recognizes the user after an email change', async () => {
    say(groups('fraud-team'));
    await signIn();
    say({ ...groups('fraud-team', 'fraud-leads'), email: 'renamed@example.com' });
    const { answer } = await signIn();
    expect(answer.body.data).toMatchObject({ role: 'admin', actor: { name: addressOf() } });
    expect(await trail()).toContainEqual(
      expect.objectContaining({
        action: 'user.change',
        change: { role: ['analyst', 'admin'], by: 'provider' },
      }),
    );
    say(groups('visitors'));
    expect((await signIn()).answer).toMatchObject(NO_ACCESS);
  });

  it("uses the provider's name until the user sets another", async () => {
    say({ ...groups('fraud-team'), name: 'Lena  Provider' });
    expect((await signIn()).answer.body.data.actor).toMatchObject({ name: 'Lena Provider' });
    say({ name: 'Somebody Else' });
    expect((await signIn()).answer.body.data.actor).toMatchObject({ name: 'Lena Provider' });
    people++;
    provider.claims = { sub: `person ${people}`, email: addressOf(), email_verified: true, name: 'a\u202eb' };
    say(groups('fraud-team'));
    expect((await signIn()).answer.body.data.actor).toMatchObject({ name: addressOf() });
  });

  it('masks card numbers in the claims', async () => {
    const card = '4111111111111111';
    say({ ...groups('fraud-team', card), name: `Lena ${card}`, email: `lena.${people}.${card}@example.com` });
    const { answer } = await signIn();
    expect(answer.body.data.actor).toMatchObject({ name: 'Lena 411111******1111' });
    const stored = [(await owner('GET', '/users')).body.data, await trail(), answer.body];
    expect(JSON.stringify(stored)).not.toContain(card);
  });

  it('links an existing user by a verified address', async () => {
    const id = await newUser('reviewer');
    say(groups('fraud-team'));
    expect((await signIn()).answer.body.data).toMatchObject({ role: 'analyst', actor: { id } });
  });

  it('stores hashes of linked identities and removes them with the user', async () => {
    say(groups('fraud-team'));
    const id = String((await signIn()).answer.body.data.actor?.id);
    const rows = () =>
      server.routePorts.database.query<{ all: string }>({
        accounts: 'every',
        text: 'SELECT i::text AS all FROM panel_identity i WHERE user_id = $1::uuid',
        values: [id],
      });
    const [row] = await rows();
    expect(row?.all).not.toContain(`person ${people}`);
    expect((await owner('DELETE', `/users/${id}`)).status).toBe(200);
    expect(await rows()).toHaveLength(0);
  });

  it('requests userinfo when the ID token lacks claims', async () => {
    provider.userInfo = { email: addressOf(), email_verified: true, ...groups('fraud-team') };
    provider.claims = { sub: `person ${people}` };
    expect((await signIn()).answer).toMatchObject({ status: 200, body: { data: { role: 'analyst' } } });
    provider.userInfo = { ...provider.userInfo, sub: 'another' };
    expect((await signIn()).answer).toMatchObject(REFUSED);
  });
});

describe('provider sign-in without access', () => {
  it.each([
    ['without a mapped role', groups('visitors')],
    ['without any claim of roles', {}],
    ['with a role that the account does not have', groups('ghosts')],
    ['with an address of another domain', { ...groups('fraud-team'), email: 'somebody@elsewhere.example' }],
    [
      'with an address that the provider does not vouch for',
      { ...groups('fraud-team'), email_verified: false },
    ],
    ['with an address that is vouched for by a word', { ...groups('fraud-team'), email_verified: 'true' }],
    ['without an address', { ...groups('fraud-team'), email: undefined }],
  ])('rejects a user %s', async (_what, claims) => {
    say(claims);
    const { browser, answer } = await signIn();
    expect(answer).toMatchObject(NO_ACCESS);
    expect((await browser.send('GET', '/session')).status).toBe(401);
    expect(await roleOf()).toBeUndefined();
  });

  it('rejects an email address whose user is linked to another provider identity', async () => {
    say(groups('fraud-team'));
    await signIn();
    say({ sub: 'another with the same address' });
    expect((await signIn()).answer).toMatchObject(NO_ACCESS);
  });

  it('rejects a role change that would remove the last owner', async () => {
    const id = await newUser('owner');
    const users = items((await owner('GET', '/users')).body.data.users);
    const others = users.filter((user) => String(user.role) === 'owner' && String(user.id) !== id);
    const give = (role: string) =>
      Promise.all(others.map((user) => owner('PATCH', `/users/${user.id}`, { body: { role } })));
    await give('admin');
    say(groups('fraud-team'));
    expect((await signIn()).answer).toMatchObject({ status: 409 });
    expect(await roleOf()).toBe('owner');
    await give('owner');
    expect((await signIn()).answer.body.data).toMatchObject({ role: 'analyst' });
  });

  it('records the refusal in the audit log', async () => {
    const { trail: tally, database } = server.routePorts;
    await tally.write(database, new Date());
    say(groups('visitors'));
    await signIn();
    say({ nonce: 'another' });
    await signIn();
    await tally.write(database, new Date());
    const network = `198.51.100.${people}`;
    expect((await trail())[0]).toMatchObject({
      actor: 'nobody',
      action: 'session.refuse',
      change: { count: 2, networks: [expect.stringContaining(network)] },
    });
  });
});

describe('invalid provider response', () => {
  beforeEach(() => say(groups('fraud-team')));

  it.each([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'others' }],
    ['audiences of which another is meant', { aud: ['others', 'assay'], azp: 'others' }],
    ['another issuer', { iss: 'https://id.example.com' }],
    ['no subject', { sub: undefined }],
    ['an end that is past', { exp: Math.floor(Date.now() / 1000) - 60 }],
    ['no end', { exp: undefined }],
    ['a beginning to come', { nbf: Math.floor(Date.now() / 1000) + 3600 }],
  ])('rejects a token with %s', async (_what, claims) => {
    say(claims);
    expect((await signIn()).answer).toMatchObject(REFUSED);
    expect(await roleOf()).toBeUndefined();
  });

  it.each([
    'a key of others',
    'not at all',
    'the client secret',
  ] as const)('rejects a token signed by %s', async (signing) => {
    provider.signing = signing;
    expect((await signIn()).answer).toMatchObject(REFUSED);
    expect(await roleOf()).toBeUndefined();
  });

  it.each([
    ['another state', { state: 'A'.repeat(43) }],
    ['no state', { state: undefined }],
    ['another issuer (RFC 9207)', { iss: 'https://id.example.com' }],
    ['no issuer where it always says one', { iss: undefined }],
    ['another code', { code: 'guessed' }],
    ['no code', { code: undefined }],
    ['an error of the provider', { code: undefined, error: 'access_denied' }],
  ])('rejects a response with %s', async (_what, changed) => {
    expect((await signIn(changed)).answer).toMatchObject(REFUSED);
  });

  it('rejects a response in another browser or without the cookie', async () => {
    const mine = provider.answerTo(await new Browser().begin());
    const other = new Browser();
    await other.begin();
    expect(await other.finish(mine)).toMatchObject(REFUSED);
    expect(await new Browser().finish(mine)).toMatchObject(REFUSED);
    expect(provider.questions).toHaveLength(0);
  });

  it('rejects a replayed response with the old cookie', async () => {
    const browser = new Browser();
    const answer = provider.answerTo(await browser.begin());
    const before = new Browser(browser.all);
    expect((await browser.finish(answer)).status).toBe(200);
    expect(await before.finish(answer)).toMatchObject(REFUSED);
    expect(provider.questions).toHaveLength(1);
  });

  it('rejects a response ten minutes after the attempt began', async () => {
    const browser = new Browser();
    const answer = provider.answerTo(await browser.begin());
    server.runtime.advance(600_001);
    expect(await browser.finish(answer)).toMatchObject(REFUSED);
    server.runtime.advance(-600_001);
    expect(provider.questions).toHaveLength(0);
  });

  it('rejects a forged cookie', async () => {
    for (const value of [
      '',
      'x',
      Buffer.alloc(32).toString('base64url'),
      `${Buffer.from('[1,"x",9e15]').toString('base64url')}.x`,
    ]) {
      const browser = new Browser([['assay_oidc', value]]);
      expect(await browser.finish('code=x&state=x')).toMatchObject(REFUSED);
      expect(await browser.send('POST', '/session/provider', { code: '123456' })).toMatchObject(REFUSED);
    }
  });

  it('returns 429 after repeated failures from one network', async () => {
    const statuses: number[] = [];
    for (let tried = 0; tried < 12; tried++)
      statuses.push((await new Browser().finish('code=x&state=x')).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it('returns 400 for a request with neither or both of response and code', async () => {
    for (const body of [{}, { answer: 'a', code: '123456' }, { answer: 7 }, { answer: 'a'.repeat(6001) }])
      expect((await new Browser().send('POST', '/session/provider', body)).status).toBe(400);
  });
});

describe('provider outage', () => {
  it.each([
    'silent',
    'broken',
  ] as const)('reports a provider that is %s and still accepts passwords', async (trouble) => {
    await newUser('analyst');
    say(groups('fraud-team'));
    const browser = new Browser();
    const url = await browser.begin();
    provider.trouble = trouble;
    expect(await browser.finish(provider.answerTo(url))).toMatchObject(AWAY);
    const byPassword = { email: addressOf(), password: PASSWORD };
    expect((await browser.send('POST', '/session', byPassword)).status).toBe(200);
  });
});

describe('roles assigned in Assay', () => {
  beforeEach(() => use(plain));

  it('admit existing and invited users only', async () => {
    expect((await signIn()).answer).toMatchObject(NO_ACCESS);
    const invited = { email: addressOf(), role: 'reviewer' };
    expect((await owner('POST', '/invitations', { body: invited })).status).toBe(200);
    expect((await signIn()).answer.body.data).toMatchObject({ role: 'reviewer' });
    expect(items((await owner('GET', '/users')).body.data.invitations)).toHaveLength(0);
    expect((await signIn()).answer.body.data).toMatchObject({ role: 'reviewer' });
  });

  it("require Assay's code from users who have one, if the operator enables it", async () => {
    await newUser('analyst');
    const browser = new Browser();
    await browser.send('POST', '/session', { email: addressOf(), password: PASSWORD });
    const begun = await browser.send('POST', '/session/second-factor', { current_password: PASSWORD });
    const seed = seedOf(String(begun.body.data.secret));
    const code = (away = 0) => codeOfStep(seed, Math.floor(server.runtime.now() / 30_000) + away);
    await browser.send('POST', '/session/second-factor/confirm', { code: code() });
    const attempt = await signIn();
    expect(attempt.answer).toMatchObject({ status: 401, body: { error: { code: '2015' } } });
    expect((await attempt.browser.send('GET', '/session')).status).toBe(401);
    const send = (typed: string) => attempt.browser.send('POST', '/session/provider', { code: typed });
    expect(await send('000000')).toMatchObject({ status: 401, body: { error: { code: '2015' } } });
    const kept = new Browser(attempt.browser.all);
    const next = code(1);
    expect((await send(next)).body.data).toMatchObject({ second_factor: 'on', role: 'analyst' });
    // A code works only once, and the provider's verification expires after five minutes.
    expect((await kept.send('POST', '/session/provider', { code: next })).status).toBe(401);
    server.runtime.advance(300_001);
    expect(await kept.send('POST', '/session/provider', { code: code(0) })).toMatchObject(REFUSED);
    server.runtime.advance(-300_001);
  });
});

const now = () => Math.floor(Date.now() / 1000);
const codeFor = (secret: string, away = 0) =>
  codeOfStep(seedOf(secret), Math.floor(server.runtime.now() / 30_000) + away);

/** Signs in again at the provider within a session. */
async function prove(browser: Browser, claims: object): Promise<Answer> {
  const begun = await browser.send('POST', '/session/provider/proof/begin');
  expect(begun.status).toBe(200);
  const url = String(begun.body.data.url);
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ max_age: '0', prompt: 'login' });
  say(claims);
  return browser.send('POST', '/session/provider/proof', { answer: provider.answerTo(url) });
}

describe('user with a mapped role and no password', () => {
  beforeEach(() => {
    use(strict);
    say(groups('fraud-team'));
  });

  it('sets up a second factor after a fresh sign-in, and then needs it after every provider sign-in', async () => {
    const { browser } = await signIn();
    const standing = await browser.send('GET', '/session/second-factor');
    expect(standing.body.data).toMatchObject({
      enabled: false,
      provider: { name: 'Example ID', proved_until: null },
    });
    const without = await browser.send('POST', '/session/second-factor', {});
    expect([without.status, without.body.error.code]).toEqual([400, '1006']);
    expect((await prove(browser, { auth_time: now() })).status).toBe(200);
    const begun = await browser.send('POST', '/session/second-factor', {});
    expect(begun.status).toBe(200);
    const secret = String(begun.body.data.secret);
    const confirmed = await browser.send('POST', '/session/second-factor/confirm', { code: codeFor(secret) });
    expect(confirmed.status).toBe(200);

    const again = await signIn();
    expect(again.answer).toMatchObject({ status: 401, body: { error: { code: '2015' } } });
    const answered = await again.browser.send('POST', '/session/provider', { code: codeFor(secret, 1) });
    expect(answered.body.data).toMatchObject({ role: 'analyst', second_factor: 'on' });
    // Claims that the operator accepts as a second factor are sufficient.
    for (const claims of [{ amr: ['pwd', 'mfa'] }, { amr: undefined, acr: 'gold' }]) {
      say(claims);
      expect((await signIn()).answer.status).toBe(200);
    }
    say({ acr: 'silver', amr: 'mfa' });
    expect((await signIn()).answer.status).toBe(401);
  });

  it('uses a passkey as a second factor but never instead of the provider', async () => {
    const { browser } = await signIn();
    expect((await prove(browser, { auth_time: now() })).status).toBe(200);
    const device = new SoftwareAuthenticator(Buffer.alloc(16, people));
    const optionsOf = (asked: Answer) => asked.body.data.options ?? ({} as Json);
    const options = optionsOf(await browser.send('POST', '/session/passkeys/options', {}));
    const answer = device.create(options, SITE);
    const added = await browser.send('POST', '/session/passkeys', { name: 'Key', answer });
    expect(added.status).toBe(200);
    const asked = async (there: Browser) =>
      device.get(optionsOf(await there.send('POST', '/session/options')), SITE);

    const again = await signIn();
    expect(again.answer).toMatchObject({ status: 401, body: { error: { code: '2015' } } });
    expect((await again.browser.send('POST', '/session/provider', { code: '123456' })).status).toBe(401);
    const passkey = await asked(again.browser);
    const answered = await again.browser.send('POST', '/session/provider', { passkey });
    expect(answered.body.data).toMatchObject({ role: 'analyst', second_factor: 'on' });
    const alone = new Browser();
    const direct = await alone.send('POST', '/session', { passkey: await asked(alone) });
    expect(direct).toMatchObject(NO_ACCESS);
  });

  it.each([
    ['of before', () => ({ auth_time: now() - 3600 })],
    ['without a time', () => ({ auth_time: undefined })],
    ['whose time is a word', () => ({ auth_time: String(now()) })],
  ])("can't prove identity with a sign-in %s", async (_what, claims) => {
    const { browser } = await signIn();
    expect(await prove(browser, claims())).toMatchObject(REFUSED);
    expect((await browser.send('POST', '/session/second-factor', {})).status).toBe(400);
  });

  it("can't prove identity as another user, with another session's proof, or after five minutes", async () => {
    const { browser } = await signIn();
    const other = await prove(browser, {
      auth_time: now(),
      sub: `another ${people}`,
      email: 'another@example.com',
    });
    expect(other).toMatchObject(NO_ACCESS);
    say({ sub: `person ${people}`, email: addressOf() });
    expect((await prove(browser, { auth_time: now() })).status).toBe(200);
    const proof = browser.all.filter(([name]) => name === 'assay_proof');
    const second = await signIn();
    const moved = new Browser([...second.browser.all, ...proof]);
    expect((await moved.send('POST', '/session/second-factor', {})).status).toBe(400);
    server.runtime.advance(300_001);
    expect((await browser.send('POST', '/session/second-factor', {})).status).toBe(400);
    server.runtime.advance(-300_001);
    // A response from a sign-in attempt is not a proof within a session.
    const url = await browser.begin();
    const answer = provider.answerTo(url);
    expect(await browser.send('POST', '/session/provider/proof', { answer })).toMatchObject(REFUSED);
  });
});

describe('role removed by the provider', () => {
  it('ends every session at the next provider sign-in and blocks password sign-in', async () => {
    await newUser('analyst');
    const before = new Browser();
    const byPassword = { email: addressOf(), password: PASSWORD };
    expect((await before.send('POST', '/session', byPassword)).status).toBe(200);
    say(groups('fraud-team'));
    const { browser } = await signIn();
    // From this point, every sign-in requires the provider.
    expect((await before.send('GET', '/session')).status).toBe(401);
    expect(await new Browser().send('POST', '/session', byPassword)).toMatchObject(NO_ACCESS);
    expect((await browser.send('GET', '/session')).status).toBe(200);
    say(groups('visitors'));
    expect((await signIn()).answer).toMatchObject(NO_ACCESS);
    expect((await browser.send('GET', '/session')).status).toBe(401);
    expect(await trail()).toContainEqual(
      expect.objectContaining({ action: 'session.end-all', change: { ended: 1, by: 'provider' } }),
    );
  });

  it('applies a role change to open sessions immediately and at the next provider check', async () => {
    say(groups('fraud-leads'));
    const { browser } = await signIn();
    say(groups('fraud-team'));
    await signIn();
    expect((await browser.send('GET', '/session')).body.data).toMatchObject({ role: 'analyst' });
    server.runtime.advance(59 * 60_000);
    expect((await browser.send('GET', '/session')).status).toBe(200);
    server.runtime.advance(2 * 60_000);
    expect((await browser.send('GET', '/session')).status).toBe(401);
    server.runtime.advance(-61 * 60_000);
  });
});

describe('oidc-provider package', () => {
  it('admits users with a mapped role and rejects others', async () => {
    const real = await startCertifiedProvider(PANEL);
    const more = { scopes: ['openid', 'email', 'groups'], rolesClaim: 'groups', timeoutMs: 10_000 };
    const roles = [{ value: 'group of lena', account: 1, role: 'reviewer' }];
    const described = settings({
      ...more,
      roles,
      issuer: real.issuer,
      allowNetworks: ['127.0.0.0/8', '::1/128'],
    });
    const own = await start(described);
    try {
      use(own);
      const browser = new Browser();
      const back = await signInThere(await browser.begin(), 'lena', PANEL);
      const answer = await browser.finish(new URL(back).search.slice(1));
      expect(answer.body.data).toMatchObject({ role: 'reviewer', actor: { name: 'lena@example.com' } });
      // A fresh provider sign-in with `auth_time` replaces a password.
      const begun = await browser.send('POST', '/session/provider/proof/begin');
      const proof = await signInThere(String(begun.body.data.url), 'lena', PANEL);
      const proved = await browser.send('POST', '/session/provider/proof', {
        answer: new URL(proof).search.slice(1),
      });
      expect(proved.status).toBe(200);
      expect((await browser.send('POST', '/session/second-factor', {})).status).toBe(200);
      const other = new Browser();
      const otto = await signInThere(await other.begin(), 'otto', PANEL);
      expect(await other.finish(new URL(otto).search.slice(1))).toMatchObject(NO_ACCESS);
      // The code of a completed sign-in can't be used in another one.
      const thief = new Browser();
      const url = new URL(await thief.begin());
      const stolen = new URLSearchParams(new URL(back).search);
      stolen.set('state', url.searchParams.get('state') ?? '');
      expect(await thief.finish(stolen.toString())).toMatchObject(REFUSED);
      // An unused code issued for another browser's attempt can't be used either.
      const robbed = await signInThere(await new Browser().begin(), 'lena', PANEL);
      const its = new URL(await thief.begin());
      const moved = new URLSearchParams(new URL(robbed).search);
      moved.set('state', its.searchParams.get('state') ?? '');
      expect(await thief.finish(moved.toString())).toMatchObject(REFUSED);
    } finally {
      await own.close();
      await real.close();
    }
  });
});

it('provider routes return an error when no provider is configured', async () => {
  const bare = await startManagement();
  try {
    const anybody = bare.withHeaders({});
    expect((await anybody('GET', '/session/methods')).body.data.provider).toBeNull();
    expect((await anybody('POST', '/session/provider/begin')).status).toBe(404);
    expect((await anybody('POST', '/session/provider', { body: { answer: 'code=x' } })).status).toBe(404);
  } finally {
    await bare.close();
  }
});

function seedOf(secret: string): Buffer {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
