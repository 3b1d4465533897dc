import { deletePanelUser, listPanelUsers } from '@assay/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { items, type ManagementServer, startManagement } from '../../management/testing/management-server';
import { deploymentKeysOf } from '../../testing/test-keys';
import { printedSetUpCode, setUpCode } from './set-up-code';

const OWNER = { email: 'Owner@Example.com', password: 'a sentence that only they would say' };

let server: ManagementServer;
let accountId: number;
let code: string;
let network = 0;

beforeAll(async () => {
  server = await startManagement();
  await deploymentKeysOf(server.routePorts.database);
  accountId = server.routePorts.directory.owner()!.id;
  code = setUpCode(server.routePorts.database, accountId)!;
});
beforeEach(async () => {
  network++;
  const { database } = server.routePorts;
  for (const { id } of await listPanelUsers(database, accountId))
    await deletePanelUser(database, accountId, id);
});
afterAll(() => server.close());

const from = (headers: { readonly [name: string]: string } = {}) =>
  server.withHeaders({ 'x-forwarded-for': `198.51.100.${network}`, ...headers });
const make = (body: object = {}) =>
  from()('POST', '/session/first-owner', { body: { code, ...OWNER, ...body } });
const isOpen = async () => (await from()('GET', '/session/methods')).body.data.first_owner;
const printed = () => printedSetUpCode(server.routePorts.database, server.routePorts.directory);
const users = () => listPanelUsers(server.routePorts.database, accountId);

describe('first owner', () => {
  it("is created with the setup code that the server prints, is signed in, and can't be created again", async () => {
    expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    expect([await isOpen(), await printed()]).toEqual([true, code]);
    const made = await make({ name: 'Olga Meier' });
    expect(made.body.data).toMatchObject({
      role: 'owner',
      actor: { kind: 'user', name: 'Olga Meier', email: 'owner@example.com' },
      account: { owner: true },
    });
    const cookie = String(made.headers['set-cookie']).split(';')[0] ?? '';
    const panel = from({ cookie, 'x-assay-panel': '1' });
    expect((await panel('GET', '/users')).status).toBe(200);
    expect([await isOpen(), await printed()]).toEqual([false, null]);
    for (const body of [{}, { code: 'wrong' }])
      expect(await make(body)).toMatchObject({ status: 409, body: { error: { code: '2014' } } });
    const byPassword = { email: 'owner@example.com', password: OWNER.password };
    expect((await from()('POST', '/session', { body: byPassword })).status).toBe(200);
    const records = items((await panel('GET', '/audit-log?limit=10')).body.data.records);
    expect(records).toContainEqual(
      expect.objectContaining({ action: 'user.join', change: { role: 'owner', by: 'set-up code' } }),
    );
    expect(JSON.stringify(records).toLowerCase()).not.toContain('owner@example.com');
  });

  it('accepts the code in lower case and without dashes', async () => {
    expect((await make({ code: ` ${code.toLowerCase().replaceAll('-', '')}` })).status).toBe(200);
  });

  it('is created once by concurrent requests', async () => {
    const both = await Promise.all([make(), make({ email: 'other@example.com' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await users()).toHaveLength(1);
  });

  it('is not created with a wrong code, and guessing is rate limited', async () => {
    const statuses: number[] = [];
    for (let tried = 0; tried < 12; tried++) {
      const answer = await make({ code: `${code.slice(0, -1)}${tried % 2 === 0 ? '=' : ''}` });
      statuses.push(answer.status);
      if (tried === 0) expect(answer.body.error.code).toBe('2013');
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    // The correct code is rejected too.
    expect((await make()).status).toBe(429);
    expect(await users()).toEqual([]);
    const { trail, database } = server.routePorts;
    await trail.write(database, new Date());
    const [record] = items(
      (await server.withKey(server.ownerKey)('GET', '/audit-log?limit=1')).body.data.records,
    );
    expect(record).toMatchObject({ actor: 'nobody', action: 'session.refuse', change: { count: 10 } });
  });

  it.each([
    ['an easy password', { password: 'password1234' }],
    ['a short password', { password: 'short' }],
    ['the address as password', { password: 'owner@example.com' }],
    ['no address', { email: 'owner' }],
    ['an address with blanks', { email: 'a b@example.com' }],
    ['no code', { code: '' }],
    ['an invalid code', { code: 7 }],
  ])('is not created with %s', async (_what, body) => {
    expect((await make(body)).status).toBe(400);
    expect(await users()).toEqual([]);
  });

  it('is not created with an address that belongs to another account', async () => {
    const key = await server.newAccount(`Shop ${network}`);
    const shop = server.withKey(key);
    const invited = await shop('POST', '/invitations', {
      body: { email: 'owner@example.com', role: 'analyst' },
    });
    const token = String(invited.body.data.token);
    const accepted = { token, password: 'the kettle sings at seven' };
    expect((await from()('POST', '/invitations/accept', { body: accepted })).status).toBe(200);
    expect(await make()).toMatchObject({ status: 409, body: { error: { code: '3009' } } });
    expect(await users()).toEqual([]);
  });

  it('requires a different code in each installation', async () => {
    const other = await startManagement();
    try {
      // Without keys there is no setup code.
      expect((await other.withHeaders({})('GET', '/session/methods')).body.data.first_owner).toBe(false);
      await deploymentKeysOf(other.routePorts.database);
      expect(setUpCode(other.routePorts.database, accountId)).not.toBe(code);
    } finally {
      await other.close();
    }
  });
});
