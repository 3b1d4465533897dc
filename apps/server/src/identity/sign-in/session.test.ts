import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ADMIN,
  type Answer,
  type Client,
  items,
  type ManagementServer,
  startManagement,
} from '../../management/testing/management-server';

const HOUR_MS = 3_600_000;
const { email, password } = ADMIN;

let server: ManagementServer;
let owner: Client;
let tests = 0;
/** Each test signs in from a separate address, so failures in one test don't block another. */
let address: string;

beforeAll(async () => {
  server = await startManagement();
  owner = server.withKey(server.ownerKey);
});
beforeEach(() => {
  address = `198.51.100.${++tests}`;
});
afterAll(() => server.close());

const signIn = (body: unknown, headers: { readonly [name: string]: string } = {}) =>
  server.withHeaders({ 'x-forwarded-for': address, ...headers })('POST', '/session', { body });

const cookieOf = (answer: Answer): string => String(answer.headers['set-cookie']).split(';')[0] ?? '';
const withSession = (
  answer: Answer,
  headers: { readonly [name: string]: string } = { 'x-assay-panel': '1' },
) =>
  server.withHeaders({ cookie: `theme=dark; ${cookieOf(answer)}`, 'x-forwarded-for': address, ...headers });

describe('POST /session', () => {
  it('opens a session with every scope for an email and a password', async () => {
    const answer = await signIn({ email: ` ${email.toUpperCase()}`, password });
    expect(answer.body.data).toMatchObject({
      actor: { kind: 'user', name: email },
      account: { name: 'Owner', owner: true },
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^assay_session=[\w-]{43}; Path=\/management-api; Max-Age=43200; HttpOnly; SameSite=Strict$/,
    );
    const panel = withSession(answer);
    expect((await panel('GET', '/session')).body.data).toEqual(answer.body.data);
    expect((await panel('POST', '/keys', { body: { name: 'K', scopes: ['fraud', 'admin'] } })).status).toBe(
      200,
    );
  });

  it('opens a session with the rights of an API key', async () => {
    const made = await owner('POST', '/keys', { body: { name: 'Admin only', scopes: ['admin'] } });
    const answer = await signIn({ api_key: made.body.data.api_key });
    expect(answer.body.data).toMatchObject({
      actor: { kind: 'key', id: made.body.data.id, name: 'Admin only' },
      scopes: ['admin'],
    });
    const panel = withSession(answer);
    expect((await panel('POST', '/keys', { body: { name: 'K', scopes: ['fraud'] } })).status).toBe(403);
    await owner('DELETE', `/keys/${made.body.data.id}`);
    expect(await panel('GET', '/session')).toMatchObject({ status: 401, body: { error: { code: '2002' } } });
  });

  it('sets a secure cookie over TLS', async () => {
    const answer = await signIn({ api_key: server.ownerKey }, { 'x-forwarded-proto': 'https' });
    expect(answer.headers['set-cookie']).toMatch(/; Secure$/);
  });

  it.each([
    ['an unknown address', () => ({ email: 'nobody@example.com', password })],
    ['a wrong password', () => ({ email, password: 'wrong' })],
    ['an unknown key', () => ({ api_key: 'assay_live_wrong' })],
  ])('returns the same 401 for %s', async (_what, credentials) => {
    const answer = await signIn(credentials());
    expect(answer.status).toBe(401);
    expect(answer.body.error).toEqual({ code: '2002', message: 'Wrong email, password or key' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('rejects a key without permission as other routes do', async () => {
    const fraud = await owner('POST', '/keys', { body: { name: 'F', scopes: ['fraud'] } });
    expect((await signIn({ api_key: fraud.body.data.api_key })).body.error.code).toBe('2003');
    const office = await owner('POST', '/keys', {
      body: { name: 'O', scopes: ['admin'], allowed_ips: ['203.0.113.5'] },
    });
    expect((await signIn({ api_key: office.body.data.api_key })).body.error.code).toBe('1017');
    const inside = await signIn({ api_key: office.body.data.api_key }, { 'x-forwarded-for': '203.0.113.5' });
    expect((await withSession(inside)('GET', '/session')).body.error.code).toBe('1017');
  });

  it('accepts one kind of credential at a time', async () => {
    for (const body of [{}, { email }, { password }, { email, password, api_key: server.ownerKey }]) {
      expect(await signIn(body)).toMatchObject({ status: 400, body: { error: { code: '1006' } } });
    }
  });
});

describe('failed sign-in attempts', () => {
  it('are limited to ten per minute and address, even concurrent ones', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => signIn({ api_key: 'wrong' })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(Number(refused[0]?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await signIn({ email, password })).status).toBe(429);
    expect((await signIn({ email, password }, { 'x-forwarded-for': '203.0.113.77' })).status).toBe(200);
    server.runtime.advance(60_001);
    expect((await signIn({ email, password })).status).toBe(200);
  });

  it("don't count successful sign-ins", async () => {
    for (let attempt = 0; attempt < 15; attempt++)
      expect((await signIn({ api_key: server.ownerKey })).status).toBe(200);
  });
});

describe('panel session', () => {
  it('requires the panel header for changes but not for reads', async () => {
    const answer = await signIn({ email, password });
    const page = withSession(answer, {});
    expect((await page('GET', '/rules')).status).toBe(200);
    for (const [method, path] of [
      ['PATCH', '/account'],
      ['POST', '/keys'],
      ['PUT', '/policy'],
      ['DELETE', '/session'],
    ] as const) {
      const refused = await page(method, path, method === 'DELETE' ? {} : { body: {} });
      expect(refused).toMatchObject({ status: 403, body: { error: { code: '2003' } } });
    }
  });

  it('expires after twelve hours', async () => {
    const panel = withSession(await signIn({ email, password }));
    for (let hour = 0; hour < 11; hour++) {
      server.runtime.advance(HOUR_MS);
      expect((await panel('GET', '/session')).status).toBe(200);
    }
    server.runtime.advance(HOUR_MS - 1000);
    expect((await panel('GET', '/session')).status).toBe(200);
    server.runtime.advance(2000);
    expect(await panel('GET', '/session')).toMatchObject({ status: 401, body: { error: { code: '2002' } } });
  });

  it('ends at sign-out', async () => {
    const panel = withSession(await signIn({ email, password }));
    const out = await panel('DELETE', '/session');
    expect(out.headers['set-cookie']).toMatch(/^assay_session=; .*Max-Age=0/);
    expect((await panel('GET', '/session')).status).toBe(401);
  });

  it('rejects a forged token', async () => {
    const forged = server.withHeaders({ cookie: 'assay_session=AAAA' });
    expect(await forged('GET', '/session')).toMatchObject({ status: 401, body: { error: { code: '2002' } } });
  });

  it('appears in the audit log under an id, never under an email address', async () => {
    const panel = withSession(await signIn({ email, password }));
    await panel('PATCH', '/account', { body: { retention_days: 30 } });
    const audit = await owner('GET', '/audit-log?limit=10');
    // The refusals of earlier tests are written when the log is read.
    const records = items(audit.body.data.records).filter(
      ({ action }) => String(action) !== 'session.refuse',
    );
    expect(records.slice(0, 2)).toMatchObject([
      { action: 'account.change', actor: expect.stringMatching(/^user [0-9a-f-]{36}$/) },
      { action: 'session.create' },
    ]);
    expect(JSON.stringify(audit.body)).not.toContain('@');
  });
});

describe('password guessing for one address', () => {
  const MINUTE_MS = 60_000;
  /** Sends a sign-in attempt from a network. */
  const from = async (network: string, who: string, word = 'wrong') =>
    (await signIn({ email: who, password: word }, { 'x-forwarded-for': network })).status;

  it.each([
    ['of an existing user', email],
    ['of no user', 'nobody@example.com'],
  ])('%s is delayed the same way, longer each time', async (_what, who) => {
    server.runtime.advance(26 * HOUR_MS);
    for (let attempt = 0; attempt < 5; attempt++) expect(await from('192.0.2.1', who)).toBe(401);
    expect(await from('192.0.2.1', who)).toBe(429);
    server.runtime.advance(MINUTE_MS + 1);
    expect(await from('192.0.2.1', who)).toBe(401);
    server.runtime.advance(MINUTE_MS + 1);
    expect(await from('192.0.2.1', who)).toBe(429);
    server.runtime.advance(MINUTE_MS);
    expect(await from('192.0.2.1', who)).toBe(401);
  });

  it('from many networks blocks unknown networks but not those the user signed in from', async () => {
    server.runtime.advance(26 * HOUR_MS);
    expect(await from('192.0.2.99', email, password)).toBe(200);
    for (let n = 0; n < 30; n++) expect(await from(`203.0.113.${n}`, email)).toBe(401);
    expect(await from('203.0.113.200', email)).toBe(429);
    expect(await from('203.0.113.201', email, password)).toBe(429);
    expect(await from('192.0.2.99', email, password)).toBe(200);
    server.runtime.advance(HOUR_MS + 1);
    expect(await from('203.0.113.201', email, password)).toBe(200);
  });
});

describe('session list', () => {
  it('lists sessions and ends one of them or all except the current one', async () => {
    const [here, there, third] = [
      await signIn({ email, password }),
      await signIn({ email, password }),
      await signIn({ email, password }),
    ].map((answer) => withSession(answer));
    const listed = items((await here!('GET', '/sign-ins')).body.data.sessions);
    expect(listed.filter(({ current }) => current)).toHaveLength(1);
    expect(listed[0]).toMatchObject({ actor: expect.stringMatching(/^user /), network: address });
    const other = items((await there!('GET', '/sign-ins')).body.data.sessions).find(({ current }) => current);
    expect((await here!('DELETE', `/sign-ins/${other?.id}`)).status).toBe(200);
    expect((await here!('DELETE', `/sign-ins/${other?.id}`)).status).toBe(404);
    expect((await here!('DELETE', '/sign-ins/7')).status).toBe(404);
    expect((await there!('GET', '/session')).status).toBe(401);
    expect(Number((await here!('DELETE', '/sign-ins')).body.data.ended)).toBeGreaterThanOrEqual(1);
    expect((await third!('GET', '/session')).status).toBe(401);
    expect((await here!('GET', '/session')).status).toBe(200);
  });

  it('ends sessions after two hours without use', async () => {
    const panel = withSession(await signIn({ email, password }));
    server.runtime.advance(2 * HOUR_MS - 1000);
    expect((await panel('GET', '/session')).status).toBe(200);
    server.runtime.advance(2 * HOUR_MS - 1000);
    expect((await panel('GET', '/session')).status).toBe(200);
    server.runtime.advance(2 * HOUR_MS + 1000);
    expect((await panel('GET', '/session')).status).toBe(401);
  });

  it('applies a changed account limit to open sessions', async () => {
    const here = withSession(await signIn({ email, password }));
    const say = (settings: object) => here('PATCH', '/account', { body: settings });
    expect((await say({ session_idle_minutes: 4 })).status).toBe(400);
    expect((await say({ session_hours: 169 })).status).toBe(400);
    expect((await say({ session_idle_minutes: 10, session_hours: 1 })).body.data).toMatchObject({
      session_idle_minutes: 10,
      session_hours: 1,
    });
    const idle = withSession(await signIn({ email, password }));
    const used = withSession(await signIn({ email, password }));
    for (let minute = 0; minute < 56; minute += 8) {
      server.runtime.advance(8 * 60_000);
      expect((await used('GET', '/session')).status).toBe(200);
    }
    expect((await idle('GET', '/session')).status).toBe(401);
    server.runtime.advance(5 * 60_000);
    expect((await used('GET', '/session')).status).toBe(401);
    const again = withSession(await signIn({ email, password }));
    const restored = { session_idle_minutes: 120, session_hours: 12 };
    expect((await again('PATCH', '/account', { body: restored })).status).toBe(200);
  });
});

describe('password change', () => {
  const next = 'a sentence that only I would say';
  const change = (panel: Client, current: string, wanted: string) =>
    panel('PATCH', '/session/password', { body: { current_password: current, new_password: wanted } });

  it('requires the current password and a strong new one', async () => {
    const panel = withSession(await signIn({ email, password }));
    const expectations: readonly [string, string, string][] = [
      ['wrong', next, 'current_password'],
      [password, 'short', 'new_password'],
      [password, 'aaaaaaaaaaaaaaaa', 'new_password'],
      [password, 'password12345678', 'new_password'],
      [password, 'admin@example.com', 'new_password'],
      [password, 'abcdefghijkl', 'new_password'],
      [password, 'zyxwvutsrqponm', 'new_password'],
      [password, 'asdfghjklzxc', 'new_password'],
    ];
    for (const [current, wanted, field] of expectations) {
      const answer = await change(panel, current, wanted);
      expect([answer.status, answer.body.error.details?.[0]?.field]).toEqual([400, field]);
    }
    expect((await change(owner, password, next)).status).toBe(404);
  });

  it('succeeds for one of two concurrent requests', async () => {
    const panels = [await signIn({ email, password }), await signIn({ email, password })].map((answer) =>
      withSession(answer),
    );
    const wanted = [next, `${next} too`];
    const answers = await Promise.all(panels.map((panel, n) => change(panel, password, wanted[n]!)));
    // The other request is rejected, or its session has ended.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const won = answers.findIndex(({ status }) => status === 200);
    expect((await change(panels[won]!, wanted[won]!, password)).status).toBe(200);
  });

  it('ends the other sessions and invalidates the old password', async () => {
    const other = withSession(await signIn({ email, password }));
    const panel = withSession(await signIn({ email, password }));
    expect((await change(panel, password, next)).status).toBe(200);
    expect((await other('GET', '/session')).status).toBe(401);
    expect((await panel('GET', '/session')).status).toBe(200);
    expect((await signIn({ email, password })).status).toBe(401);
    expect((await signIn({ email, password: next })).status).toBe(200);
    expect((await change(panel, next, password)).status).toBe(200);
    const audit = JSON.stringify((await owner('GET', '/audit-log?action=password.change')).body);
    expect(audit).toContain('password.change');
    expect(audit).not.toContain(next);
  });
});

describe('audit of refusals and reads', () => {
  /** Returns the newest records after pending entries are written. */
  const written = async (limit: number) => {
    const { trail, database } = server.routePorts;
    await trail.write(database, new Date(server.runtime.now()));
    return items((await owner('GET', `/audit-log?limit=${limit}`)).body.data.records);
  };

  it('records refusals as sums, without the typed values', async () => {
    await written(1);
    for (const wrong of ['one', 'two']) await signIn({ email, password: wrong });
    await signIn({ email: 'nobody@example.com', password });
    await signIn({ api_key: 'assay_live_wrong' });
    await server.withKey('assay_live_wrong')('GET', '/account');
    const records = await written(2);
    expect(records).toMatchObject([
      { actor: 'nobody', action: 'key.refuse', change: { count: 1 } },
      { actor: 'nobody', action: 'session.refuse', change: { count: 4 } },
    ]);
    expect(JSON.stringify(records)).not.toMatch(/example\.com|assay_live_wrong/);
    expect(JSON.stringify(records[1])).toMatch(/user [0-9a-f-]{36}/);
  });

  it('records reads with the resource that was read', async () => {
    await written(1);
    await owner('GET', '/lists/blocked/entries');
    const panel = withSession(await signIn({ email, password }));
    await panel('POST', '/lists', { body: { id: 'seen', name: 'Seen', kind: 'block', field: 'email' } });
    await panel('GET', '/lists/seen/entries');
    await panel('GET', '/lists/seen/entries?limit=1');
    const [read] = await written(1);
    expect(read).toMatchObject({
      actor: expect.stringMatching(/^user /),
      action: 'person.readListEntries',
      target: 'seen',
      change: { count: 2 },
    });
  });
});

describe('session routes with an API key', () => {
  it('rejects sign-out', async () => {
    expect((await owner('DELETE', '/session')).status).toBe(404);
  });

  it("returns the key's identity", async () => {
    const { data } = (await owner('GET', '/session')).body;
    expect(data).toMatchObject({ actor: { kind: 'key', name: 'First key' }, expires_at: null });
  });
});
