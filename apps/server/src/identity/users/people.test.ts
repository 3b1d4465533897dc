import {
  builtInRole,
  GRANTABLE,
  MANAGEMENT_PREFIX,
  mayAsk,
  neededFor,
  PANEL_ROLES,
  type PanelRole,
  permissionsOf,
  type Role,
} from '@assay/management-api';
import { ALL_ROUTES } from '@assay/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Client } from '../../management/testing/management-server';
import { startWhole, type WholeServer } from '../../management/testing/whole-server';

const PASSWORD = 'a sentence that only they would say';
const DAY_MS = 86_400_000;

let server: WholeServer;
let owner: Client;
let members: { readonly [role in PanelRole]: Client };
let networks = 0;

/** Every sign-in uses a separate network. */
const from = (headers: { readonly [name: string]: string } = {}): Client =>
  server.withHeaders({
    'x-forwarded-for': `198.51.${Math.floor(++networks / 250)}.${networks % 250}`,
    ...headers,
  });

const cookieOf = (answer: Answer): string => String(answer.headers['set-cookie']).split(';')[0] ?? '';

const invite = (email: string, role: string, by: Client = owner) =>
  by('POST', '/invitations', { body: { email, role } });

const accept = (token: unknown, password = PASSWORD) =>
  from()('POST', '/invitations/accept', { body: { token, password } });

/** Session headers of the last sign-in, by name. */
const sessions = new Map<string, { readonly [name: string]: string }>();

async function signIn(email: string): Promise<Client> {
  const answer = await from()('POST', '/session', { body: { email, password: PASSWORD } });
  expect(answer.status).toBe(200);
  const headers = { cookie: cookieOf(answer), 'x-assay-panel': '1' };
  sessions.set(email.split('@')[0] ?? '', headers);
  return from(headers);
}

/** Invites a user, accepts the invitation and signs in. */
async function join(email: string, role: string): Promise<Client> {
  const { body } = await invite(email, role);
  expect((await accept(body.data.token)).body.data).toEqual({ email });
  return signIn(email);
}

const makeRole = (name: string, permissions: readonly string[], by: Client = owner) =>
  by('POST', '/roles', { body: { name, permissions } });

async function userOf(email: string): Promise<{ readonly id: string; readonly role: string }> {
  const { body } = await owner('GET', '/users');
  const users = body.data.users as unknown as readonly { id: string; email: string; role: string }[];
  return users.find((user) => user.email === email)!;
}

beforeAll(async () => {
  server = await startWhole({ ASSAY_TRUST_PROXY: '1' });
  owner = server.withKey(server.ownerKey);
  const made = [];
  for (const role of PANEL_ROLES) made.push([role, await join(`${role}@example.com`, role)] as const);
  members = Object.fromEntries(made) as unknown as typeof members;
});
afterAll(() => server.close());

describe('management routes', () => {
  const routes = ALL_ROUTES.filter(({ path, scope }) => path.startsWith(MANAGEMENT_PREFIX) && scope !== null);
  /** Routes that would end the sessions used here. */
  const untried = ['signOut', 'endOtherSignIns', 'changePassword'];

  /** Returns the routes whose response contradicts the role's permissions. */
  async function strayed(role: Pick<Role, 'permissions'>, headers: { readonly [name: string]: string }) {
    const found: string[] = [];
    for (const route of routes.filter(({ operationId }) => !untried.includes(operationId))) {
      const path = route.path.replace(/\{\w+\}/g, '0193a5a0-0000-7000-8000-00000000dead');
      const { statusCode, payload } = await server.app.inject({
        method: route.method.toUpperCase() as 'GET',
        url: path,
        headers,
      });
      const isRefused = statusCode === 403 && payload.includes("doesn't have access");
      if (isRefused === mayAsk(role.permissions, route)) found.push(`${route.operationId}: ${statusCode}`);
    }
    return found;
  }

  it.each(PANEL_ROLES)('are open to the role %s exactly as its permissions allow', async (role) => {
    expect(await strayed(builtInRole(role), sessions.get(role)!)).toEqual([]);
  });

  it.each([
    0, 1, 2,
  ])('are open to a custom role exactly as its permissions allow: every third permission from %i', async (third) => {
    const chosen = GRANTABLE.filter((_, index) => index % 3 === third).map(({ name }) => name);
    const made = await makeRole(`Third ${third}`, chosen);
    await join(`third-${third}@example.com`, String(made.body.data.id));
    expect(await strayed({ permissions: permissionsOf(chosen) }, sessions.get(`third-${third}`)!)).toEqual(
      [],
    );
  });

  it('are closed to a user without additional permissions', async () => {
    const made = await makeRole('Nothing', []);
    await join('nothing@example.com', String(made.body.data.id));
    expect(await strayed({ permissions: permissionsOf([]) }, sessions.get('nothing')!)).toEqual([]);
  });

  it("belong to a part of the account that some role can't access, or are open to every user", () => {
    for (const needed of routes.flatMap(neededFor))
      expect(needed).toMatch(/^(own|\w+:(see|change)|personal:reveal)$/);
    expect(
      routes.filter((route) => !mayAsk(builtInRole('read-only').permissions, route)).length,
    ).toBeGreaterThan(40);
  });

  it('that change data are closed to read-only roles', () => {
    const open = routes.filter(
      (route) => mayAsk(builtInRole('read-only').permissions, route) && route.method !== 'get',
    );
    expect(open.map(({ operationId }) => operationId).sort()).toEqual([
      'addPasskey',
      'beginPasskey',
      'beginProviderProof',
      'beginSecondFactor',
      'changeOwnName',
      'changePassword',
      'changePreferences',
      'checkRule',
      'checkWorkflow',
      'comparePolicyFile',
      'confirmSecondFactor',
      'createView',
      'deleteView',
      'endOtherSignIns',
      'proveByProvider',
      'removePasskey',
      'removeSecondFactor',
      'renewRecoveryCodes',
      'revealAlert',
      'revealCase',
      'revealCaseAttachment',
      'revealClearedMatch',
      'revealEvaluation',
      'revealEvaluationAttachment',
      'revealExecution',
      'revealExecutionAttachment',
      'revealExecutionMedia',
      'revealExecutionReview',
      'revealExplanation',
      'revealListEntries',
      'revealMonitoredNames',
      'revealQueueItem',
      'revealWebhookDelivery',
      'search',
      'searchCases',
      'searchClearedMatches',
      'searchMonitoredNames',
      'searchStreams',
      'searchWorkflowExecutions',
      'signOut',
      'testRuleOnFacts',
    ]);
  });
});

describe('user names', () => {
  const sessionOf = async (client: Client) => (await client('GET', '/session')).body.data.actor;
  const namesFor = async (client: Client) =>
    (await client('GET', '/names')).body.data.names as unknown as readonly { id: string; name: string }[];

  it('are set by the inviter, the user or a user manager, and default to the email address', async () => {
    const email = 'called@example.com';
    const invited = await owner('POST', '/invitations', {
      body: { email, name: ' Ćalled  At\u00a0First ', role: 'reviewer' },
    });
    expect(invited.body.data.invitation).toMatchObject({ name: 'Ćalled At First' });
    await accept(invited.body.data.token);
    const called = await signIn(email);
    expect(await sessionOf(called)).toMatchObject({ name: 'Ćalled At First', email });
    expect((await called('PATCH', '/session/name', { body: { name: 'פלוני אלמוני 😀' } })).status).toBe(200);
    expect(await sessionOf(called)).toMatchObject({ name: 'פלוני אלמוני 😀', email });
    const { id } = await userOf(email);
    const renamed = await owner('PATCH', `/users/${id}`, { body: { name: 'Anna' } });
    expect(renamed.body.data.user).toMatchObject({ name: 'Anna', role: 'reviewer' });
    expect(await namesFor(called)).toContainEqual({ id: `user ${id}`, name: 'Anna' });
    const reviewers = (await called('GET', '/reviewers')).body.data.reviewers as unknown;
    expect(reviewers).toContainEqual(expect.objectContaining({ id: `user ${id}`, name: 'Anna' }));

    const twin = await join('twin@example.com', 'reviewer');
    await twin('PATCH', '/session/name', { body: { name: 'Anna' } });
    expect((await namesFor(called)).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Anna (called@example.com)', 'Anna (twin@example.com)']),
    );
    expect((await called('PATCH', '/session/name', { body: { name: null } })).status).toBe(200);
    expect(await sessionOf(called)).toMatchObject({ name: email, email });
    expect(JSON.stringify((await owner('GET', '/audit-log?limit=20')).body.data.records)).not.toContain(
      'Anna',
    );
    await owner('DELETE', `/users/${id}`);
    expect((await namesFor(twin)).map((one) => one.id)).not.toContain(`user ${id}`);
  });

  it("are chosen when accepting, replacing the invitation's name", async () => {
    const { body } = await owner('POST', '/invitations', {
      body: { email: 'chooses@example.com', name: 'Theirs', role: 'read-only' },
    });
    await from()('POST', '/invitations/accept', {
      body: { token: body.data.token, password: PASSWORD, name: 'Mine' },
    });
    const chooses = await signIn('chooses@example.com');
    expect(await sessionOf(chooses)).toMatchObject({ name: 'Mine' });
    expect((await namesFor(chooses)).length).toBeGreaterThan(1);
    const other = await userOf('chooses@example.com');
    expect((await chooses('PATCH', `/users/${other.id}`, { body: { name: 'X' } })).status).toBe(403);
  });

  it.each([
    [''],
    ['  '],
    ['x'.repeat(101)],
    ['a\u0000b'],
    ['line\nbreak'],
    ['turned \u202eround'],
    [7],
  ])("reject %j, which doesn't display as written", async (name) => {
    const answer = await (await signIn('twin@example.com'))('PATCH', '/session/name', { body: { name } });
    expect([answer.status, answer.body.error.code]).toEqual([400, '1006']);
  });

  it("don't apply to API keys", async () => {
    expect((await owner('PATCH', '/session/name', { body: { name: 'Key' } })).status).toBe(404);
  });
});

describe('invitations', () => {
  it('are valid once and listed with the users until then', async () => {
    const { body } = await invite('New@Example.com', 'reviewer');
    const listed = (await owner('GET', '/users')).body.data.invitations as unknown as { email: string }[];
    expect(listed).toMatchObject([{ email: 'new@example.com', role: 'reviewer' }]);
    expect(JSON.stringify(listed)).not.toContain(String(body.data.token));
    expect((await accept(body.data.token)).status).toBe(200);
    expect((await accept(body.data.token)).body.error?.code).toBe('2002');
    expect((await owner('GET', '/users')).body.data.invitations).toEqual([]);
    expect((await (await signIn('new@example.com'))('GET', '/session')).body.data).toMatchObject({
      actor: { kind: 'user', name: 'new@example.com' },
      role: 'reviewer',
    });
  });

  it('expire when withdrawn, replaced or seven days old', async () => {
    const first = await invite('late@example.com', 'reviewer');
    const second = await invite('late@example.com', 'analyst');
    expect((await accept(first.body.data.token)).status).toBe(401);
    await owner('DELETE', `/invitations/${second.body.data.invitation?.id}`);
    expect((await accept(second.body.data.token)).status).toBe(401);
    const third = await invite('late@example.com', 'analyst');
    server.runtime.advance(8 * DAY_MS);
    expect((await accept(third.body.data.token)).status).toBe(401);
    server.runtime.advance(-8 * DAY_MS);
  });

  it.each([
    [{ email: 'nobody', role: 'reviewer' }],
    [{ email: 'a b@example.com', role: 'reviewer' }],
    [{ email: 'x@example.com', role: 'emperor' }],
    [{ email: 'x@example.com' }],
    [{}],
  ])('are rejected for %j', async (body) => {
    expect((await owner('POST', '/invitations', { body })).status).toBe(400);
  });

  it('require a strong password, and token guessing is rate limited', async () => {
    const { body } = await invite('weak@example.com', 'reviewer');
    expect((await accept(body.data.token, 'aaaaaaaaaaaaaaa')).status).toBe(400);
    expect((await accept(body.data.token, 'short')).status).toBe(400);
    const guesser = from();
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      const guess = { token: `guess-${attempt}`, password: PASSWORD };
      statuses.push((await guesser('POST', '/invitations/accept', { body: guess })).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(statuses[10]).toBe(429);
    expect((await accept(body.data.token)).status).toBe(200);
  });

  it('are not created for an existing user, and end when the address is used in another account', async () => {
    expect((await invite('reviewer@example.com', 'reviewer')).status).toBe(409);
  });
});

describe('role assignment', () => {
  it('is allowed for owners, and for admins below owner', async () => {
    await join('moved@example.com', 'reviewer');
    const { id } = await userOf('moved@example.com');
    const give = (by: Client, role: string) => by('PATCH', `/users/${id}`, { body: { role } });
    expect((await give(members.admin, 'analyst')).body.data.user).toMatchObject({ role: 'analyst' });
    expect((await give(members.admin, 'owner')).status).toBe(403);
    expect((await give(members.analyst, 'read-only')).status).toBe(403);
    expect((await invite('x@example.com', 'owner', members.admin)).status).toBe(403);
    const boss = await userOf('owner@example.com');
    expect((await members.admin('DELETE', `/users/${boss.id}`)).status).toBe(403);
    expect((await members.admin('PATCH', `/users/${boss.id}`, { body: { role: 'analyst' } })).status).toBe(
      403,
    );
  });

  it('takes effect on the next request', async () => {
    const person = await join('changing@example.com', 'analyst');
    const { id } = await userOf('changing@example.com');
    expect((await person('GET', '/lists')).status).toBe(200);
    expect((await person('POST', '/lists', { body: {} })).status).toBe(400);
    await owner('PATCH', `/users/${id}`, { body: { role: 'read-only' } });
    expect((await person('POST', '/lists', { body: {} })).status).toBe(403);
  });

  it('prevents non-owners from creating an owner key', async () => {
    const made = await members.admin('POST', '/keys', { body: { name: 'Way up', scopes: ['admin'] } });
    expect(made.status).toBe(403);
    const { body } = await owner('POST', '/keys', { body: { name: 'Strong', scopes: ['admin'] } });
    const path = `/keys/${body.data.id}/rotate`;
    expect((await members.admin('POST', path, { body: { overlap_seconds: 0 } })).status).toBe(403);
    expect((await members.admin('DELETE', `/keys/${body.data.id}`)).status).toBe(403);
    expect((await owner('DELETE', `/keys/${body.data.id}`)).status).toBe(200);
    const plain = await members.admin('POST', '/keys', { body: { name: 'Checkout', scopes: ['fraud'] } });
    expect(plain.status).toBe(200);
    expect((await members.admin('DELETE', `/keys/${plain.body.data.id}`)).status).toBe(200);
  });

  it('of a role that can erase persons requires a key with the erase scope', async () => {
    const { body } = await owner('POST', '/keys', { body: { name: 'Scripts', scopes: ['admin'] } });
    const scripts = server.withKey(String(body.data.api_key));
    for (const role of ['owner', 'admin'])
      expect([role, (await invite(`by-key-${role}@example.com`, role, scripts)).status]).toEqual([role, 403]);
    expect((await invite('by-key@example.com', 'analyst', scripts)).status).toBe(200);
  });

  it("can't remove the last owner", async () => {
    const { body } = await owner('GET', '/users');
    const users = body.data.users as unknown as readonly { id: string; role: string }[];
    const owners = users.filter(({ role }) => role === 'owner');
    for (const { id } of owners.slice(1)) expect((await owner('DELETE', `/users/${id}`)).status).toBe(200);
    const last = owners[0]!.id;
    expect((await owner('DELETE', `/users/${last}`)).status).toBe(409);
    expect((await owner('PATCH', `/users/${last}`, { body: { role: 'admin' } })).status).toBe(409);
  });
});

describe('custom roles', () => {
  it('are created, assigned and changed, and take effect on the next request', async () => {
    const made = await makeRole('Lists', ['lists:change']);
    expect(made.body.data).toMatchObject({
      name: 'Lists',
      built_in: false,
      permissions: ['lists:see', 'lists:change'],
      users: 0,
    });
    const id = String(made.body.data.id);
    const person = await join('lists@example.com', id);
    expect((await person('GET', '/session')).body.data).toMatchObject({ role: id, role_name: 'Lists' });
    expect((await person('GET', '/lists')).status).toBe(200);
    const refused = await person('GET', '/rules');
    expect(refused.status).toBe(403);
    expect(refused.body.error.message).toContain("The role Lists doesn't have access");
    await owner('PATCH', `/roles/${id}`, { body: { permissions: ['rules:see'] } });
    expect((await person('GET', '/lists')).status).toBe(403);
    expect((await person('GET', '/rules')).status).toBe(200);
    const { body } = await owner('GET', '/roles');
    const roles = body.data.roles as unknown as readonly { id: string; users: number }[];
    expect(roles.find((role) => role.id === id)).toMatchObject({ users: 1, permissions: ['rules:see'] });
  });

  it("can't grant permissions that the creator, editor or assigner lacks", async () => {
    const helper = await join(
      'helper@example.com',
      String((await makeRole('Helpers', ['people:change', 'traffic:see'])).body.data.id),
    );
    expect((await makeRole('More', ['keys:change'], helper)).status).toBe(403);
    const strong = String((await makeRole('Strong', ['keys:change'])).body.data.id);
    expect((await invite('way-up@example.com', strong, helper)).status).toBe(403);
    expect((await invite('way-up@example.com', 'analyst', helper)).status).toBe(403);
    expect((await helper('PATCH', `/roles/${strong}`, { body: { name: 'Mine' } })).status).toBe(403);
    expect((await helper('DELETE', `/roles/${strong}`)).status).toBe(403);
    const own = await makeRole('Watchers', ['traffic:see'], helper);
    expect(own.status).toBe(200);
    const grown = { permissions: ['traffic:see', 'audit:see'] };
    expect((await helper('PATCH', `/roles/${own.body.data.id}`, { body: grown })).status).toBe(403);
    const boss = await userOf('analyst@example.com');
    expect((await helper('DELETE', `/users/${boss.id}`)).status).toBe(403);
    const { id } = await userOf('helper@example.com');
    expect((await helper('PATCH', `/users/${id}`, { body: { role: 'owner' } })).status).toBe(403);
    expect((await members.admin('PATCH', `/users/${id}`, { body: { role: strong } })).status).toBe(200);
  });

  it("can't create a key with more rights than the role", async () => {
    const keeper = await join(
      'keeper@example.com',
      String((await makeRole('Key keepers', ['keys:change', 'workflows:see'])).body.data.id),
    );
    const made = (scopes: readonly string[]) => keeper('POST', '/keys', { body: { name: 'New', scopes } });
    for (const scope of ['admin', 'erase', 'labels', 'tags', 'verification'])
      expect([scope, (await made(['fraud', scope])).status]).toEqual([scope, 403]);
    expect((await made(['fraud', 'lookups', 'screening'])).status).toBe(200);
    const { body } = await owner('POST', '/keys', { body: { name: 'Eraser', scopes: ['erase'] } });
    const path = `/keys/${body.data.id}/rotate`;
    expect((await keeper('POST', path, { body: { overlap_seconds: 0 } })).status).toBe(403);
  });

  it("can't be deleted while assigned; a missing role grants nothing", async () => {
    const id = String((await makeRole('Short', ['traffic:see'])).body.data.id);
    const person = await join('short@example.com', id);
    expect((await owner('DELETE', `/roles/${id}`)).status).toBe(409);
    const user = await userOf('short@example.com');
    await owner('PATCH', `/users/${user.id}`, { body: { role: 'reviewer' } });
    expect((await owner('DELETE', `/roles/${id}`)).status).toBe(200);
    expect((await owner('DELETE', `/roles/${id}`)).status).toBe(404);
    await server.database.query({
      text: 'UPDATE panel_user SET role = $1 WHERE id = $2::uuid',
      values: [id, user.id],
    });
    expect((await person('GET', '/evaluations')).status).toBe(403);
    expect((await person('GET', '/session')).body.data).toMatchObject({ permissions: ['own'] });
    expect((await owner('PATCH', `/users/${user.id}`, { body: { role: 'reviewer' } })).status).toBe(200);
  });

  it.each([
    [{ name: 'Owner', permissions: [] }, 409],
    [{ name: 'lists', permissions: [] }, 409],
    [{ name: 'Unknown', permissions: ['moon:see'] }, 400],
    [{ name: 'Own', permissions: ['own'] }, 400],
    [{ name: 'Twice', permissions: ['rules:see', 'rules:see'] }, 400],
    [{ name: '', permissions: [] }, 400],
    [{ permissions: [] }, 400],
    [{ name: 'No list', permissions: 'rules:see' }, 400],
  ])('are rejected: %j', async (body, status) => {
    expect((await owner('POST', '/roles', { body })).status).toBe(status);
  });

  it("can't replace a built-in role", async () => {
    expect((await owner('PATCH', '/roles/analyst', { body: { permissions: [] } })).status).toBe(409);
    expect((await owner('DELETE', '/roles/owner')).status).toBe(409);
    expect((await invite('x@example.com', '0193a5a0-0000-7000-8000-00000000dead')).status).toBe(400);
  });
});

it("a read-only user can't share a view or remove a shared one", async () => {
  const view = { name: 'High amounts', search: {} };
  const looker = await join('looker@example.com', 'read-only');
  expect((await looker('POST', '/views', { body: { ...view, shared: true } })).status).toBe(403);
  const own = await looker('POST', '/views', { body: view });
  expect((await looker('DELETE', `/views/${own.body.data.id}`)).status).toBe(200);
  const { body } = await members.analyst('POST', '/views', { body: { ...view, shared: true } });
  expect((await looker('DELETE', `/views/${body.data.id}`)).status).toBe(404);
  expect((await members.reviewer('DELETE', `/views/${body.data.id}`)).status).toBe(200);
});

it('a removed user is signed out and can be invited again', async () => {
  const person = await join('leaving@example.com', 'analyst');
  const { id } = await userOf('leaving@example.com');
  expect((await owner('DELETE', `/users/${id}`)).status).toBe(200);
  expect((await person('GET', '/session')).status).toBe(401);
  expect((await owner('DELETE', `/users/${id}`)).status).toBe(404);
  await join('leaving@example.com', 'reviewer');
});

it('records all user and role changes in the audit log without an address', async () => {
  const { body } = await owner('GET', '/audit-log?limit=1000');
  const text = JSON.stringify(body.data);
  for (const action of [
    'role.create',
    'role.change',
    'role.delete',
    'user.invite',
    'user.join',
    'user.change',
    'user.remove',
    'user.uninvite',
  ])
    expect(text).toContain(`"${action}"`);
  expect(text).not.toContain('leaving@example.com');
});
